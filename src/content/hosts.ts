import { pathPrefixOf } from "../lib/path-prefix";
import { HOST_NAMES, type HostName } from "../hosting/host-names";
import { hostingPolicy } from "../hosting/policy";
import { hostFaults } from "../hosting/write-hosting-files";
import { hasAdmin } from "./admin";
import { type Fault, valueAt } from "./fault";
import { pageFiles } from "./page-files";
import type { ContentFile } from "./read";
import { redirects } from "./seo";

/** The hosts that the content says the site is for; all of them where it says nothing. */
export function hostsIn(files: readonly ContentFile[]): readonly HostName[] {
  const named = valueAt(files.find(({ type }) => type === "Agency")?.value, ["hosts"]);
  return Array.isArray(named) ? HOST_NAMES.filter((name) => named.includes(name)) : HOST_NAMES;
}

const WHOSE = 'a limit of a host that "hosts" in data/site.json names, or of any host where it names none';

/**
 * What hosts could not take of redirects and pages, before anything is built. The titles of all pages have to be known.
 * Where the site stands under another path than the content says, the build looks once more.
 */
export function hostLimitFaults(files: readonly ContentFile[]): Fault[] {
  const file = files.find(({ type }) => type === "Redirects");
  const known = redirects.safeParse(file?.value);
  const url = valueAt(files.find(({ type }) => type === "Agency")?.value, ["url"]);
  if (!file || !known.success || typeof url !== "string" || !URL.canParse(url)) return [];
  const pages = [...pageFiles(files).keys()];
  // Half a character makes no address, which is told of by itself.
  if (pages.some((path) => /\p{Cs}/u.test(path))) return [];
  const policy = hostingPolicy(known.data.redirects, pages, pathPrefixOf(url), { hasAdmin: hasAdmin(files) });
  return hostFaults(policy, hostsIn(files)).map((sentence) => {
    const [got = sentence, allowed] = sentence.split("; allowed: ");
    return { file: file.file, field: "", got, allowed: allowed === undefined ? WHOSE : `${allowed} (${WHOSE})` };
  });
}
