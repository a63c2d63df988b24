import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** What is built: the site, and the files of its hosts. */
const BUILT = ["public", "hosting"];

/** Files that tell browsers, programs and hosts of pages. */
export const OF_PAGES = /(?:\.html|\.xml|\.txt|\.json|\.toml|\.conf|Caddyfile|_redirects|_headers)$/;

/** Such files, and scripts. */
export const OF_PAGES_AND_SCRIPTS = new RegExp(String.raw`${OF_PAGES.source}|\.(?:js|htaccess)$`);

/** What belongs to the contact form: where it posts to, its script, what it asks for. */
export const OF_FORM = /mail\.php|data-enquiry|enquiry-token|contact_by_fax|contact-form|mail_unavailable/;

/**
 * Built files of a project whose path, or, of those to read, whose text has something in it.
 * @throws When there is next to nothing to read.
 */
export async function tracesIn(folder: string, isTrace: (text: string) => boolean, toRead: RegExp): Promise<string[]> {
  const found: string[] = [];
  let read = 0;
  for (const part of BUILT) {
    const entries = await readdir(join(folder, part), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = join(entry.parentPath, entry.name);
      const text = toRead.test(entry.name) ? await readFile(file, "utf8") : "";
      if (text !== "") read += 1;
      const path = file.slice(folder.length).replaceAll("\\", "/");
      if (isTrace(path) || isTrace(text)) found.push(path);
    }
  }
  if (read < 20) throw new Error(`Only ${String(read)} files to read are built in ${folder}`);
  return found;
}
