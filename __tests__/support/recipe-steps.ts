import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A block of code of a page of the docs that names a file: all of it, a part of its JSON, or lines added to it. */
interface Step {
  readonly language: string;
  readonly file: string;
  readonly text: string;
}

type Json = Readonly<Record<string, unknown>>;

/** Carries out in a project what a page of the docs says. @throws Where a line it goes by is not there, or is there twice. */
export async function carryOut(page: string, folder: string): Promise<void> {
  const steps = stepsIn(await readFile(page, "utf8"));
  if (steps.length === 0) throw new Error(`${page} has no block of code that names a file`);
  for (const step of steps) {
    const path = join(folder, step.file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await afterStep(step, path));
  }
}

function stepsIn(page: string): Step[] {
  return [...page.matchAll(/^ *```(\w+) (\S+)\n([\s\S]*?)^ *```$/gm)].map(
    ([, language = "", file = "", text = ""]) => ({
      language,
      file,
      text,
    }),
  );
}

async function afterStep({ language, file, text }: Step, path: string): Promise<string> {
  if (language === "diff") return withLines(await readFile(path, "utf8"), text, file);
  if (language !== "json" || text.startsWith("{")) return text;
  return JSON.stringify(joined(JSON.parse(await readFile(path, "utf8")) as Json, JSON.parse(`{${text}}`) as Json));
}

/** The lines that begin with a space are there, and stay; those with a plus come to them. */
function withLines(before: string, diff: string, file: string): string {
  const lines = diff.trimEnd().split("\n");
  const kept = lines.filter((line) => line.startsWith(" ")).map((line) => `${line.slice(1)}\n`);
  const parts = before.split(kept.join(""));
  if (kept.length === 0 || parts.length !== 2) throw new Error(`${file} has not once:\n${kept.join("")}`);
  return parts.join(lines.map((line) => `${line.slice(1)}\n`).join(""));
}

/** One more field, or one more entry of a list. */
function joined(before: Json, added: Json): Json {
  const fields = Object.entries(added).map(([key, value]): [string, unknown] => [key, joinedValue(before[key], value)]);
  return { ...before, ...Object.fromEntries(fields) };
}

function joinedValue(before: unknown, added: unknown): unknown {
  if (isList(before) && isList(added)) return [...before, ...added];
  return isObject(before) && isObject(added) ? joined(before, added) : added;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
