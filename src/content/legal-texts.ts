import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { characterFaults } from "./characters";
import { type Fault, shown, valueAt } from "./fault";
import { decoded } from "./json-text";
import { markdownFaults } from "./markdown";
import { addressesIn, pageFiles } from "./page-files";
import { addressOf } from "./page-names";
import type { ContentFile } from "./read";

/** What is known of the content beside its texts. */
interface Known {
  readonly files: readonly ContentFile[];
  /** All files of the content, by their paths below the folder. */
  readonly names: readonly string[];
  /** Whether all pages are known: where one could not be read, a link to it may be right. */
  readonly isWhole: boolean;
}

/** The texts of legal pages as files of the content, whose letters the fonts have to have. */
export async function legalTexts(dataDir: string, names: readonly string[]): Promise<ContentFile[]> {
  const texts = names.filter((name) => /^legal\/.*\.md$/i.test(name));
  return Promise.all(
    texts.map(async (file) => ({
      file,
      type: "LegalText",
      value: { text: await readFile(join(dataDir, file), "utf8") },
    })),
  );
}

/** Checks the texts of the legal pages, and that each text has a page. */
export async function legalTextFaults(dataDir: string, { files, names, isWhole }: Known): Promise<Fault[]> {
  const pages = pageFiles(files);
  const addresses = addressesIn(files);
  const isPage = (to: string) => !isWhole || pages.has(addressOf(to, addresses).replace(/[?#].*$/, ""));
  const shownBy = new Map(files.flatMap((file) => textPathOf(file).map((path) => [path, file.file] as const)));
  const inside = [...shownBy].map(async ([path, file]) => {
    if (names.includes(path)) return faultsIn(path, await readFile(join(dataDir, path)), isPage);
    return [{ file, field: "text", got: `${shown(path)}, which does not exist`, allowed: "a Markdown file beside it" }];
  });
  const unshown = names
    .filter((name) => /^legal\/.*\.md$/i.test(name) && !shownBy.has(name))
    .map((file) => ({ file, field: "", got: "a text of no page", allowed: `a page that names it: ${pageFor(file)}` }));
  return [...(await Promise.all(inside)).flat(), ...unshown];
}

function textPathOf({ file, type, value }: ContentFile): string[] {
  const text = valueAt(value, ["text"]);
  if (type !== "LegalPage" || typeof text !== "string" || !/^\.\/[^\\/]+\.md$/.test(text)) return [];
  return [posix.join(posix.dirname(file), text)];
}

function pageFor(text: string): string {
  return `data/${text.replace(/\.md$/i, ".json")}`;
}

function faultsIn(file: string, bytes: Uint8Array, isPage: (to: string) => boolean): Fault[] {
  const text = decoded(bytes);
  if (typeof text !== "string") return [{ file, ...text }];
  const unreadable = text.split(/\r?\n/).flatMap((line, index) =>
    characterFaults(file, line.replaceAll("\t", " ")).map((fault) => ({
      ...fault,
      field: `line ${String(index + 1)}`,
    })),
  );
  if (unreadable.length > 0) return unreadable;
  return markdownFaults(text, isPage).map(({ line, ...fault }) => ({ file, field: `line ${String(line)}`, ...fault }));
}
