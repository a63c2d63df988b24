import type { HostHeader } from "./header";
import { QUOTED, unquoted } from "./quoted";

const HEADER = new RegExp(
  String.raw`^Header\s+(?:always\s+|onsuccess\s+)?(?:set|add|append|merge)\s+([\w-]+)\s+${QUOTED}`,
  "i",
);

/** `Header set` lines of a `.htaccess`, with the conditions that they stand in. */
export function headersOfHtaccess(text: string, file: string): HostHeader[] {
  const headers: HostHeader[] = [];
  const around: { readonly on: string; readonly holdsFor: HostHeader["holdsFor"] }[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line.startsWith("</")) around.pop();
    else if (line.startsWith("<")) around.push({ on: line, holdsFor: conditionOf(line) });
    const [, name, ...value] = HEADER.exec(line) ?? [];
    if (name === undefined) continue;
    const conditions = [...around];
    headers.push({
      ...{ file, name: name.toLowerCase(), value: unquoted(value) },
      on: conditions.at(-1)?.on ?? "/*",
      holdsFor: (path) => conditions.every(({ holdsFor }) => holdsFor(path)),
    });
  }
  return headers;
}

/** What a section of the file holds for; one that names no path is taken to hold. */
function conditionOf(line: string): HostHeader["holdsFor"] {
  const [, section = "", rest = ""] = /^<(\w+)\s*(.*?)>$/.exec(line) ?? [];
  const inUri = /REQUEST_URI\}?\s*=~\s*m?([#/|])(.*)\1/.exec(rest)?.[2];
  const named = /^~?\s*"?(.*?)"?$/.exec(rest)?.[1] ?? "";
  const nameOf = (path: string) => (path.endsWith("/") ? "index.html" : (path.split("/").at(-1) ?? ""));
  if (inUri !== undefined) return (path) => matches(inUri, path);
  if (/^FilesMatch$/i.test(section)) return (path) => matches(named, nameOf(path));
  if (/^Files$/i.test(section)) return (path) => matches(`^${glob(named)}$`, nameOf(path));
  return () => true;
}

function glob(text: string): string {
  return text
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replace(/\*/g, ".*")
    .replace(/\?/g, ".");
}

function matches(source: string, text: string): boolean {
  try {
    return new RegExp(source, "i").test(text);
  } catch {
    return false;
  }
}
