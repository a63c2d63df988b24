import type { Page } from "../read/page";
import type { Site } from "../read/site";
import { pathOnSite } from "../read/site-address";
import type { Answer } from "../read/wire";
import type { Context, Observation } from "./rule";

const SERVER = "the server";

/** Addresses that answer with an error, and who names them, each once. */
export function failedAnswers({ site }: Context): Observation[] {
  return [...(site.wire?.answers ?? [])].flatMap(([path, answer]) => {
    if (!isFailed(path, answer, site)) return [];
    const namers = namersOf(path, site);
    if (namers.length === 0) return [];
    const said = answer.status === 0 ? (answer.failure ?? "no answer") : String(answer.status);
    const others = namers.length > 3 ? ` and ${namers.length - 3} more` : "";
    const found = `${said}; named by ${namers.slice(0, 3).join(", ")}${others}`;
    return [{ page: path, found, change: "Let it answer 200, or name another address.", place: SERVER }];
  });
}

/** What is not there at all has a finding where it is named: at the link, the picture, the line of the sitemap. */
function isFailed(path: string, { status }: Answer, { graph }: Site): boolean {
  if (status === 404 || status === 410) return graph.targetOf(path).kind === "page";
  return status === 0 || status >= 400;
}

function namersOf(path: string, { pages, sheets, sitemap, siteUrl }: Site): string[] {
  const isIn = ({ links, needs, pictures }: Page) =>
    links.some(({ inside }) => inside?.path === path) || [...needs, ...pictures].some((need) => need.path === path);
  const inSitemap = sitemap.entries.find(({ location }) => pathOnSite(location, siteUrl) === path);
  return [
    ...pages.filter(isIn).map(({ address }) => address),
    ...sheets.filter(({ needs }) => needs.some((need) => need.path === path)).map((sheet) => sheet.path),
    ...(inSitemap ? [inSitemap.file] : []),
  ];
}

/** An address that can't exist, and is answered with a page. */
export function softNotFound({ site: { wire } }: Context): Observation[] {
  const { unknown, servedAt } = wire ?? {};
  if (unknown?.status !== 200) return [];
  const end = unknown.url.slice((servedAt ?? "").length);
  const found = end.includes("/no-such-page-")
    ? "an unknown address answers 200"
    : `an unknown address leads to ${end}`;
  return [{ page: "/404.html", found, change: "Answer 404, or 410, with the not-found page.", place: SERVER }];
}

/** Redirects of a site with a certificate that go to an address without. */
export function insecureRedirects({ site: { redirects, wire } }: Context): Observation[] {
  if (wire?.servedAt.startsWith("https://") !== true) return [];
  return redirects
    .filter(({ to }) => to.startsWith("http://"))
    .map(({ from, to }) => ({ page: from, found: to, change: "Lead to https://.", place: SERVER }));
}
