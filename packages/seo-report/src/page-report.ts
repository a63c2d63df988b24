import type { Page } from "./read/page";
import { type Site, verdictOf } from "./read/site";
import { descriptionWidth, titleWidth } from "./read/text-width";
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
    descriptionWidth: descriptionWidth(page.descriptions[0] ?? ""),
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

/** What the validator of rich results finds missing, by the types of things. */
function judgedMissing(page: Page, { richResults }: Site): StructuredDataReport["missing"] {
  const faults = richResults.get(page) ?? [];
  const types = new Set(
    faults.filter(({ kind }) => kind === "required" || kind === "recommended").map(({ type }) => type),
  );
  const fieldsOf = (type: string, kind: string) =>
    faults.filter((fault) => fault.type === type && fault.kind === kind).map(({ fields }) => fields.join(" or "));
  return [...types].map((type) => ({
    ...{ type, required: fieldsOf(type, "required"), recommended: fieldsOf(type, "recommended") },
    source: "https://developers.google.com/search/docs/appearance/structured-data/search-gallery",
  }));
}

function structuredDataReport(page: Page, site: Site): StructuredDataReport {
  const { data } = page;
  return {
    types: [...new Set(data.nodes.flatMap(({ types }) => types))].sort(),
    missing: [...judgedMissing(page, site), ...data.nodes.flatMap((node) => missingIn(node, site) ?? [])],
  };
}
