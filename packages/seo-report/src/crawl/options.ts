import type { Patience } from "./patience";

/** How a site is crawled. */
export interface CrawlOptions {
  /** Folder that keeps the answers, so that an interrupted crawl goes on. */
  readonly state: string;
  /** The most pages that are read. */
  readonly limit: number;
  /** The most requests a second; without it, as many as is polite to that host. */
  readonly rate?: number | undefined;
  /** Whom to ask about the crawler: an address of mail or of a page. */
  readonly contact: string;
  /** Told how far it is, often. */
  readonly onProgress?: (progress: Progress) => void;
  readonly patience?: Patience;
  /** Milliseconds after which an answer is given up. */
  readonly timeout?: number;
}

/** How far a crawl is. */
export interface Progress {
  readonly pages: number;
  readonly answers: number;
  readonly waiting: number;
  /** Answers that an interrupted crawl has left. */
  readonly kept: number;
}

export const PATIENCE: Patience = { attempts: 3, pause: 1_000, longest: 120_000 };

export const TIMEOUT = 30_000;

/** How fast a host is asked. */
export interface Pace {
  readonly concurrency: number;
  /** Milliseconds between two requests. */
  readonly interval: number;
}

/** Requests a second to somebody's server, of which two may be under way: what a reader who clicks fast asks for. */
const POLITE = 4;

/** The pace for a host: robots.txt may ask for a slower one; a server of one's own machine answers as fast as it can. */
export function paceFor(start: URL, rate: number | undefined, delay: number | undefined): Pace {
  const isOwnMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(start.hostname);
  const interval = rate === undefined ? (isOwnMachine ? 0 : 1000 / POLITE) : 1000 / rate;
  if (delay !== undefined && delay > 0) return { concurrency: 1, interval: Math.max(interval, delay * 1000) };
  return { concurrency: isOwnMachine ? 8 : 2, interval };
}

/** The address in `--url`. @throws When it is none of a page that can be asked for. */
export function startIn(value: string): URL {
  const allowed = "allowed: the address of a site's first page with its scheme, such as https://www.example.com/";
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) throw new Error(`--url: got ${value}; ${allowed}`);
  const start = new URL(value);
  if (start.username !== "" || start.search !== "") {
    throw new Error(`--url: got ${value}; ${allowed}, without a password or a query`);
  }
  start.hash = "";
  return start;
}

/** A number that an option gives. @throws When it is none, or not within its bounds. */
export function numberIn(
  option: string,
  value: string,
  { min, max, isWhole }: { readonly min: number; readonly max: number; readonly isWhole: boolean },
): number {
  const number = Number(value);
  if (value.trim() !== "" && number >= min && number <= max && (!isWhole || Number.isInteger(number))) return number;
  throw new Error(`${option}: got ${value}; allowed: ${isWhole ? "a whole number" : "a number"} from ${min} to ${max}`);
}
