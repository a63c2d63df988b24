import type { EarlierReport } from "../earlier-report";
import type { Page } from "../read/page";
import { columnsOf } from "../read/text-width";
import { placeholderIn } from "../read/placeholders";
import { forbidsListing } from "../read/robots-tags";
import { isListed, type Site, verdictOf } from "../read/site";
import type { Redirect } from "#hosting/policy";
import { numberOf } from "#lib/number-of";
import type { Effect, Severity } from "../seo-report";
import type { RuleId } from "./rule-ids";

/** What a rule says of itself, for those who read the report. */
export interface RuleText {
  readonly id: RuleId;
  readonly severity: Severity;
  /** Only what is advice is a note. */
  readonly effect: Effect;
  readonly title: string;
  /** Why it matters, in a sentence or two. */
  readonly reason: string;
  /** Address of the documentation it rests on. */
  readonly source: string;
}

/** One thing that a good site keeps, and how it is checked. */
export interface Rule extends RuleText {
  readonly check: Check;
}

/** Finds all that breaks a rule. */
export type Check = (context: Context) => readonly Observation[];

/** What rules may look at. */
export interface Context {
  readonly site: Site;
  readonly redirects: readonly Redirect[];
  /** The data file of each page, from the root of the project, by the page's address. */
  readonly files: ReadonlyMap<string, string>;
  /** The report that this one is compared with. */
  readonly earlier?: EarlierReport | undefined;
  readonly now: Date;
}

/** What was seen on a page, and what to do about it. */
export interface Seen {
  readonly found: string;
  readonly change: string;
  /** The file to change, where it is not the page's own data file. */
  readonly place?: string;
}

/** The same, with the page (or the file of the site, such as `/robots.txt`) that it was seen on. */
export interface Observation extends Seen {
  readonly page: string;
  /** All pages that it is about, where it is about several. */
  readonly pages?: readonly string[];
}

/** What is the same on all pages is made here, not in the data. */
export const CODE_OF_HEAD = "src/seo/";

/** Looks at every page that search engines may list, each by itself. */
export function onListedPages(look: (page: Page, context: Context) => readonly Seen[]): Check {
  return (context) => seenOn(listedPages(context), look, context);
}

/** Looks at every page that is read, listed or not, each by itself: whom a stub sends on meets nothing of it. */
export function onAllPages(look: (page: Page, context: Context) => readonly Seen[]): Check {
  return (context) => {
    const isRead = (page: Page) => verdictOf(page, context.site).kind !== "stub";
    return seenOn(context.site.pages.filter(isRead), look, context);
  };
}

/** Looks at every page, stubs among them, each by itself. */
export function onEveryPage(look: (page: Page, context: Context) => readonly Seen[]): Check {
  return (context) => seenOn(context.site.pages, look, context);
}

/** Looks at the length of a text that a field of the data becomes on listed pages; one that is missing is another rule's. What East Asian scripts write in a square counts for two characters. */
export function hasLength(
  { min, max }: { readonly min: number; readonly max: number },
  field: string,
  textOf: (page: Page) => string | undefined,
): Check {
  return onListedPages((page) => {
    const text = textOf(page) ?? "";
    // What was never written is no shorter or longer than it should be.
    const columns = columnsOf(text);
    if (text === "" || placeholderIn(text) !== undefined || (columns >= min && columns <= max)) return [];
    const change = `Write ${field} so that the whole has ${min} to ${max} characters.`;
    const isSquare = columns > Array.from(text).length;
    const found = isSquare ? `as wide as ${numberOf(columns, "letter")}` : numberOf(columns, "character");
    return [{ found: `${found}: ${text}`, change }];
  });
}

/** The pages that search engines may list; who tried to keep one out, in vain, is told that alone. */
export function listedPages({ site, now }: Context): readonly Page[] {
  const isMeantOut = ({ misnamedRobots }: Page) => misnamedRobots.some((word) => forbidsListing(word, now));
  return site.pages.filter((page) => isListed(page, site) && !isMeantOut(page));
}

function seenOn(
  pages: readonly Page[],
  look: (page: Page, context: Context) => readonly Seen[],
  context: Context,
): Observation[] {
  return pages.flatMap((page) => look(page, context).map((seen) => ({ ...seen, page: page.address })));
}
