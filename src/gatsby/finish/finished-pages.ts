import type { GatsbyCache } from "gatsby";
import { digestOf } from "../../lib/digest";
import { digestOfFiles } from "../digest-of-files";
import type { BuiltPage } from "./page";

/** Where it is kept from build to build. */
export type FinishedCache = Pick<GatsbyCache, "get" | "set">;

/** The pages that are finished. */
export interface FinishedPages {
  /** Whether an earlier build has finished a page in the same way, and its file has been left alone since. */
  readonly isFinished: (page: BuiltPage, file: Written) => boolean;
  /** Notes that a page is finished, with what was found in it. */
  readonly add: (page: BuiltPage, file: Written, found: Found) => void;
  /** What was found in all pages that are finished now, by their addresses. */
  readonly all: () => ReadonlyMap<string, Found>;
  readonly keep: () => Promise<void>;
}

/** What is found in a page while it is finished. */
export interface Found {
  /** Addresses of its style sheets. */
  readonly sheets: readonly string[];
  /** Address of its main picture. */
  readonly picture?: string | undefined;
}

/** How a file was left. */
interface Written {
  readonly size: number;
  readonly mtimeMs: number;
}

/** What is kept: JSON only. */
interface Kept {
  /** All that pages are finished with. */
  readonly digest: string;
  readonly pages: Readonly<Record<string, Entry>>;
}

interface Entry extends Found {
  readonly state: string;
}

const KEY = "finished-pages";

/** What the finishing is done with, besides what it is given: its code, and the packages that it asks. */
const CODE = [
  "src/gatsby/finish",
  "src/hosting/content-security-policy.ts",
  "src/gatsby/browser",
  "src/lib",
  "package-lock.json",
];

/** Reads which pages are finished already; none without a cache, or when they would be finished otherwise now. */
export async function finishedPages(cache: FinishedCache | undefined, given: object): Promise<FinishedPages> {
  const digest = digestOf(given, await digestOfFiles(...CODE));
  const kept = (await cache?.get(KEY)) as Kept | undefined;
  const before = new Map(Object.entries(kept?.digest === digest ? kept.pages : {}));
  const now = new Map<string, Entry>();
  return {
    isFinished: (page, file) => {
      const entry = before.get(page.path);
      if (entry?.state !== stateOf(page, file)) return false;
      now.set(page.path, entry);
      return true;
    },
    add: (page, file, found) => {
      now.set(page.path, { state: stateOf(page, file), ...found });
    },
    all: () => now,
    keep: async () => {
      await cache?.set(KEY, { digest, pages: Object.fromEntries(now) } satisfies Kept);
    },
  };
}

/** To the second: copies of a site, as continuous integration keeps them, do not keep the rest. */
function stateOf({ componentChunkName }: BuiltPage, { size, mtimeMs }: Written): string {
  return `${componentChunkName} ${size} ${Math.floor(mtimeMs / 1000)}`;
}
