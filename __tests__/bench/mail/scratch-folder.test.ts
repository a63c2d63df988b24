import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { withScratchFolder } from "../../../src/bench/mail/scratch-folder";

let around = "";

beforeEach(async () => {
  around = await mkdtemp(join(tmpdir(), "scratch-"));
});

afterEach(() => rm(around, { recursive: true }));

it("leaves nothing, neither after success nor after an error", async () => {
  const visit = async (folder: string) => {
    await writeFile(join(folder, "message"), "");
    return folder;
  };
  const folder = await withScratchFolder(join(around, "not", "there"), visit);
  expect(folder).toContain(join(around, "not", "there"));
  expect(existsSync(folder)).toBe(false);
  await expect(withScratchFolder(around, () => Promise.reject(new Error("broken off")))).rejects.toThrow("broken off");
  expect(await readdir(around)).toEqual(["not"]);
});

it("leaves nothing when it is interrupted", async () => {
  const script = resolve("__tests__/bench/mail/waits-in-folder.ts");
  const child = spawn(process.execPath, ["--import", "tsx", script, around]);
  const code = await new Promise((done) => {
    child.stdout.once("data", () => child.kill("SIGINT"));
    child.once("close", done);
  });
  expect(code).toBe(130);
  expect(await readdir(around)).toEqual([]);
});
