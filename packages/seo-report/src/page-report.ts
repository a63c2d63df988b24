import type { Page } from "./read/page";
import { type Site, verdictOf } from "./read/site";
import { titleWidth } from "./read/title-width";
import { missingIn } from "./things";
import type { Finding, LinkReport, PageReport, StructuredDataReport } from "./seo-report";

/** What the report says of a page. */
export function pageReport(
  page: Page,
  site: Site,
  /** Those of the page. */
  findings: readonly Finding[],
  files: ReadonlyMap<string, string>,
): PageReport {
  const [title = ""] = page.titles;
  const verdict = verdictOf(page, site);
  return {
    address: page.address,
    status: verdict.kind === "indexable" ? "listed" : verdict.kind,
    reason: verdict.why,
    file: files.get(page.address) ?? "",
    title,
    titleWidth: titleWidth(title),
    description: page.descriptions[0] ?? "",
    canonical: page.canonicals[0] ?? "",
    robots: page.robots,
    language: page.language,
    outline: page.headings.map(({ level, text }) => ({ level, text })),
    words: page.words,
    links: linkReport(page, site),
    pictures: { count: page.pictures.length, withoutAlt: withoutAlt(page) },
    weight: page.weight,
    sharing: Object.fromEntries([...page.sharing].sort(([a], [b]) => (a < b ? -1 : 1))),
    structuredData: structuredDataReport(page, site),
    errors: numberOf(findings, "error"),
    warnings: numberOf(findings, "warning"),
    notes: numberOf(findings, "note"),
  };
}

function numberOf(findings: readonly Finding[], wanted: Finding["severity"]): number {
  return findings.filter(({ severity }) => severity === wanted).length;
}

function withoutAlt({ pictures }: Page): string[] {
  return pictures.filter(({ alt }) => alt === undefined).map(({ source }) => source);
}

function linkReport(page: Page, { graph }: Site): LinkReport {
  const sorted = (addresses: readonly (string | undefined)[]) =>
    [...new Set(addresses.filter((address) => address !== undefined))].sort();
  return {
    from: graph.linksTo(page),
    // Without its closing slash, the path that the site stands under leads to the first page.
    internal: sorted(page.links.map(({ inside }) => (inside?.path === "" ? "/" : inside?.path))),
    external: sorted(page.links.map(({ outside }) => outside)),
    depth: graph.depthOf(page) ?? null,
  };
}

function structuredDataReport({ data }: Page, site: Site): StructuredDataReport {
  return {
    types: [...new Set(data.nodes.flatMap(({ types }) => types))].sort(),
    missing: data.nodes.flatMap((node) => missingIn(node, site) ?? []),
  };
}
