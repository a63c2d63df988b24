import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FILE_KINDS } from "#content/files";
import { fieldsOf, modelOf } from "#content/model";
import { type ContentFile, readContent } from "#content/read";
import { REFERENCES } from "#content/references";
import { isCollection } from "#lib/page-kinds";
import { ADMIN_PATH } from "#hosting/policy";
import type { adminFiles as AdminFiles, Agency } from "./admin-files";

/** Writes `/admin/` into what was built, where the content names a repository; takes away what an earlier build left. */
export async function writeAdmin(project: string): Promise<void> {
  const folder = join(project, "public", ADMIN_PATH);
  const agency = JSON.parse(await readFile(join(project, "data/site.json"), "utf8")) as Partial<Agency>;
  const { name, url, repository } = agency;
  if (repository === undefined) {
    // Only what was written here: an agency may have a page at this address.
    if (await isOurs(folder)) await rm(folder, { recursive: true, force: true });
    return;
  }
  if (name === undefined || url === undefined) throw new Error("data/site.json: the site has no name or address");
  if (existsSync(folder) && !(await isOurs(folder))) {
    const allowed = `nothing, while data/site.json names a repository: content is edited at ${ADMIN_PATH}`;
    throw new Error(`static${ADMIN_PATH}: got files of another page; allowed: ${allowed}`);
  }
  // Sites without it need not load what makes it.
  const { adminFiles } = createRequire(__filename)("./admin-files") as { adminFiles: typeof AdminFiles };
  const { files: read } = await readContent(join(project, "data"));
  const content = Object.fromEntries(read.filter(isNamed).map(({ file, value }) => [file, value]));
  const files = await adminFiles({ name, url, repository }, content);
  await rm(folder, { recursive: true, force: true });
  for (const [path, body] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
}

/** Whether a file has a name that others may go by, or goes by one. */
function isNamed({ type }: ContentFile): boolean {
  const kind = FILE_KINDS.find((one) => one.type === type);
  if (!kind || isCollection(type)) return kind !== undefined;
  const isGiven = Object.values(REFERENCES).some(({ to }) => to.startsWith(`${type} `));
  return isGiven || fieldsOf(modelOf(kind.rules, "written")).some(([, { names = "" }]) => names in REFERENCES);
}

/** Whether a folder has been written by {@link writeAdmin}. */
async function isOurs(folder: string): Promise<boolean> {
  const page = await readFile(join(folder, "index.html"), "utf8").catch(() => "");
  return page.includes('src="screen.js"');
}
