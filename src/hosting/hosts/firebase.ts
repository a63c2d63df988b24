import { movesOf } from "../addresses";
import { headersOf } from "../headers-under";
import type { HostingPolicy } from "../policy";
import type { HostFiles } from "./host-files";

/** The one folder with a dot that is for visitors (RFC 8615). */
const WELL_KNOWN = "/.well-known/";

/**
 * The `firebase.json` of Firebase Hosting, which stands at the root of the repository. Without `cleanUrls`: it would
 * serve `/404` too. Of the same header, the last rule counts. Firebase encodes where a redirect leads, and needs none
 * that only adds the closing slash.
 */
export function firebase(policy: HostingPolicy): HostFiles {
  const { pathPrefix, headers, hidden, notFound } = policy;
  const moves = movesOf(policy).map(({ from, to }) => ({ from, to: decodeURI(to) }));
  const settings = {
    hosting: {
      public: "public",
      ignore: ["firebase.json", "**/.!(well-known)", ...hidden.map((path) => path.slice(1))],
      trailingSlash: true,
      headers: [
        ...headers,
        // The stars of a glob stand for nothing with a dot at its beginning.
        { under: WELL_KNOWN, headers: headersOf(headers, WELL_KNOWN) },
        // The answer to what is absent has the headers of the not-found page.
        { under: notFound, headers: headersOf(headers, notFound) },
      ].map((rule) => ({
        source: pathPrefix + rule.under + (rule.under.endsWith("/") ? "**" : ""),
        headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
      })),
      redirects: moves
        .filter(({ from, to }) => to !== `${from}/`)
        // Not `source`: a glob has characters of its own.
        .map(({ from, to }) => ({ regex: `^${pattern(from)}$`, destination: to, type: 301 })),
    },
  };
  return { site: {}, beside: { "firebase/firebase.json": `${JSON.stringify(settings, null, 2)}\n` } };
}

function pattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
