import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { STATES } from "../../src/shots/states";
import { takeAll } from "../../src/shots/take";
import { withVisitedSite } from "../../src/visited-site";

it("opens no legal text where each has a page of its own, to which a link leads", async () => {
  const state = STATES.find(({ name }) => name === "legal-text-open");
  const counts = await withVisitedSite(async ({ browser }) => {
    const page = await browser.newPage();
    const look = async (markup: string) => {
      await page.setContent(markup);
      return state?.by(page).count();
    };
    const open = 'class="legal-texts__open"';
    return [await look(`<a ${open} href="/terms/">Terms</a>`), await look(`<button ${open}>Terms</button>`)];
  });
  expect(counts).toEqual([0, 1]);
});

it("takes no state that nothing on the page brings about", async () => {
  const folder = await mkdtemp(join(tmpdir(), "shots-"));
  const [menu] = STATES;
  if (menu === undefined) throw new Error("There is no state");
  const shot = { path: menu.path, width: 390, theme: "light" } as const;
  const absent = { ...menu, name: "absent", by: (page: Page) => page.locator("#absent") };
  try {
    const taken = await withVisitedSite(({ browser, origin }) =>
      takeAll(
        browser,
        origin,
        "light",
        [
          { ...shot, state: absent },
          { ...shot, state: menu },
        ],
        folder,
      ),
    );
    expect(taken.map(({ state }) => state?.name)).toEqual([menu.name]);
    expect(await readdir(folder)).toEqual([`state--${menu.name}.390.light.png`]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
