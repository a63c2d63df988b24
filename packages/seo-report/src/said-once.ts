import type { RuleId } from "./rules/rule-ids";
import type { Finding } from "./seo-report";

/** So many pages with one fault have it from what makes them all. */
const MANY = 5;

/** So many pages with a fault of one kind are mended by one hand, whatever each of them has there. */
const LISTED_ONCE = 20;

/** So many things of one kind on a page are told together. */
const ON_ONE_PAGE = 4;

/**
 * Rules whose findings have one cause where one thing is to be done, whatever figure or picture each page has: how a
 * template makes titles, how links and pictures are written.
 */
const HABITUAL: ReadonlySet<RuleId> = new Set([
  ...(["title-length", "title-width", "description-length", "description-width"] as const),
  ...(["text-thin", "page-deep", "picture-size", "link-redirect"] as const),
]);

/** As many of them are named in the sentence. */
const EXAMPLES = 3;

/** More details than that are not read one by one. */
const MOST_DETAILS = 500;

/**
 * Says once what has one cause: a fault that is the same on many pages, several of one kind on one page, and one that
 * more than half of the pages have, or very many, whatever each of them has there. All that is said so is in the details.
 *
 * @param findings - Those of one rule stand together.
 * @param pageCount - How many pages search engines may list.
 */
export function saidOnce(findings: readonly Finding[], pageCount: number): Finding[] {
  return groups(findings, ({ rule }) => rule).flatMap((ofRule) => {
    const isHabitual = HABITUAL.has(firstOf(ofRule).rule);
    const same = groups(ofRule, ({ found, change }) => (isHabitual ? change : found));
    const many = same.filter((group) => pagesOf(group).length >= MANY);
    const rest = groups(same.filter((group) => pagesOf(group).length < MANY).flat(), ({ page }) => page);
    const each = rest.flatMap((group) => (group.length < ON_ONE_PAGE ? group : [together(group)]));
    const pages = pagesOf(each).length;
    const isEverywhere = pages >= MANY && (pages * 2 > pageCount || pages >= LISTED_ONCE);
    return [...many.map(manyOf), ...(isEverywhere ? [together(each)] : each)];
  });
}

function manyOf(group: readonly Finding[]): Finding {
  return new Set(group.map(({ found }) => found)).size === 1 ? sameOn(group) : together(group);
}

/** One finding for one that is the same on many pages. */
function sameOn(group: readonly Finding[]): Finding {
  const pages = pagesOf(group);
  const first = firstOf(group);
  return { ...first, ...advice(group), found: `${first.found} (on ${pages.length} pages)`, pages };
}

/** One finding for several that differ in what they found. */
function together(group: readonly Finding[]): Finding {
  const first = firstOf(group);
  const pages = pagesOf(group);
  const all = [...new Set(group.flatMap((one) => one.pages ?? [one.page]))];
  const isOnePage = pages.length === 1;
  const examples = (isOnePage ? group : groups(group, ({ page }) => page).map(firstOf)).slice(0, EXAMPLES);
  const named = examples.map(({ page, found }) => (isOnePage ? found : `${page} (${found})`)).join(", ");
  const details = group.flatMap((one) => one.details ?? [`${one.page}: ${one.found}`]).slice(0, MOST_DETAILS);
  const found = `${isOnePage ? group.length : `${pages.length} pages`}, such as ${named}`;
  return { ...first, ...advice(group), found, details, ...(all.length > 1 && { pages: all }) };
}

/** What differs is told of the first. */
function advice(group: readonly Finding[]): Pick<Finding, "change"> {
  const { page, change } = firstOf(group);
  return { change: group.every((finding) => finding.change === change) ? change : `On ${page}: ${change}` };
}

function firstOf(group: readonly Finding[]): Finding {
  const [first] = group;
  if (!first) throw new Error("There is no finding to say once");
  return first;
}

function pagesOf(findings: readonly Finding[]): string[] {
  return [...new Set(findings.map(({ page }) => page))];
}

function groups(findings: readonly Finding[], keyOf: (finding: Finding) => string): Finding[][] {
  const byKey = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = byKey.get(keyOf(finding));
    if (group) group.push(finding);
    else byKey.set(keyOf(finding), [finding]);
  }
  return [...byKey.values()];
}
