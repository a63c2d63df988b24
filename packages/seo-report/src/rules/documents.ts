import { numberOf } from "#lib/number-of";
import { isPrivate } from "../read/private-host";
import { absolutesOfData } from "../read/resources";
import type { Page } from "../read/page";
import { CODE_OF_HEAD, onAllPages, onListedPages, type Rule, type Seen } from "./rule";

/** About the length of a contact page that says when it answers and what it costs: the shortest of its kind. */
const MIN_WORDS = 120;

/** Where the data of pages is whose length the law decides. */
const LEGAL = "data/legal/";

/** What the document of every page has to keep. */
export const documentRules: readonly Rule[] = [
  {
    id: "language-missing",
    severity: "warning",
    effect: "clicks",
    title: "A page does not name its language",
    reason: "Screen readers choose their voice by it, browsers whether to offer a translation.",
    source: "https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html",
    check: onAllPages(({ language }) =>
      language === ""
        ? [
            {
              found: "no lang attribute",
              change: "Name the language in the lang attribute of html.",
              place: "data/site.json",
            },
          ]
        : [],
    ),
  },
  {
    id: "viewport-missing",
    severity: "error",
    effect: "clicks",
    title: "A page does not fit itself to a phone",
    reason: "Without a viewport tag phones show the page as a desktop has it; Google lists what phones see.",
    source: "https://developer.chrome.com/docs/lighthouse/pwa/viewport",
    check: onAllPages(({ hasViewport }) =>
      hasViewport
        ? []
        : [
            {
              found: "no viewport tag",
              change: "Write width=device-width, initial-scale=1.",
              place: "src/html.tsx",
            },
          ],
    ),
  },
  {
    id: "theme-color-missing",
    severity: "note",
    effect: "advice",
    title: "A page gives browsers no colour",
    reason: "Phones paint their bars with it; without it they guess.",
    source: "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/theme-color",
    check: onListedPages(({ hasThemeColor }) =>
      hasThemeColor
        ? []
        : [
            {
              found: "no theme-color tag",
              change: "Name the colour of the page, for each theme.",
              place: CODE_OF_HEAD,
            },
          ],
    ),
  },
  {
    id: "favicon-missing",
    severity: "warning",
    effect: "clicks",
    title: "The site has no icon",
    reason: "Results show it beside the name of the site; without one they show a grey globe.",
    source: "https://developers.google.com/search/docs/appearance/favicon-in-search",
    check: ({ site }) => {
      const home = site.pages.find(({ address }) => address === "/");
      const isThere =
        home === undefined || home.needs.some(({ kind }) => kind === "icon") || site.hasFile("/favicon.ico");
      if (isThere) return [];
      return [
        { page: "/", found: "no link to an icon, and no /favicon.ico", change: "Give it one.", place: CODE_OF_HEAD },
      ];
    },
  },
  {
    id: "http-address",
    severity: "error",
    effect: "clicks",
    title: "An address is not encrypted",
    reason: "Browsers block or warn of what comes over http, and links to it pass through a redirect at best.",
    source: "https://developers.google.com/search/docs/crawling-indexing/http-https-tls",
    check: onAllPages((page, { site }) => [
      ...insecureHome(page, site.siteUrl),
      ...insecureOf(page, site.siteUrl, false),
    ]),
  },
  {
    id: "http-link",
    severity: "note",
    effect: "advice",
    title: "A link leads to another site over http",
    reason: "Where that site is encrypted as well, the link passes through a redirect; where it is not, nothing helps.",
    source: "https://developers.google.com/search/docs/crawling-indexing/http-https-tls",
    check: onAllPages((page, { site }) => insecureOf(page, site.siteUrl, true)),
  },
  {
    id: "text-thin",
    severity: "note",
    effect: "advice",
    title: `A page has less than ${MIN_WORDS} words`,
    reason: "Google names no number, and more words are no merit; but with less a page has seldom answered a question.",
    source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
    check: onListedPages(({ words, address }, { files }) =>
      words < MIN_WORDS && !files.get(address)?.startsWith(LEGAL)
        ? [{ found: `${numberOf(words, "word")} in the main part`, change: "Say what a visitor comes to find out." }]
        : [],
    ),
  },
];

/** A site that calls itself by http is listed so, and its readers are warned. */
function insecureHome({ address }: Page, siteUrl: string): Seen[] {
  if (address !== "/" || !siteUrl.startsWith("http://") || isPrivate(siteUrl, "https://elsewhere.invalid")) return [];
  return [
    { found: `the site calls itself ${siteUrl}`, change: "Name https:// in canonical addresses and the sitemap." },
  ];
}

/** What visitors can't reach at all has a finding of its own. */
function insecureOf(page: Page, siteUrl: string, isMention: boolean): Seen[] {
  const mentions = mentionsOf(page, siteUrl);
  return page.absolutes
    .filter((address) => /^http:/i.test(address) && !isPrivate(address, siteUrl))
    .filter((address) => mentions.has(address) === isMention)
    .map((found) => ({ found, change: "Write https:// instead of http://." }));
}

/** Addresses of other sites that a page only names, and does not load: its links, and those in its structured data. */
function mentionsOf({ anchors, data, needs, pictures }: Page, siteUrl: string): ReadonlySet<string> {
  const loaded = new Set([...needs.map(({ address }) => address), ...pictures.map(({ source }) => source)]);
  const named = [...anchors.flatMap(({ href }) => href ?? []), ...absolutesOfData(data)];
  const own = new URL(siteUrl).host;
  const isElsewhere = (address: string) => URL.canParse(address) && new URL(address).host !== own;
  return new Set(named.filter((address) => isElsewhere(address) && !loaded.has(address)));
}
