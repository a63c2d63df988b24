import { projectPath, servicePath } from "../lib/slug";
import { valueAt } from "./fault";
import type { ContentFile } from "./read";

/** Files of `pages/` whose page is not at their own name: the not-found page is built twice, the last is no page. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  "pages/home.json": ["/"],
  "pages/not-found.json": ["/404/", "/404.html"],
  "pages/case-study.json": [],
};

/** The content file (below `data/`) of each page, by the page's address, unencoded. */
export function pageFiles(files: readonly ContentFile[]): ReadonlyMap<string, string> {
  return new Map(files.flatMap((one) => addressesOf(one).map((address) => [address, one.file] as const)));
}

function addressesOf({ file, type, value }: ContentFile): readonly string[] {
  const title = valueAt(value, ["title"]);
  if (type === "Service" && typeof title === "string") return [servicePath(title)];
  if (type === "Project" && typeof title === "string") return [projectPath(title)];
  if (!file.startsWith("pages/")) return [];
  return NAMED[file] ?? [file.replace(/^pages(\/.+)\.json$/, "$1/")];
}
