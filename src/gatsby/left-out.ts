import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { PreprocessSourceArgs } from "gatsby";
import { isForeign } from "../content/foreign-files";
import { OPTIONAL_PAGES } from "../content/page-names";
import { addresses } from "../lib/addresses";
import { COLLECTION_TYPES, COLLECTIONS } from "../lib/page-kinds";

/**
 * The files below `src/` that would show pages which this site does without: no address names the page, or no file of the
 * content has one by the template.
 */
export function leftOutIn(dataDir: string, known: object = addresses): readonly string[] {
  const pages = OPTIONAL_PAGES.filter((name) => Reflect.get(known, name) === undefined);
  const templates = COLLECTION_TYPES.map((type) => COLLECTIONS[type]).filter(
    ({ folder }) => !hasContent(join(dataDir, folder)),
  );
  return [
    ...pages.map((name) => `src/pages/${name}.tsx`),
    ...templates.map(({ template }) => `src/templates/${template}.tsx`),
  ];
}

function hasContent(folder: string): boolean {
  try {
    return readdirSync(folder).some((name) => name.endsWith(".json") && !isForeign(name));
  } catch {
    // No folder at all.
    return false;
  }
}

/** Those of this site, as it was when the command began. */
export const leftOut = leftOutIn(resolve("data"));

/**
 * What Gatsby looks for queries in: nothing in a file that shows no page. It would warn of a query that it does not run,
 * and whoever has left the page out could not do anything about it.
 */
export const preprocessSource: (args: PreprocessSourceArgs) => string | undefined = sourceWithout(leftOut);

/** Such a hook. @param files - The files in which nothing is found. */
export function sourceWithout(
  files: readonly string[],
): (args: Pick<PreprocessSourceArgs, "filename">) => string | undefined {
  const paths = files.map((file) => resolve(file));
  return ({ filename }) => (paths.includes(resolve(filename)) ? "export {};" : undefined);
}
