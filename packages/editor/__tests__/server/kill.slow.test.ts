import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@site/toolkit/server-process";
import { ContentFolder } from "../../src/server/content-folder";

/** How often a process is killed while it saves. */
const KILLS = 50;

/** A process is killed at any moment of this many times as long as a save takes on this machine. */
const TIMES = 2;

const TOKEN = "a-token-that-nobody-guesses";
const FILE = "redirects.json";

/** A content file that takes a while to be written, and tells by each of its lines which one it is. */
function contentOf(round: number): string {
  const redirects = Array.from({ length: 20_000 }, (_, index) => ({
    from: `/old-${String(index)}`,
    to: `/${String(round)}/`,
  }));
  return `${JSON.stringify({ redirects }, null, 2)}\n`;
}

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "editor-"));
  await writeFile(join(folder, FILE), contentOf(0));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await rm(folder, { recursive: true });
});

async function startServer(): Promise<{
  readonly save: (text: string) => Promise<void>;
  readonly kill: () => Promise<void>;
}> {
  const port = await freePort();
  const script = resolve("packages/editor/__tests__/support/saving-server.ts");
  const child = spawn(process.execPath, ["--require", "tsx/cjs", script, folder, String(port), TOKEN], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  await new Promise((done) => child.stdout.once("data", done));
  const origin = `http://localhost:${String(port)}`;
  const headers = { origin, cookie: `editor=${TOKEN}`, "content-type": "application/octet-stream" };
  return {
    save: (text) =>
      new Promise((done) => {
        const asking = request(origin, { method: "PUT", path: `/folder/${FILE}`, headers }, () => {
          done();
        });
        asking.on("error", () => {
          done();
        });
        asking.end(text);
      }),
    kill: async () => {
      const ended = new Promise((done) => child.once("close", done));
      child.kill("SIGKILL");
      await ended;
    },
  };
}

it("leaves every file whole, whenever the process is killed", async () => {
  let last = contentOf(0);
  let changed = 0;
  const whole = await startServer();
  const begun = performance.now();
  await whole.save(last);
  const took = performance.now() - begun;
  await whole.kill();
  for (let round = 1; round <= KILLS; round += 1) {
    const next = contentOf(round);
    const server = await startServer();
    void server.save(next);
    await pause(Math.random() * TIMES * took);
    await server.kill();
    const found = await readFile(join(folder, FILE), "utf8");
    expect([last, next].includes(found)).toBe(true);
    if (found === next) changed += 1;
    last = found;
  }
  // Some were killed before it was there, and some after: else nobody was killed in between.
  expect(changed).toBeGreaterThan(0);
  expect(changed).toBeLessThan(KILLS);
});

it("forgets what a killed process has left half-written", async () => {
  const left = [`${FILE}.2771883`, ".sveltia-tmp-1f0b", FILE];
  for (const name of left) await writeFile(join(folder, name), "{");
  await new ContentFolder(folder, () => Promise.resolve([])).tidy();
  expect(await readdir(folder)).toEqual([FILE]);
});
