import type { EarlierReport } from "./earlier-report";
import { isListed, type Site } from "./read/site";
import type { ChangedField, Changes, PageReport } from "./seo-report";
import type { Redirect } from "#hosting/policy";

type EarlierPage = EarlierReport["pages"][number];

/** What is compared, and how it is written; what an earlier report did not tell is not compared. */
const FIELDS: readonly (readonly [ChangedField, (page: EarlierPage) => string | undefined])[] = [
  ["indexability", ({ status, reason }) => status && [status, reason].filter((part) => part).join(": ")],
  ["title", ({ title }) => title],
  ["description", ({ description }) => description],
  ["h1", ({ outline }) => outline && (outline.find(({ level }) => level === 1)?.text ?? "")],
  ["canonical", ({ canonical }) => canonical],
  ["robots", ({ robots }) => robots],
  ["words", ({ words }) => words?.toString()],
  [
    "links",
    ({ links }) =>
      links &&
      `${links.from.length} pages link here, ${links.internal.length} links on the site, ${links.external.length} elsewhere`,
  ],
  ["share card", ({ sharing }) => sharing && CARD.map((name) => sharing[name] ?? "").join(" · ")],
  ["structured data", ({ structuredData }) => structuredData.types.join(", ")],
];

/** What makes a share card. */
const CARD = ["og:title", "og:description", "og:image", "twitter:card", "twitter:image"];

/** What is different from an earlier report. */
export function changesSince(
  earlier: EarlierReport,
  pages: readonly PageReport[],
  redirects: readonly Redirect[],
  site: Site,
): Changes {
  const before = new Map(earlier.pages.map((page) => [page.address, page]));
  const now = new Set(pages.map(({ address }) => address));
  return {
    added: pages.map(({ address }) => address).filter((address) => !before.has(address)),
    gone: earlier.pages
      .filter(({ address }) => !now.has(address))
      .map((page) => {
        const redirect = redirects.find(({ from }) => from === page.address)?.to ?? "";
        return { page: page.address, redirect, needed: redirect === "" ? neededRedirect(page, site) : "" };
      }),
    changed: pages.flatMap((page) => changedFields(page, before.get(page.address))),
  };
}

/** The line that `data/redirects.json` needs for a page that is gone. */
export function neededRedirect(page: EarlierPage, site: Site): string {
  return `{ "from": ${JSON.stringify(page.address)}, "to": ${JSON.stringify(successorOf(page, site))} }`;
}

function changedFields(page: PageReport, earlier: EarlierPage | undefined): Changes["changed"][number][] {
  if (!earlier) return [];
  return FIELDS.flatMap(([field, of]) => {
    const [before, after] = [of(earlier), of(page)];
    if (before === undefined || after === undefined || before === after) return [];
    return [{ page: page.address, field, before, after }];
  });
}

/** The page that took a lost one's title, else the nearest page above it. */
function successorOf({ address, title }: EarlierPage, site: Site): string {
  const { pages } = site;
  const heir = pages.find((page) => isListed(page, site) && page.titles[0] === title);
  if (heir) return heir.address;
  const steps = address.split("/").filter((step) => step !== "");
  const above = steps.map((_, index) => `/${steps.slice(0, index).join("/")}/`.replace("//", "/"));
  return above.reverse().find((path) => pages.some((page) => page.address === path)) ?? "/";
}
