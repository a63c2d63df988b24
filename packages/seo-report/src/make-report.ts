import { basename } from "node:path";
import { aiCrawlers } from "./ai-crawlers";
import { changesSince } from "./compare";
import type { EarlierReport, NamedReport } from "./earlier-report";
import { findingsByPage } from "./finding-groups";
import { pageReport } from "./page-report";
import { readFolder } from "./read/folder";
import type { Page } from "./read/page";
import { isListed, readSite, type Site } from "./read/site";
import { saidOnce } from "./said-once";
import type { SiteSource } from "./read/source";
import type { Wire } from "./read/wire";
import { RULES } from "./rules/all";
import type { Context, Rule } from "./rules/rule";
import {
  type Counts,
  type Finding,
  FORMAT,
  type Made,
  type Moment,
  type Scope,
  type SeoReport,
  SEVERITIES,
} from "./seo-report";
import { readSettings } from "./settings";
import { silence } from "./silence";

interface Options {
  /** Folder with `redirects.json`, `seo-exceptions.json` and the content; a site that others made has none. */
  readonly dataDir: string | undefined;
  /** Whether this project builds the site: only then findings name the files where they are mended. */
  readonly isOwn?: boolean;
  /** The report that this one is compared with. */
  readonly earlier?: EarlierReport | undefined;
  /** Reports of other days, oldest first, whose figures are put beside those of this one. */
  readonly history?: readonly NamedReport[];
  readonly made?: Made;
}

/** Reads a built site and holds it against all rules. @throws When there is no site, or the settings are wrong. */
export async function makeReport({
  siteDir,
  ...options
}: Options & {
  /** Folder of the built site. */
  readonly siteDir: string;
}): Promise<SeoReport> {
  return reportOn(await readFolder(siteDir), options);
}

/** Holds a site against all rules, wherever it was read from. @throws When the settings are wrong. */
export async function reportOn(source: SiteSource, options: Options): Promise<SeoReport> {
  return (await inspect(source, options)).report;
}

/** A report, and the site that it is about, of which tables tell more than it does. */
export interface Inspection {
  readonly report: SeoReport;
  readonly site: Site;
  /** Every finding that counts, also where the report says once what many pages have. */
  readonly each: readonly Finding[];
}

/** The same, with the site as it was read. @throws When the settings are wrong. */
export async function inspect(
  source: SiteSource,
  { dataDir, earlier, history = [], made, isOwn = true }: Options,
): Promise<Inspection> {
  const { redirects, exceptions, files } = await readSettings(dataDir);
  const now = new Date();
  const site = await readSite(source, redirects, now);
  const context: Context = { site, redirects, files, earlier, now };
  const all = RULES.flatMap((rule) => findingsOf(rule, context, isOwn));
  const { findings: each, silenced } = silence(all, exceptions);
  const findings = saidOnce(each, site.pages.filter((page) => isListed(page, site)).length);
  const byPage = findingsByPage(each);
  const pages = site.pages.map((page) => pageReport(page, site, byPage.get(page.address) ?? [], files));
  const counts: Counts = {
    pages: pages.length,
    listed: pages.filter(({ status }) => status === "listed").length,
    errors: ofSeverity(findings, "error").length,
    warnings: ofSeverity(findings, "warning").length,
    notes: ofSeverity(findings, "note").length,
    silenced: silenced.length,
  };
  const report: SeoReport = {
    format: FORMAT,
    siteUrl: site.siteUrl,
    ...(made && { made }),
    scope: scopeOf(site),
    counts,
    findings: SEVERITIES.flatMap((severity) => ofSeverity(findings, severity)),
    silenced,
    aiCrawlers: aiCrawlers(context),
    pages,
    ...(earlier && { changes: changesSince(earlier, pages, redirects, site) }),
    ...(history.length > 0 && { timeline: timelineOf(history, { name: made?.date ?? "now", counts }) }),
  };
  return { report, site, each };
}

function scopeOf({ pages, sharePictures, sitemap, robots, wire, rendered }: Site): Scope {
  const sum = (of: (page: Page) => readonly unknown[]) => pages.reduce((all, page) => all + of(page).length, 0);
  return {
    rules: RULES.length,
    links: sum(({ links }) => links),
    pictures: sum(({ pictures }) => pictures),
    sharePictures: sharePictures.size,
    sitemapEntries: sitemap.entries.length,
    hasRobots: robots !== undefined,
    isServed: wire !== undefined,
    ...(wire && { served: servedScope(wire) }),
    ...(rendered && { rendered: { pages: rendered.pages.size, failed: rendered.failures.size } }),
  };
}

function servedScope({
  servedAt,
  answers,
  unread: { limit, files, robots, endless },
}: Wire): NonNullable<Scope["served"]> {
  return {
    at: servedAt,
    answers: answers.size,
    unread: { limit: limit.length, files: files.length, robots: robots.length, endless: endless.length },
  };
}

/** Reports that tell no counts have no place in it. */
function timelineOf(history: readonly NamedReport[], now: Moment): Moment[] {
  const before = history.flatMap(({ file, report: { made, counts } }) =>
    counts ? [{ name: made?.date ?? basename(file), counts }] : [],
  );
  return [...before, now];
}

function findingsOf(rule: Rule, context: Context, isOwn: boolean): Finding[] {
  return rule.check(context).map(({ page, pages, found, change, place }) => ({
    rule: rule.id,
    severity: rule.severity,
    effect: rule.effect,
    ...{ page, found, change },
    // What belongs to no page with a data file is made by the code.
    file: isOwn ? (place ?? context.files.get(page) ?? "src/") : "",
    ...(pages && { pages }),
  }));
}

function ofSeverity(findings: readonly Finding[], severity: Finding["severity"]): Finding[] {
  return findings.filter((finding) => finding.severity === severity);
}
