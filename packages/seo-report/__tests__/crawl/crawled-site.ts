import { join } from "node:path";
import { crawl, type Crawled } from "../../src/crawl/crawl";
import { crawledSource } from "../../src/crawl/crawled-source";
import { type CrawlOptions, startIn } from "../../src/crawl/options";
import { reportOn } from "../../src/make-report";
import type { SeoReport } from "../../src/seo-report";
import { smallSite } from "../small-site";
import type { SmallSite } from "../spoilt-site";
import { serve, type TestServer } from "./server";

/** The small site as a server answers with it. */
export interface ServedSite extends SmallSite, Omit<TestServer, "close"> {
  readonly crawl: (options?: Partial<CrawlOptions>) => Promise<Crawled>;
  /** Crawls it, and holds it against all rules. */
  readonly crawledReport: (options?: Partial<CrawlOptions>) => Promise<SeoReport>;
  readonly state: string;
}

/** Serves the small site from a temporary folder. */
export async function servedSite(): Promise<ServedSite> {
  const site = await smallSite();
  const { close, ...server } = await serve(site.folder);
  const state = join(site.folder, "../state");
  const patience = { attempts: 3, pause: 10, longest: 2_000 };
  // What a busy machine takes for an answer is not what the tests are about.
  const fast = { state, limit: 50, contact: "tests@foldwell.example", patience, timeout: 30_000 };
  const crawlIt: ServedSite["crawl"] = (options) => crawl(startIn(`${server.origin}/`), { ...fast, ...options });
  return {
    ...{ ...site, ...server, state },
    crawl: crawlIt,
    crawledReport: async (options) => reportOn(crawledSource(await crawlIt(options)), { dataDir: site.dataDir }),
    discard: async () => {
      await close();
      await site.discard();
    },
  };
}
