import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const WRITER = [
  process.execPath,
  "--import",
  "tsx",
  resolve("packages/contact-service/__tests__/support/mail-writer.ts"),
];

/** An empty folder of its own. */
export function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "maildir-"));
}

/** A process that writes, and what it has said so far. */
export interface Writer {
  readonly child: ChildProcess;
  /** The lines it wrote, when it has ended; a last one without its end does not count. */
  readonly said: Promise<string[]>;
}

/**
 * Starts the process of `mail-writer.ts`.
 *
 * @param limit - The largest file it may write, in blocks of 512 bytes, as a disk without room would let it.
 */
export function startWriter(args: readonly string[], options: SpawnOptions = {}, limit = "unlimited"): Writer {
  const child = spawn("sh", ["-c", `ulimit -f ${limit}; exec "$@"`, "sh", ...WRITER, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, TSX_DISABLE_CACHE: "1" },
    ...options,
  });
  let output = "";
  child.stdout?.on("data", (text: Buffer) => {
    output += text.toString();
  });
  const said = new Promise<string[]>((done) => {
    child.once("close", () => {
      done(output.split("\n").slice(0, -1));
    });
  });
  return { child, said };
}

/** The names of the messages in `new`. */
export function stored(root: string): string[] {
  return readdirSync(join(root, "new")).sort();
}

/** Whether a message of `mail-writer.ts` is all there. */
export function isWhole(root: string, name: string): boolean {
  const text = readFileSync(join(root, "new", name), "latin1");
  return createHash("sha256").update(text.slice(0, -64)).digest("hex") === text.slice(-64);
}
