import { BROWSER_FLAGS, findBrowser } from "@site/toolkit/browser";
import PQueue from "p-queue";
import { type BrowserContext, chromium } from "playwright-core";
import { AGENT } from "../crawl/agent";
import { type Page, readPage } from "../read/page";
import type { Rendered } from "../read/rendered";
import { readRobots } from "../read/robots";
import { type SiteSource, textIn } from "../read/source";
import { NOT_FOUND } from "../verdict";
import { canonicalUrl } from "#seo/canonical-url";
import { serveSource } from "./serve-source";

/** Pages that are drawn at once: more of them would only wait for each other, and for the server. */
const AT_ONCE = 2;

/** How long a page may take until it is loaded, and then until it is quiet, in milliseconds. */
interface Patience {
  readonly load: number;
  readonly quiet: number;
}

const PATIENCE: Patience = { load: 15_000, quiet: 5_000 };

/** Draws all pages of a site in a browser, and reads them anew. @throws When there is no browser. */
export async function render(source: SiteSource, patience = PATIENCE): Promise<Rendered> {
  const executablePath = await findBrowser();
  const local = source.wire ? undefined : await serveSource(source);
  const servedAt = source.wire?.servedAt ?? local?.servedAt ?? source.siteUrl;
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  try {
    const context = await browser.newContext({ serviceWorkers: "block" });
    await keepToRobots(context, servedAt, source);
    const [pages, failures] = [new Map<string, Page>(), new Map<string, string>()];
    const work = new PQueue({ concurrency: AT_ONCE });
    await work.addAll(
      source.pages.filter(isDrawn).map(({ address }) => async () => {
        try {
          const html = await htmlAfterScripts(context, canonicalUrl(servedAt, address), patience);
          pages.set(address, readPage(address, html, source.siteUrl));
        } catch (error) {
          failures.set(address, firstLine(error));
        }
      }),
    );
    return { pages, failures };
  } finally {
    await browser.close();
    local?.close();
  }
}

/** What sends its readers on at once would be read as where it leads. */
function isDrawn({ address, head }: Page): boolean {
  return !NOT_FOUND.includes(address) && head.refresh === undefined;
}

/** A browser that is sent by a robot asks for nothing that the robot may not; films and fonts change no text. */
async function keepToRobots(context: BrowserContext, servedAt: string, { readBytes }: SiteSource): Promise<void> {
  const bytes = await readBytes("/robots.txt");
  const robots = bytes && readRobots(textIn(bytes));
  const { origin } = new URL(servedAt);
  await context.route("**/*", async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const isForbidden = url.origin === origin && robots?.allows(url.pathname + url.search, AGENT) === false;
    if (isForbidden || ["media", "font"].includes(request.resourceType())) await route.abort();
    else await route.continue();
  });
}

async function htmlAfterScripts(context: BrowserContext, url: string, { load, quiet }: Patience): Promise<string> {
  const page = await context.newPage();
  try {
    // Instead of an error without a text, a browser shows a page of its own: going there then gives no answer.
    const last: { status?: number } = {};
    page.on("response", (answer) => {
      if (answer.request().isNavigationRequest()) last.status = answer.status();
    });
    const gone = await page.goto(url, { waitUntil: "load", timeout: load }).catch((error: unknown) => {
      if (last.status === undefined || last.status < 400) throw error;
    });
    const status = gone?.status() ?? last.status ?? 0;
    if (status !== 200) throw new Error(`answers ${String(status)}`);
    // A page that never rests is read as it is then: robots do not wait for ever either.
    await page.waitForLoadState("networkidle", { timeout: quiet }).catch(() => undefined);
    return await withTimeout(page.content(), load);
  } finally {
    await page.close();
  }
}

/** A script that never ends would keep the browser from answering. */
async function withTimeout<Value>(value: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, refuse) => {
    timer = setTimeout(() => {
      refuse(new Error(`no answer of the browser within ${String(milliseconds / 1000)} seconds`));
    }, milliseconds);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split("\n")[0] ?? message;
}
