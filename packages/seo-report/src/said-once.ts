import type { Finding } from "./seo-report";

/** So many pages with one fault have it from what makes them all. */
const MANY = 5;

/** As many pages as are named of those that have one fault. */
const EXAMPLES = 3;

/**
 * Says once what many pages have in common: a fault that is the same on all of them, and one that more than half of all
 * pages have once each, whatever they have there. The rest stays as it is.
 *
 * @param findings - In the order of the rules, so that those of one rule stand together.
 * @param pageCount - How many pages the site has.
 */
export function saidOnce(findings: readonly Finding[], pageCount: number): Finding[] {
  return groups(findings, ({ rule }) => rule).flatMap((ofRule) => {
    const same = groups(ofRule, ({ found, severity }) => severity + found);
    const many = same.filter((group) => pagesOf(group).length >= MANY);
    const rest = same.filter((group) => pagesOf(group).length < MANY).flat();
    const isEverywhere = rest.length >= MANY && pagesOf(rest).length === rest.length && rest.length * 2 > pageCount;
    return [...many.map(sameOn), ...(isEverywhere ? [differentOn(rest)] : rest)];
  });
}

function sameOn(group: readonly Finding[]): Finding {
  const [first] = group;
  if (!first) throw new Error("There is no finding to say once");
  const pages = pagesOf(group);
  return { ...first, ...advice(group), found: `${first.found} (on ${pages.length} pages)`, pages };
}

function differentOn(group: readonly Finding[]): Finding {
  const [first] = group;
  if (!first) throw new Error("There is no finding to say once");
  const examples = group.slice(0, EXAMPLES).map(({ page, found }) => `${page} (${found})`);
  const found = `${group.length} pages, such as ${examples.join(", ")}`;
  return { ...first, ...advice(group), found, pages: pagesOf(group) };
}

/** What differs from page to page is told of the first. */
function advice(group: readonly Finding[]): Pick<Finding, "change"> {
  const [change = ""] = group.map((finding) => finding.change);
  return {
    change: group.every((finding) => finding.change === change) ? change : `On ${group[0]?.page ?? ""}: ${change}`,
  };
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
