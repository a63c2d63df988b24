import { ADMIN_PATH } from "../hosting/policy";
import { type Fault, shown, valueAt } from "./fault";
import { pageFiles } from "./page-files";
import { find } from "./places";
import type { ContentFile } from "./read";

/** Whether the content is edited at {@link ADMIN_PATH}. */
export function hasAdmin(files: readonly ContentFile[]): boolean {
  return valueAt(files.find(({ type }) => type === "Agency")?.value, ["repository"]) !== undefined;
}

const ALLOWED = `another address, or no repository in data/site.json: with one, content is edited below ${ADMIN_PATH}`;

/** Pages and old addresses where the content is to be edited: one of the two would replace the other. */
export function adminFaults(files: readonly ContentFile[]): Fault[] {
  if (!hasAdmin(files)) return [];
  const isThere = (address: unknown) => typeof address === "string" && `${address}/`.startsWith(ADMIN_PATH);
  const pages = [...pageFiles(files)].filter(([address]) => isThere(address));
  const redirects = find(files, "Redirects redirects.*.from").filter(({ value }) => isThere(value));
  return [
    ...pages.map(([address, file]) => ({ file, field: "", got: `a page at ${address}`, allowed: ALLOWED })),
    ...redirects.map(({ file, field, value }) => ({ file, field, got: shown(value), allowed: ALLOWED })),
  ];
}
