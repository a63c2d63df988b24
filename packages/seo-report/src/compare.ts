import type { EarlierReport } from "./earlier-report";
import { isListed, type Site } from "./read/site";
import type { ChangedField, Changes, PageReport } from "./seo-report";
import type { Redirect } from "#hosting/policy";

type EarlierPage = EarlierReport["pages"][number];

/** What is compared, and how it is written. */
const FIELDS: readonly (readonly [ChangedField, (page: EarlierPage) => string])[] = [
  ["title", ({ title }) => title],
  ["description", ({ description }) => description],
  ["canonical", ({ canonical }) => canonical],
  ["robots", ({ robots }) => robots],
  ["structured data", ({ structuredData }) => structuredData.types.join(", ")],
];

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
  return FIELDS.map(([field, of]) => ({ page: page.address, field, before: of(earlier), after: of(page) })).filter(
    ({ before, after }) => before !== after,
  );
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
