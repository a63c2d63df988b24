import type { BreadcrumbList, ImageObject, WebPage } from "schema-dts";
import { pagesAbove } from "../../lib/breadcrumb";
import { canonicalUrl } from "../canonical-url";
import type { PageFacts } from "../page-facts";
import { type SiteFacts, websiteId } from "./agency";
import type { Ids } from "./things";

/** The page itself, and what it consists of. */
export function pageOf(site: SiteFacts, page: PageFacts, ids: Ids): WebPage {
  const main = mainThing(page);
  return {
    "@type": page.kind ?? "WebPage",
    "@id": ids.page,
    url: canonicalUrl(site.url, page.path),
    name: page.head.metadata.title,
    description: page.head.metadata.description,
    isPartOf: { "@id": websiteId(site.url) },
    ...(page.path === "/" && { about: { "@id": ids.agency } }),
    ...(page.name !== undefined && { breadcrumb: { "@id": ids.own("breadcrumb") } }),
    ...(page.picture && { primaryImageOfPage: { "@id": ids.own("picture") } }),
    ...(main !== undefined && { mainEntity: { "@id": ids.own(main) } }),
  };
}

/** What a page is there for, by the name of its id. */
function mainThing({ kind, service, caseStudy, offers }: PageFacts): string | undefined {
  if (kind !== "ItemPage") return offers?.length ? "packages" : undefined;
  if (service) return "service";
  return caseStudy && "case-study";
}

/** The way from the home page to a page, as its breadcrumb shows it. */
export function breadcrumbOf(site: SiteFacts, path: string, name: string, ids: Ids): BreadcrumbList {
  const way = [...pagesAbove(path), { label: name, to: path }];
  return {
    "@type": "BreadcrumbList",
    "@id": ids.own("breadcrumb"),
    itemListElement: way.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: canonicalUrl(site.url, to),
    })),
  };
}

/** The picture that opens a page; its caption is its alternative text. */
export function pictureOf(site: SiteFacts, picture: NonNullable<PageFacts["picture"]>, ids: Ids): ImageObject {
  const src = picture.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  if (src === undefined) throw new Error(`The picture "${picture.alt}" has no image data`);
  return {
    "@type": "ImageObject",
    "@id": ids.own("picture"),
    // The plugin has put the path in front that the site may stand under; its address has it too.
    url: new URL(src, site.url).href,
    caption: picture.alt,
  };
}
