import { writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { measureMotion, type MotionResult, SLOWDOWN } from "../bench/motion";
import { createStaticServer } from "../hosting/static-server";
import { BROWSER_FLAGS, findBrowser } from "./browser";
import { fail } from "./serving";

const MEASURES = ["motion"];

/**
 * `npm run bench -- motion`: counts the frames of everything that moves on the built site, with the processor slowed
 * down four times. `--json FILE` keeps the figures.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { json: { type: "string" } } });
  const unknown = positionals.filter((name) => !MEASURES.includes(name));
  if (unknown.length > 0) throw new Error(`bench: got ${unknown.join(", ")}; allowed: ${MEASURES.join(", ")}`);
  const server = await createStaticServer(resolve("public"));
  await server.listen({ port: 0, host: "127.0.0.1" });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
  try {
    const { port } = server.server.address() as AddressInfo;
    const motion = await measureMotion(browser, `http://127.0.0.1:${port}`);
    console.log(`Processor slowed down ${SLOWDOWN} times`);
    console.table(motion.map(row));
    if (values.json !== undefined) await writeFile(values.json, JSON.stringify({ motion }, null, 2));
  } finally {
    await browser.close();
    await server.close();
  }
}

function row({ name, moving, wanted, drawn, longest, composing }: MotionResult) {
  return {
    "what moves": name,
    ms: Math.round(moving),
    "frames drawn": `${drawn} of ${wanted}`,
    "per second": Math.round((60 * drawn) / wanted),
    "longest gap, ms": Math.round(longest),
    "composing a frame, ms": Math.round(composing),
  };
}

main().catch(fail);
