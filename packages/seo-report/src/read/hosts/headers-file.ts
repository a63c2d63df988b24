import type { HostHeader } from "./header";
import { fitsPattern } from "./path-pattern";

/**
 * `_headers` of Netlify and Cloudflare Pages: a path, and below it, indented, its headers. `! Name` takes away what
 * earlier blocks have set, which only Cloudflare knows: there are parsers for the one dialect or the other, not for both.
 */
export function headersOfFile(text: string, file: string): HostHeader[] {
  const headers: HostHeader[] = [];
  let on = "";
  for (const line of text.split(/\r?\n/).filter((one) => one.trim() !== "" && !one.trim().startsWith("#"))) {
    const isIndented = /^\s/.test(line);
    const path = on;
    if (!isIndented) on = line.trim();
    else if (line.trim().startsWith("!")) takeAway(headers, line.trim().slice(1).trim(), path);
    else {
      const [name = "", ...value] = line.split(":");
      const holdsFor = (one: string) => fitsPattern(path, one);
      headers.push({ file, on: path, name: name.trim().toLowerCase(), value: value.join(":").trim(), holdsFor });
    }
  }
  return headers;
}

function takeAway(headers: HostHeader[], name: string, on: string): void {
  for (const [index, header] of headers.entries()) {
    if (header.name !== name.toLowerCase()) continue;
    headers[index] = { ...header, holdsFor: (path) => header.holdsFor(path) && !fitsPattern(on, path) };
  }
}
