import type { EarlierReport } from "../earlier-report";
import type { Page } from "../read/page";
import { placeholderIn } from "../read/placeholders";
import { isListed, type Site } from "../read/site";
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
}

/** What is the same on all pages is made here, not in the data. */
export const CODE_OF_HEAD = "src/seo/";

/** Looks at every page that search engines may list, each by itself. */
export function onListedPages(look: (page: Page, context: Context) => readonly Seen[]): Check {
  return (context) => seenOn(listedPages(context), look, context);
}

/** Looks at every page, listed or not, each by itself. */
export function onAllPages(look: (page: Page, context: Context) => readonly Seen[]): Check {
  return (context) => seenOn(context.site.pages, look, context);
}

/** Looks at the length of a text that a field of the data becomes on listed pages; one that is missing is another rule's. */
export function hasLength(
  { min, max }: { readonly min: number; readonly max: number },
  field: string,
  textOf: (page: Page) => string | undefined,
): Check {
  return onListedPages((page) => {
    const text = textOf(page) ?? "";
    // What was never written is no shorter or longer than it should be.
    if (text === "" || placeholderIn(text) !== undefined || (text.length >= min && text.length <= max)) return [];
    const change = `Write ${field} so that the whole has ${min} to ${max} characters.`;
    return [{ found: `${numberOf(text.length, "character")}: ${text}`, change }];
  });
}

/** The pages that search engines may list. */
export function listedPages({ site }: Context): readonly Page[] {
  return site.pages.filter((page) => isListed(page, site));
}

function seenOn(
  pages: readonly Page[],
  look: (page: Page, context: Context) => readonly Seen[],
  context: Context,
): Observation[] {
  return pages.flatMap((page) => look(page, context).map((seen) => ({ ...seen, page: page.address })));
}

/** The pages that say the same as another, by what they say; nothing is not compared. */
export function alike(pages: readonly Page[], says: (page: Page) => string | undefined): ReadonlyMap<string, Page[]> {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const said = says(page);
    if (said === undefined || said === "") continue;
    const group = groups.get(said) ?? [];
    group.push(page);
    groups.set(said, group);
  }
  return new Map([...groups].filter(([, group]) => group.length > 1));
}

/** As many others as a finding names. */
const FEW = 3;

/** Names a few pages, or counts many. */
export function fewOf(addresses: readonly string[], thing = "page"): string {
  return addresses.length > FEW ? numberOf(addresses.length, thing) : addresses.join(", ");
}

/**
 * A finding on each page of a group, which names the others. Where those are many, it counts them: each page of a
 * thousand would else list all of them.
 */
export function oneOfSeveral(
  groups: ReadonlyMap<string, readonly Page[]>,
  seen: (said: string, others: string) => Seen,
): Observation[] {
  return [...groups].flatMap(([said, group]) =>
    group.map((page) => {
      const others = group.filter((other) => other !== page).map((other) => other.address);
      return { ...seen(said, fewOf(others, "other page")), page: page.address };
    }),
  );
}
