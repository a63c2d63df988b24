import { pathPrefixOf } from "#lib/path-prefix";
import type { Site } from "../read/site";

/**
 * Whether a link may lead to another project: on GitHub Pages, each repository of an owner has a folder of the one host.
 * A path into a folder that this build has no part of is not known to be broken.
 */
export function isOfOtherProject(path: string, href: string, site: Site): boolean {
  const [, first = "", ...rest] = path.split("/");
  const isElsewhere = rest.length > 0 || /^https?:/i.test(href);
  return site.isOnGitHub && pathPrefixOf(site.siteUrl) === "" && isElsewhere && !site.hasFolder(`/${first}`);
}
