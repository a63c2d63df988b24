import { changesSince } from "./compare";
import type { EarlierReport } from "./earlier-report";
import { pageReport } from "./page-report";
import { readFolder } from "./read/folder";
import { saidOnce } from "./said-once";
import { isListed, readSite } from "./read/site";
import type { SiteSource } from "./read/source";
import { RULES } from "./rules/all";
import type { Context, Rule } from "./rules/rule";
import { type Finding, FORMAT, type PageReport, type SeoReport, SEVERITIES } from "./seo-report";
import { readSettings } from "./settings";
import { silence } from "./silence";

interface Options {
  /** Folder with `redirects.json`, `seo-exceptions.json` and the content; a site that others made has none. */
  readonly dataDir: string | undefined;
  /** Whether this project builds the site: only then findings name the files where they are mended. */
  readonly isOwn?: boolean;
  /** The report that this one is compared with. */
  readonly earlier?: EarlierReport | undefined;
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
export async function reportOn(source: SiteSource, { dataDir, earlier, isOwn = true }: Options): Promise<SeoReport> {
  const { redirects, exceptions, files } = await readSettings(dataDir);
  const now = new Date();
  const site = await readSite(source, redirects, now);
  const context: Context = { site, redirects, files, earlier, now };
  const all = RULES.flatMap((rule) => findingsOf(rule, context, isOwn));
  const { findings: each, silenced } = silence(all, exceptions);
  const findings = saidOnce(each, site.pages.filter((page) => isListed(page, site)).length);
  const pages: PageReport[] = [];
  for (const page of site.pages) pages.push(await pageReport(page, site, each, files));
  return {
    format: FORMAT,
    siteUrl: site.siteUrl,
    counts: {
      pages: pages.length,
      listed: pages.filter(({ status }) => status === "listed").length,
      errors: ofSeverity(findings, "error").length,
      warnings: ofSeverity(findings, "warning").length,
      notes: ofSeverity(findings, "note").length,
      silenced: silenced.length,
    },
    findings: SEVERITIES.flatMap((severity) => ofSeverity(findings, severity)),
    silenced,
    pages,
    ...(earlier && { changes: changesSince(earlier, pages, redirects, site) }),
  };
}

function findingsOf(rule: Rule, context: Context, isOwn: boolean): Finding[] {
  return rule.check(context).map(({ page, found, change, place }) => ({
    rule: rule.id,
    severity: rule.severity,
    effect: rule.effect,
    ...{ page, found, change },
    // What belongs to no page with a data file is made by the code.
    file: isOwn ? (place ?? context.files.get(page) ?? "src/") : "",
  }));
}

function ofSeverity(findings: readonly Finding[], severity: Finding["severity"]): Finding[] {
  return findings.filter((finding) => finding.severity === severity);
}
