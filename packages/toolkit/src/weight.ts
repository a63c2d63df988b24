import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
import type { Page, Response } from "playwright-core";

/** A phone as Lighthouse's mobile preset has it. */
export const PHONE_OF_LIGHTHOUSE = { width: 412, height: 823 };

/** What was fetched for a page, and how much of it. */
export interface Fetched {
  readonly url: string;
  /** As the browser calls it: document, font, image, script, … */
  readonly type: string;
  /** Bytes on the way: texts as Brotli at its best makes them, everything else as it is. */
  readonly bytes: number;
  /** Bytes of what the server says before it. */
  readonly head: number;
}

/** A page before there is intent, and before it is scrolled. */
export interface Weight {
  readonly fetched: readonly Fetched[];
  /** Bytes of the scripts that stand in the page itself, compressed by themselves; they are part of the document. */
  readonly inlineScript: number;
  /** Sum of all layout shifts. */
  readonly layoutShift: number;
  /** Tag of the element that was painted last of the largest; for a picture also what asked for it: `link`, `img`. */
  readonly largest: string;
}

/** What the page itself tells of it. */
type Seen = Pick<Weight, "layoutShift" | "largest"> & { readonly inlineScript: string };

const TEXTS = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/;

/** Loads a page and weighs it. Nothing moves and no key is pressed. */
export async function weigh(page: Page, url: string): Promise<Weight> {
  // What still comes for a page that the tab has shown before is not of this one.
  await page.goto("about:blank");
  const responses: Response[] = [];
  const note = (response: Response) => responses.push(response);
  page.on("response", note);
  await page.addInitScript(OBSERVE);
  // What another page has brought is not at hand for a first visit.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(url, { waitUntil: "networkidle" });
  page.off("response", note);
  const fetched = await Promise.all(responses.map(weighResponse));
  const { inlineScript, ...seen } = await page.evaluate<Seen>("window.observed()");
  return { fetched, inlineScript: compressed(Buffer.from(inlineScript)), ...seen };
}

/** What an answer cost. */
export async function weighResponse(response: Response): Promise<Fetched> {
  const isRedirect = response.status() >= 300 && response.status() < 400;
  const body = isRedirect ? Buffer.alloc(0) : await response.body();
  const type = response.headers()["content-type"] ?? "";
  const bytes = TEXTS.test(type) ? compressed(body) : body.length;
  const { responseHeadersSize: head } = await response.request().sizes();
  return { url: response.url(), type: response.request().resourceType(), bytes, head };
}

/** What was compressed before, by its digest: pages share most of their scripts, and one takes a second. */
const known = new Map<string, number>();

function compressed(text: Buffer): number {
  const digest = createHash("sha256").update(text).digest("base64");
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const bytes = known.get(digest) ?? brotliCompressSync(text, quality).length;
  known.set(digest, bytes);
  return bytes;
}

/** Bytes of one kind, or of all. */
export function bytesOf({ fetched }: Pick<Weight, "fetched">, kind?: string): number {
  return fetched.filter(({ type }) => kind === undefined || type === kind).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The three largest things on a page, for people. */
export function heaviest({ fetched }: Pick<Weight, "fetched">): string[] {
  return [...fetched]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`);
}

// As text: a compiler's helpers do not exist in the page.
const OBSERVE = `(() => {
  let layoutShift = 0;
  let largest = "";
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) layoutShift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { element, url } of list.getEntries()) {
      const asked = performance.getEntriesByName(url).at(0)?.initiatorType ?? "";
      largest = (element?.tagName ?? "") + " " + asked;
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  window.observed = () => ({
    layoutShift,
    largest: largest.trim(),
    inlineScript: [...document.scripts]
      .filter(({ src, type }) => !src && !type.endsWith("ld+json"))
      .map(({ text }) => text)
      .join("\\n"),
  });
})();`;
