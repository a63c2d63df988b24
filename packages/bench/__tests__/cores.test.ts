import { availableParallelism } from "node:os";
import { chromium } from "playwright-core";
import { allowedCores, keepCoreForPages, separateCores } from "../src/cores";
import { BROWSER_FLAGS, findBrowser } from "@site/toolkit/browser";

const CAN_SEPARATE = process.platform === "linux" && availableParallelism() > 1;

it("gives a page a core that nothing else of the browser runs on, and this process its own back", async () => {
  if (!CAN_SEPARATE) {
    expect(await keepCoreForPages(process.pid)).toBeUndefined();
    return;
  }
  const before = await allowedCores(process.pid);
  const server = await chromium.launchServer({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
  try {
    const giveBack = await separateCores(server.process().pid ?? 0);
    const others = await allowedCores(process.pid);
    expect(others).toEqual(before.slice(0, -1));
    const browser = await chromium.connect(server.wsEndpoint());
    await (await browser.newPage()).goto("data:text/html,<p>A page.");
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    expect(processInfo.map(({ type }) => type)).toEqual(expect.arrayContaining(["browser", "GPU", "renderer"]));
    for (const { id, type } of processInfo) {
      expect([type, await allowedCores(id)]).toEqual([type, type === "renderer" ? before.slice(-1) : others]);
    }
    await giveBack();
    expect(await allowedCores(process.pid)).toEqual(before);
  } finally {
    await server.close();
  }
});
