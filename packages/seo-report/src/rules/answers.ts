import { type Rule } from "./rule";
import { failedAnswers, insecureRedirects, softNotFound } from "./answers-failed";
import { pagesOfWrongType, filesOfWrongType } from "./answers-types";

const ERRORS = "https://developers.google.com/search/docs/crawling-indexing/http-network-errors";

/** Above this, most visits of a page count as slow to begin, in milliseconds: https://web.dev/articles/ttfb */
const SLOW = 1_800;

/** What a server's answers have to keep; a folder has none. */
export const answerRules: readonly Rule[] = [
  {
    id: "answer-error",
    severity: "error",
    effect: "index",
    title: "An address that the site names answers with an error",
    reason:
      "Readers meet the error; pages that go on failing are dropped from the index, and the site is read less often.",
    source: ERRORS,
    check: failedAnswers,
  },
  {
    id: "answer-soft-404",
    severity: "error",
    effect: "index",
    title: "An address that does not exist is answered as if it did",
    reason: "Robots find endless addresses with one content, and spend on them the time that real pages would need.",
    source: `${ERRORS}#soft-404-errors`,
    check: softNotFound,
  },
  {
    id: "answer-page-type",
    severity: "error",
    effect: "index",
    title: "A page is sent as something else than HTML",
    reason: "Browsers show its source text, and search engines list it as such, without title and links.",
    source: "https://developers.google.com/search/docs/crawling-indexing/indexable-file-types",
    check: pagesOfWrongType,
  },
  {
    id: "answer-file-type",
    severity: "warning",
    effect: "clicks",
    title: "A file is sent with a type that is not its own",
    reason: "Browsers leave out sheets and scripts of another type, or guess; robots that draw the page do the same.",
    source:
      "https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/MIME_types#importance_of_setting_the_correct_mime_type",
    check: filesOfWrongType,
  },
  {
    id: "answer-insecure",
    severity: "error",
    effect: "clicks",
    title: "The site is read without encryption",
    reason: "Browsers call it not secure, and Google prefers the https form of a page wherever there is one.",
    source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls#prefer-https",
    check: ({ site: { wire, siteUrl } }) =>
      // A copy on one's own machine has no certificate; what it says of its address counts.
      wire && siteUrl.startsWith("http://") && wire.servedAt === siteUrl
        ? [{ page: "/", found: siteUrl, change: "Serve it by https, and lead http on to it.", place: "the server" }]
        : [],
  },
  {
    id: "redirect-insecure",
    severity: "error",
    effect: "clicks",
    title: "A redirect leads from https to http",
    reason: "Whoever listens can change what is sent, and the visit takes a way that is encrypted only at its ends.",
    source: "https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes",
    check: insecureRedirects,
  },
  {
    id: "answer-slow",
    severity: "note",
    effect: "advice",
    title: `Pages take more than ${SLOW / 1000} seconds to begin`,
    reason: "Readers leave before they see anything, and Google reads fewer pages of a slow server.",
    source: "https://web.dev/articles/ttfb",
    check: ({ site: { pages, wire } }) => {
      const slow = pages.flatMap(({ address }) => {
        const milliseconds = wire?.answers.get(address)?.milliseconds ?? 0;
        return milliseconds > SLOW ? [{ address, milliseconds }] : [];
      });
      const [worst] = slow.sort((a, b) => b.milliseconds - a.milliseconds);
      if (!worst) return [];
      const such = slow
        .slice(0, 3)
        .map(({ address, milliseconds }) => `${address} (${(milliseconds / 1000).toFixed(1)} s)`);
      const found = `${slow.length} of ${pages.length} pages: ${such.join(", ")}`;
      return [{ page: worst.address, found, change: "Look for what the server waits for.", place: "the server" }];
    },
  },
];
