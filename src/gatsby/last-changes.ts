import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A file as a commit has left it. */
export interface Version {
  /** When the commit was made, in ISO 8601; missing where a shallow copy of the history begins: nobody knows. */
  readonly date?: string;
  /** What it said; of JSON alone, and missing where it is the only version. */
  readonly value?: unknown;
}

/** All versions of each file below a folder, the last first, by the files' paths below it. */
export type Versions = ReadonlyMap<string, readonly Version[]>;

/** Marks the line of a commit: no line about a file begins with it. */
const COMMIT = "\u0001";

const GIT = ["-c", "core.quotePath=false"];

const LIMIT = { maxBuffer: 2 ** 30 };

/** What a folder's files were, commit by commit, those that are gone among them; nothing without a version history. */
export async function versionsBelow(folder: string): Promise<Versions> {
  try {
    return await readVersions(folder);
  } catch {
    // No history, or no program that reads it: dates in the data are all there is.
    return new Map();
  }
}

async function readVersions(folder: string): Promise<Versions> {
  const git = async (...args: string[]) => (await run("git", [...GIT, ...args], { cwd: folder, ...LIMIT })).stdout;
  const top = (await git("rev-parse", "--show-toplevel")).trim();
  const shallow = resolve(folder, (await git("rev-parse", "--git-path", "shallow")).trim());
  const beginnings = await readFile(shallow, "utf8").catch(() => "");
  const log = await git("log", `--format=${COMMIT}%H %cI`, "--raw", "--no-abbrev", "--no-renames", "--", ".");
  const found = new Map<string, { readonly date?: string; readonly blob: string }[]>();
  for (const commit of log.split(COMMIT).slice(1)) {
    const [head = "", ...lines] = commit.split("\n").filter((line) => line !== "");
    const [hash = "", date = ""] = head.split(" ");
    for (const line of lines) {
      const [facts = "", name = ""] = line.split("\t");
      const path = relative(folder, resolve(top, name)).replaceAll("\\", "/");
      const version = { blob: facts.split(" ")[3] ?? "", ...(!beginnings.includes(hash) && { date }) };
      found.set(path, [...(found.get(path) ?? []), version]);
    }
  }
  const isCompared = (path: string) => path.endsWith(".json") && (found.get(path)?.length ?? 0) > 1;
  const blobs = [...found].filter(([path]) => isCompared(path)).flatMap(([, all]) => all.map(({ blob }) => blob));
  const texts = await textsOf(folder, blobs);
  const versions = new Map<string, readonly Version[]>();
  for (const [path, all] of found) {
    const isOne = !isCompared(path);
    versions.set(
      path,
      all.map(({ blob, ...version }) => (isOne ? version : { ...version, value: parsed(texts.get(blob)) })),
    );
  }
  return versions;
}

/** Texts by the names that the history has for them; what is gone has none. */
async function textsOf(folder: string, blobs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(blobs)];
  const asked = run("git", ["cat-file", "--batch"], { cwd: folder, encoding: "buffer", ...LIMIT });
  asked.child.stdin?.end(wanted.map((blob) => `${blob}\n`).join(""));
  const { stdout } = await asked;
  const texts = new Map<string, string>();
  for (let at = 0; at < stdout.length;) {
    const end = stdout.indexOf("\n", at);
    const [blob = "", kind, size] = stdout.toString("utf8", at, end).split(" ");
    at = end + 1;
    if (kind === "missing") continue;
    texts.set(blob, stdout.toString("utf8", at, at + Number(size)));
    at += Number(size) + 1;
  }
  return texts;
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** When the last commit was made; nothing without a version history. */
export async function dateOfLastCommit(folder: string): Promise<Date | undefined> {
  try {
    const { stdout } = await run("git", ["log", "-1", "--format=%ct"], { cwd: folder });
    return stdout === "" ? undefined : new Date(Number(stdout) * 1000);
  } catch {
    return undefined;
  }
}
