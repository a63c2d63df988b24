import type { HostHeader } from "./header";
import { fitsPattern } from "./path-pattern";
import { QUOTED, unquoted } from "./quoted";

const HEADER = new RegExp(
  String.raw`^(?:add_header|header)?\s*("?/\S*"?\s+)?[+>]?(X-Robots-Tag|Link)\s+${QUOTED}`,
  "i",
);

/** `add_header` lines of nginx and `header` lines of a Caddyfile, with the paths of the blocks that they stand in. */
export function headersOfBlocks(text: string, file: string): HostHeader[] {
  const headers: HostHeader[] = [];
  const around: string[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line.startsWith("#")) continue;
    if (line.endsWith("{")) around.push(line.slice(0, -1).trim());
    else if (line === "}") around.pop();
    const [, before = "", name, ...value] = HEADER.exec(line) ?? [];
    if (name === undefined) continue;
    const patterns = [...around, before].flatMap(patternIn);
    headers.push({
      ...{ file, name: name.toLowerCase(), value: unquoted(value), on: patterns.at(-1) ?? "/*" },
      holdsFor: (path) => patterns.every((pattern) => fitsPattern(pattern, path)),
    });
  }
  return headers;
}

/** The path that a block is for: nginx means what begins with it, and all else names its stars. */
function patternIn(opening: string): string[] {
  const [, kind = "", sign = "", path] = /^(\w*)\s*([=~^*]*)\s*"?(\/[^"\s]*)"?$/.exec(opening.trim()) ?? [];
  if (path === undefined || sign.startsWith("~")) return [];
  return [kind === "location" && sign !== "=" ? `${path}*` : path];
}
