import { movesOf } from "../addresses";
import type { HostingPolicy } from "../policy";
import type { HostFiles } from "./host-files";

/**
 * The `firebase.json` of Firebase Hosting, which stands at the root of the repository. Without `cleanUrls`: it would
 * serve `/404` too. Of the same header, the last rule counts.
 */
export function firebase({ pathPrefix, headers, hidden, ...policy }: HostingPolicy): HostFiles {
  const settings = {
    hosting: {
      public: "public",
      ignore: ["firebase.json", "**/.*", ...hidden.map((path) => path.slice(1))],
      trailingSlash: true,
      headers: headers.map(({ under, headers: values }) => ({
        source: `${pathPrefix}${under}**`,
        headers: Object.entries(values).map(([key, value]) => ({ key, value })),
      })),
      redirects: movesOf({ pathPrefix, headers, hidden, ...policy }).map(({ from, to }) => ({
        // Not `source`: a glob has characters of its own, and takes a closing slash for none.
        regex: `^${pattern(from)}$`,
        destination: to,
        type: 301,
      })),
    },
  };
  return { site: {}, beside: { "firebase/firebase.json": `${JSON.stringify(settings, null, 2)}\n` } };
}

function pattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
