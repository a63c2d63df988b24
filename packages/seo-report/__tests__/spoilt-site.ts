import type { EarlierReport } from "../src/earlier-report";
import type { Inspection, inspect } from "../src/make-report";
import type { ReadBytes } from "../src/read/source";
import type { SeoReport } from "../src/seo-report";

/** A built site of a few pages that keeps every rule, and that a test may spoil. */
export interface SmallSite {
  readonly folder: string;
  readonly dataDir: string;
  readonly write: (file: string, content: string | Buffer) => Promise<void>;
  readonly readBytes: ReadBytes;
  readonly remove: (file: string) => Promise<void>;
  /** Puts a text in the place of another. @throws When the other is not there. */
  readonly swap: (file: string, before: string, after: string) => Promise<void>;
  readonly setData: (name: "redirects" | "exceptions", entries: readonly unknown[]) => Promise<void>;
  readonly report: (earlier?: EarlierReport) => Promise<SeoReport>;
  /** The same, with what its tables are made of. */
  readonly inspect: (options?: Partial<Parameters<typeof inspect>[1]>) => Promise<Inspection>;
  readonly discard: () => Promise<void>;
}
