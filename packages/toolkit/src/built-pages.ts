import { readdir } from "node:fs/promises";

/** Addresses of all pages below a built site, as they stand in folders: `/`, `/about/`, … */
export async function builtPages(publicDir: string): Promise<string[]> {
  const entries = await readdir(publicDir, { recursive: true });
  return entries
    .map((entry) => entry.replaceAll("\\", "/"))
    .filter((entry) => entry === "index.html" || entry.endsWith("/index.html"))
    .map((entry) => `/${entry.replace(/index\.html$/, "")}`)
    .sort();
}

/** The pages that `--only` names, or all. @throws When it names one that is not there. */
export function pagesOnly(only: readonly string[] | undefined, pages: readonly string[]): readonly string[] {
  const unknown = only?.filter((path) => !pages.includes(path)) ?? [];
  if (unknown.length > 0) throw new Error(`--only: got ${unknown.join(", ")}; allowed: ${pages.join(", ")}`);
  return only ?? pages;
}
