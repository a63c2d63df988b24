import { isNotFoundPage } from "#hosting/addresses";
import { type Manifest, readManifest } from "#hosting/manifest";
import type { HostingPolicy } from "#hosting/policy";
import { readBuiltPolicy } from "#hosting/policy-file";

/** What a build says of itself. */
export interface Build {
  readonly policy: HostingPolicy;
  readonly manifest: Manifest;
}

/** Reads what a build has written for those who hold a site against it. @throws When something of it is not there. */
export async function readBuild(hostingDir: string): Promise<Build> {
  return { manifest: await readManifest(hostingDir), policy: await readBuiltPolicy(hostingDir) };
}

/** Paths of the files that have to be served at their addresses, with a slash before them. */
export function servedFiles({ policy, manifest }: Build): string[] {
  return Object.keys(manifest)
    .map((file) => `/${file}`)
    .filter((path) => !isForm(path, manifest) && !policy.hidden.includes(path) && !isNotFoundPage(path));
}

/** Addresses of the pages, unencoded and with their closing slashes. */
export function pagesOf({ manifest }: Build): string[] {
  return Object.keys(manifest)
    .map((file) => `/${file}`)
    .filter((path) => path.endsWith(INDEX) && !isNotFoundPage(path))
    .map((path) => path.slice(0, -INDEX.length + 1));
}

const INDEX = "/index.html";

/** Paths of the files in the site that only hosts read. */
export function hiddenFiles({ policy, manifest }: Build): string[] {
  return policy.hidden.filter((path) => path.slice(1) in manifest);
}

/** The compressed forms of a file that were built, as codings. */
export function formsOf(path: string, { manifest }: Build): string[] {
  return Object.entries(FORMS)
    .filter(([ending]) => path.slice(1) + ending in manifest)
    .map(([, coding]) => coding);
}

const FORMS = { ".br": "br", ".gz": "gzip" } as const;

/** Whether it is a compressed form of another file: hosts send it as that one, or compress by themselves. */
function isForm(path: string, manifest: Manifest): boolean {
  return Object.keys(FORMS).some((ending) => path.endsWith(ending) && path.slice(1, -ending.length) in manifest);
}
