import { type Fault, shown } from "./fault";
import { addressesByFile } from "./page-files";
import type { ContentFile } from "./read";

/** Pages whose address another page has. Equal titles are told of by themselves. */
export function pageAddressFaults(files: readonly ContentFile[]): Fault[] {
  const first = new Map<string, string>();
  return addressesByFile(files).flatMap(([address, file]) => {
    const before = first.get(address);
    if (before === undefined) first.set(address, file);
    if (before === undefined || folderOf(before) === folderOf(file)) return [];
    const got = `${shown(address)} for data/${before} and data/${file}`;
    return [{ file: "addresses.json", field: "", got, allowed: "an address of its own for each page" }];
  });
}

function folderOf(file: string): string {
  return /^(?:services|projects|legal)\//.exec(file)?.[0] ?? file;
}
