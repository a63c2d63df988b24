import PQueue from "p-queue";
import type { Unread } from "../read/wire";
import { AGENT } from "./agent";
import { keepOf, type Kind, type Named } from "./named";
import type { Opened } from "./open-site";
import { requestOf } from "./place";
import { trapDetector } from "./traps";

/** What is known of a site and not yet looked at. */
export interface Frontier {
  readonly visit: (url: URL, kind: Kind) => void;
  /** Visits an address as it is written on a page, unless it is of another site. */
  readonly follow: (named: Named, page: string) => void;
  /** Waits until there is nothing left. @throws What went wrong while looking. */
  readonly end: () => Promise<void>;
  readonly waiting: () => number;
  readonly unread: Readonly<Record<Unread, readonly string[]>>;
}

/** Looks at an address, and tells whether it was a page. */
type Look = (url: URL, kind: Kind) => Promise<boolean>;

/** Files are asked for their headers alone: so many for each page of the limit. */
const FILES_A_PAGE = 10;

/** Pages first: what they need is asked for while nothing else waits. */
const PRIORITIES: Readonly<Record<Kind, number>> = { text: 3, page: 2, sheet: 1, picture: 1, file: 0 };

/** Each address is looked at once, in the order of what it is, within the limit of pages and as robots.txt allows. */
export function frontierOf(opened: Opened, limit: number, look: Look): Frontier {
  const work = new PQueue({ concurrency: 8 });
  const unread: Record<Unread, string[]> = { limit: [], files: [], robots: [], endless: [] };
  const seen = new Set<string>();
  const left = { pages: limit, files: limit * FILES_A_PAGE };
  const isEndless = trapDetector();
  let failure: Error | undefined;

  const reasonAgainst = (url: URL, kind: Kind): Unread | undefined => {
    if (opened.robots?.allows(url.pathname + url.search, AGENT) === false) return "robots";
    if (isEndless(url)) return "endless";
    if (kind === "page") return left.pages > 0 ? undefined : "limit";
    return left.files > 0 ? undefined : "files";
  };

  const take = async (url: URL, kind: Kind) => {
    const against = failure === undefined ? reasonAgainst(url, kind) : "limit";
    if (against) return void unread[against].push(url.href);
    const counter = kind === "page" ? "pages" : "files";
    left[counter] -= 1;
    const isPage = await look(url, kind).catch((error: unknown) => {
      failure ??= error instanceof Error ? error : new Error(String(error));
      return false;
    });
    // What is no page after all does not count as one.
    if (kind === "page" && !isPage) left.pages += 1;
  };

  const visit = (url: URL, kind: Kind) => {
    const address = new URL(url);
    address.hash = "";
    const key = `${keepOf(kind)} ${address.href}`;
    if (seen.has(key)) return;
    seen.add(key);
    void work.add(() => take(address, kind), { priority: PRIORITIES[kind] });
  };

  return {
    ...{ visit, unread },
    follow: ({ address, kind }, page) => {
      const url = requestOf(address, page, opened);
      if (url) visit(url, kind);
    },
    end: async () => {
      await work.onIdle();
      if (failure) throw failure;
    },
    waiting: () => work.size,
  };
}
