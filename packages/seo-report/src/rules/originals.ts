import type { Page } from "../read/page";
import { wordsIn } from "../read/text";
import { type Context, listedPages } from "./rule";
import { pagesInSitemap } from "./wanted";

/** Shorter texts are alike by chance. */
export const MIN_WORDS = 50;

/** The pages that search engines may list, without those that are a copy of another: that is the one thing to say of them. */
export function originals(context: Context): readonly Page[] {
  const byText = new Map<string, Page>();
  for (const page of listedPages(context)) {
    const text = wordsIn(page.mainText) < MIN_WORDS ? page.address : page.mainText;
    const known = byText.get(text);
    if (known === undefined || isCopy(known, page, context)) byText.set(text, page);
  }
  const kept = new Set(byText.values());
  return listedPages(context).filter((page) => kept.has(page));
}

/** Whether the first of two pages that say the same is the copy: the one that fewer things lead to. */
export function isCopy(one: Page, other: Page, context: Context): boolean {
  const [a, b] = [rankOf(one, context), rankOf(other, context)];
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? one.address > other.address : (a[at] ?? 0) < (b[at] ?? 0);
}

function rankOf(page: Page, { site }: Context): readonly number[] {
  const isInSitemap = pagesInSitemap(site).has(page) ? 1 : 0;
  const depth = site.graph.depthOf(page);
  return [page.address === "/" ? 1 : 0, isInSitemap, depth === undefined ? -Infinity : -depth, -page.address.length];
}
