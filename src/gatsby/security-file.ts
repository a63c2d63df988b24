import { access, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { SECURITY_TXT, securityExpiry, securityOf } from "../seo/security-txt";
import { pathPrefixOf } from "../lib/path-prefix";

/**
 * Writes security.txt, unless `static/` holds one. Under a path of its host a site has none, since it is looked for at
 * the root; and one that is no longer good, or nobody knows how long, would be worse than none.
 */
export async function writeSecurityFile(
  publicDir: string,
  agency: Parameters<typeof securityOf>[0],
  sourceDate: Date | undefined,
  now = new Date(),
): Promise<void> {
  if (await isThere(join(resolve("static"), SECURITY_TXT))) return;
  const file = join(publicDir, SECURITY_TXT);
  const expires = sourceDate && securityExpiry(sourceDate);
  if (!expires || expires <= now || pathPrefixOf(agency.url) !== "") {
    await rm(file, { force: true });
    return;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, securityOf(agency, expires));
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
