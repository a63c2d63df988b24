import type { Keep } from "./ask";
import { addressesInCss } from "../read/css";
import type { Page } from "../read/page";
import { logosOf } from "../read/share-pictures";
import { parseSitemap } from "../read/sitemap-file";

/**
 * What is asked for, and so how much of its answer is read: pages, and what is linked as one; sheets; pictures whose size
 * counts; texts that robots read; files that only have to be there.
 */
export type Kind = "page" | "sheet" | "picture" | "text" | "file";

/** How much of an answer is read. */
export function keepOf(kind: Kind): Keep {
  if (kind === "picture" || kind === "text") return "all";
  return kind === "file" ? "headers" : "text";
}

/** An address as it is written somewhere. */
export interface Named {
  readonly address: string;
  readonly kind: Kind;
}

const named = (kind: Kind, addresses: readonly (string | undefined)[]): Named[] =>
  addresses.flatMap((address) => (address === undefined || address === "" ? [] : [{ kind, address }]));

/** All addresses that a page names, the pages it links to first. */
export function namedInPage(page: Page): Named[] {
  const { links, head, needs, pictures, sharing, data, absolutes } = page;
  const icons = page.address === "/" ? needs.filter(({ kind }) => kind === "icon") : [];
  return [
    ...named("page", [
      ...links.map(({ href }) => href),
      ...head.canonicals,
      ...head.alternates.map(({ address }) => address),
      head.refresh?.to,
    ]),
    ...named("picture", [sharing.get("og:image"), sharing.get("twitter:image"), ...data.nodes.flatMap(logosOf)]),
    ...named(
      "picture",
      icons.map(({ address }) => address),
    ),
    ...needs.map(({ kind, address }): Named => ({ address, kind: kind === "style sheet" ? "sheet" : "file" })),
    ...named("file", [
      ...pictures.map(({ source }) => source),
      ...absolutes.filter((address) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(address)),
    ]),
  ];
}

/** All addresses that a style sheet names. */
export function namedInSheet(css: string): Named[] {
  return addressesInCss(css).map((address) => ({ address, kind: address.endsWith(".css") ? "sheet" : "file" }));
}

/** All addresses that a sitemap, or an index of sitemaps, names. */
export function namedInSitemap(xml: string): Named[] {
  const { sitemaps, urls } = parseSitemap(xml);
  return [
    ...named(
      "text",
      sitemaps.map(({ location }) => location),
    ),
    ...urls.flatMap(({ location, pictures }) => [...named("page", [location]), ...named("file", pictures)]),
  ];
}
