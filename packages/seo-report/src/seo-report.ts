import type { RuleId } from "./rules/rule-ids";
import type { Unread } from "./read/wire";
import type { VerdictKind } from "./verdict";

/** From the worst on. Errors make the command fail; warnings do not, and notes are what one may do or leave. */
export const SEVERITIES = ["error", "warning", "note"] as const;

/** How bad it is to break a rule. */
export type Severity = (typeof SEVERITIES)[number];

/**
 * What breaking a rule costs: a page stays out of the index, or the wrong one gets in; a rich result or a share card is
 * lost; fewer come, or those who came go. What no search engine and no network says that it costs anything is advice.
 */
export type Effect = "index" | "rich-result" | "clicks" | "advice";

/** Version of what `report.json` holds: raised when a field that comparisons read changes its meaning or goes. */
export const FORMAT = 1;

/** The whole report, as `report.json` holds it. Nothing but `made` depends on when or where it was made. */
export interface SeoReport {
  readonly format: typeof FORMAT;
  /** Address of the site without a closing slash, as the canonical address of its first page has it. */
  readonly siteUrl: string;
  readonly made?: Made;
  readonly scope: Scope;
  readonly counts: Counts;
  /** Findings that count, the worst first, in the order of the rules. */
  readonly findings: readonly Finding[];
  /** Findings that `data/seo-exceptions.json` explains. */
  readonly silenced: readonly SilencedFinding[];
  /** Robots of language models, and whether they may read the site. */
  readonly aiCrawlers: readonly AiCrawler[];
  /** All pages by their addresses. */
  readonly pages: readonly PageReport[];
  /** What is different from the report that this one was compared with. */
  readonly changes?: Changes;
  /** What earlier reports counted, and this one, oldest first. */
  readonly timeline?: readonly Moment[];
}

/** When, of what and how a report was made. */
export interface Made {
  /** As `2026-11-02T09:30:00.000Z`. */
  readonly date: string;
  /** The command with its arguments, as it was typed. */
  readonly command: string;
  /** The last commit of the repository that the site's folder is in; nothing where it is in none. */
  readonly commit?: string | undefined;
}

/** What was looked at. */
export interface Scope {
  readonly rules: number;
  readonly links: number;
  readonly pictures: number;
  readonly sharePictures: number;
  readonly sitemapEntries: number;
  readonly hasRobots: boolean;
  /** Whether a server was asked, or the files of a build were read. */
  readonly isServed: boolean;
  /** How a served site was read; missing for a folder. */
  readonly served?: ServedScope;
  /** Pages that were also read after their scripts, and those that could not be; missing where none was tried. */
  readonly rendered?: { readonly pages: number; readonly failed: number };
}

/** What was asked of a server. */
interface ServedScope {
  /** Where, without a closing slash: a copy is elsewhere than the site says that it is. */
  readonly at: string;
  readonly answers: number;
  /** How many addresses were not asked for, by why. */
  readonly unread: Readonly<Record<Unread, number>>;
}

/** What a report counted. */
export interface Moment {
  /** Its date, or the name of its file where it has none. */
  readonly name: string;
  readonly counts: Counts;
}

/** A robot of those who make language models. */
export interface AiCrawler {
  /** As robots.txt names it. */
  readonly name: string;
  readonly maker: string;
  /** Whether it reads for what a model learns, or for answers that link to their source. */
  readonly use: "training" | "search";
  /** Of the pages that search engines may list. */
  readonly mayRead: "all" | "some" | "none";
  /** The line of robots.txt that keeps it out; empty where none does. */
  readonly line: string;
  /** Address of what its maker says of it. */
  readonly source: string;
}

/** How much there is of everything. */
export interface Counts {
  readonly pages: number;
  /** Pages that search engines may list. */
  readonly listed: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  readonly silenced: number;
}

/** One thing that breaks a rule. */
export interface Finding {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly effect: Effect;
  /** Address on this site, unencoded. */
  readonly page: string;
  readonly found: string;
  readonly change: string;
  /** The file where it is changed, from the root of the project; empty on a site that others made. */
  readonly file: string;
  /** All pages that have it, where that is many: it is then said of the first. */
  readonly pages?: readonly string[];
  /** Each page and what was found there, where several findings are said as one; the first 500. */
  readonly details?: readonly string[];
}

/** A finding that is known and kept. */
export interface SilencedFinding extends Finding {
  readonly reason: string;
}

/** What a page is, as a stranger reads it. */
export interface PageReport {
  readonly address: string;
  /** What search engines can do with it: list it as itself, or why not. */
  readonly status: "listed" | Exclude<VerdictKind, "indexable">;
  /** What makes it so; empty for a page that is listed. */
  readonly reason: string;
  /** The data file that holds its texts; empty where there is none. */
  readonly file: string;
  readonly title: string;
  /** Width in pixels as desktop results draw it. */
  readonly titleWidth: number;
  readonly description: string;
  /** The same in one line. */
  readonly descriptionWidth: number;
  readonly canonical: string;
  readonly robots: string;
  readonly language: string;
  readonly outline: readonly { readonly level: number; readonly text: string }[];
  /** Words of the main text. */
  readonly words: number;
  readonly links: LinkReport;
  readonly pictures: { readonly count: number; readonly withoutAlt: readonly string[] };
  readonly weight: { readonly html: number; readonly brotli: number };
  /** Values of `og:` and `twitter:` by their names, the first of each. */
  readonly sharing: Readonly<Record<string, string>>;
  readonly structuredData: StructuredDataReport;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
}

/** Where a page's links lead, and how one gets there. */
export interface LinkReport {
  /** Pages that link to it. */
  readonly from: readonly string[];
  /** Addresses on this site that it links to. */
  readonly internal: readonly string[];
  /** Addresses elsewhere. */
  readonly external: readonly string[];
  /** Clicks from the first page; null where no way leads there. */
  readonly depth: number | null;
}

/** The structured data of a page. */
export interface StructuredDataReport {
  /** Types found, each once, by name. */
  readonly types: readonly string[];
  /** Fields that documentation asks for and that are not there. */
  readonly missing: readonly {
    readonly type: string;
    readonly required: readonly string[];
    readonly recommended: readonly string[];
    /** Address of the list of fields. */
    readonly source: string;
  }[];
}

/** What a comparison with an earlier report has found. */
export interface Changes {
  readonly added: readonly string[];
  readonly gone: readonly {
    readonly page: string;
    /** Where a redirect leads its visitors; empty where there is none. */
    readonly redirect: string;
    /** The line that `data/redirects.json` needs; empty where it has one. */
    readonly needed: string;
  }[];
  readonly changed: readonly {
    readonly page: string;
    readonly field: ChangedField;
    readonly before: string;
    readonly after: string;
  }[];
}

/** What is held against an earlier report. */
export type ChangedField =
  | "indexability"
  | "title"
  | "description"
  | "h1"
  | "canonical"
  | "robots"
  | "words"
  | "links"
  | "share card"
  | "structured data";
