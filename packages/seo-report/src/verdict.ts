import type { HostHeader } from "./read/hosts/header";
import type { Page } from "./read/page";
import type { Robots } from "./read/robots";
import { forbidsListing, isSaidTo, type RobotsWord, robotsWordsOfHeader, spelled } from "./read/robots-tags";
import { locateFrom, otherEnd, spellingOf } from "./read/site-address";
import { canonicalUrl } from "#seo/canonical-url";

/**
 * What a search engine can do with a page: list it as itself, list the page that it names as canonical, follow it to
 * another (a stub), or leave it out, because it says so, may not be read, or is the page of what is not found.
 */
export type VerdictKind = "indexable" | "canonicalised" | "stub" | "noindex" | "blocked" | "missing";

/** What a page is to search engines. */
export interface Verdict {
  readonly kind: VerdictKind;
  /** What makes it so, in words. */
  readonly why: string;
  /** The address that is listed instead. */
  readonly to?: string;
  /** The header that makes it so, where one does. */
  readonly header?: HostHeader | undefined;
}

/** What is known of a site before its pages are judged. */
export interface Facts {
  readonly siteUrl: string;
  readonly robots: Robots | undefined;
  /** `X-Robots-Tag` headers that hosts are told to send. */
  readonly robotsHeaders: readonly HostHeader[];
  /** How the addresses of all pages are spelled. */
  readonly spellings: ReadonlySet<string | undefined>;
}

/** Hosts of static sites answer with the file when nothing is found; some generators build it as a folder as well. */
export const NOT_FOUND = ["/404.html", "/404/"];

/** Whether an address is of a page for what is not found: a site may have one for each of its languages. */
export function isNotFound(address: string): boolean {
  return /\/404(?:\.html|\/)?$/.test(address);
}

/** The verdict on a page as Google comes to it, at that time. */
export function verdictOn(page: Page, facts: Facts, now: Date): Verdict {
  const { siteUrl, robots } = facts;
  if (isNotFound(page.address)) return { kind: "missing", why: "answers what does not exist" };
  const { refresh } = page.head;
  const onward = refresh?.to === undefined ? undefined : locateFrom(siteUrl, page.address)(refresh.to)?.url.href;
  const own = canonicalUrl(siteUrl, page.address);
  if (onward !== undefined && !isSame(onward, own, facts)) {
    return { kind: "stub", why: `meta refresh to ${onward}`, to: onward };
  }
  const line = robots?.lineAgainst(new URL(own).pathname, "Googlebot");
  if (line !== undefined) return { kind: "blocked", why: `robots.txt: ${line}` };
  const against = saidOf(page, facts).find(({ word }) => isSaidTo(word, "googlebot") && forbidsListing(word, now));
  if (against) {
    return { kind: "noindex", why: `${against.word.from}: ${spelled(against.word)}`, header: against.header };
  }
  const canonical = canonicalOf(page, siteUrl);
  return canonical === undefined || isSame(canonical, own, facts)
    ? { kind: "indexable", why: "" }
    : { kind: "canonicalised", why: `canonical ${canonical}`, to: canonical };
}

/** A word for robots, and the header that has it, where it is of one. */
interface Said {
  readonly word: RobotsWord;
  readonly header?: HostHeader;
}

/** All that robots are told of a page: by its meta tags, and by the headers that hosts send with it. */
export function saidOf(page: Page, { robotsHeaders }: Pick<Facts, "robotsHeaders">): Said[] {
  const headers = robotsHeaders.filter(({ holdsFor }) => holdsFor(page.address));
  const ofHeaders = headers.flatMap((header) =>
    robotsWordsOfHeader(header.value, `X-Robots-Tag in ${header.file}`).map((word) => ({ word, header })),
  );
  return [...page.robotsWords.map((word) => ({ word })), ...ofHeaders];
}

/** The one canonical address of a page, whole; nothing where it names none, or several, which nobody follows. */
export function canonicalOf({ canonicals, address }: Page, siteUrl: string): string | undefined {
  const [canonical, ...others] = canonicals;
  if (canonical === undefined || canonical === "" || others.length > 0) return undefined;
  return locateFrom(siteUrl, address)(canonical)?.url.href;
}

function isSame(one: string, other: string, { siteUrl, spellings }: Facts): boolean {
  const [a, b] = [spellingOf(one, siteUrl), spellingOf(other, siteUrl)];
  if (a === undefined || b === undefined || a === b) return a !== undefined && a === b;
  // With and without its end, a file's name is one page, unless there is a page of each.
  return a === otherEnd(b) && !(spellings.has(a) && spellings.has(b));
}
