import { valueAt } from "#content/fault";
import type { Profile } from "./answers";

/** What `npm run seo` finds on the home page of an agency that names no profile, and would have it know. */
const NO_PROFILES = {
  page: "/",
  rule: "json-ld-recommended",
  reason: "The agency has no profile in a network yet: those under social in data/site.json are told as sameAs.",
};

/** What is kept of the SEO report's findings: where an agency names no profile, that it names none, and else not. */
export function withoutProfiles(exceptions: unknown, social: readonly Profile[]): readonly unknown[] {
  const all: readonly unknown[] = Array.isArray(exceptions) ? exceptions : [];
  const isOwn = (one: unknown) => valueAt(one, ["reason"]) === NO_PROFILES.reason;
  if (social.length > 0) return all.filter((one) => !isOwn(one));
  const isKnown = all.some(
    (one) => valueAt(one, ["page"]) === NO_PROFILES.page && valueAt(one, ["rule"]) === NO_PROFILES.rule,
  );
  return isKnown ? all : [...all, NO_PROFILES];
}
