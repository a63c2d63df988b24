import { encodedPath, movesOf } from "../addresses";
import { wholeHeaders } from "../headers-under";
import { MEDIA_TYPES, WITH_CHARSET } from "../media-types";
import type { HostingPolicy } from "../policy";
import { assertWithinLimits, atRootOfUpload, type HostFiles } from "./host-files";

/** Bytes of the file. @see https://learn.microsoft.com/azure/static-web-apps/configuration */
const LIMIT = 20 * 1024;

/**
 * The `staticwebapp.config.json` of Azure Static Web Apps. Of its routes, the first that fits counts. There is no
 * `navigationFallback`: unknown addresses are not found.
 *
 * @throws When it is larger than Azure allows.
 */
export function azure(policy: HostingPolicy): HostFiles {
  const { pathPrefix, notFound, hidden, bareFolders } = policy;
  const [general, ...special] = wholeHeaders(policy);
  const settings = {
    trailingSlash: "always",
    globalHeaders: general?.headers ?? {},
    routes: [
      // Else such a folder's address would be led to its closing slash first.
      ...[...hidden, ...bareFolders].map((path) => ({ route: pathPrefix + path, statusCode: 404 })),
      ...movesOf(policy).flatMap(({ from, to }) =>
        formsOf(from).map((route) => ({ route, redirect: to, statusCode: 301 })),
      ),
      ...special.reverse().map(({ under, headers }) => ({ route: `${pathPrefix}${under}*`, headers })),
    ],
    responseOverrides: { 404: { rewrite: pathPrefix + notFound } },
    mimeTypes: mimeTypes(),
  };
  const text = `${JSON.stringify(settings)}\n`;
  const size = Buffer.byteLength(text);
  assertWithinLimits(
    "Azure Static Web Apps",
    size > LIMIT ? [`staticwebapp.config.json has ${String(size)} bytes; allowed: ${String(LIMIT)}`] : [],
  );
  return atRootOfUpload(policy, "azure", { "staticwebapp.config.json": text });
}

/** A path, and as it stands in a request: which one routes are held against is not documented. */
function formsOf(path: string): string[] {
  return [...new Set([path, encodedPath(path)])];
}

function mimeTypes(): Record<string, string> {
  const types = Object.entries(MEDIA_TYPES).map(([ending, type]) => {
    const charset = WITH_CHARSET.includes(ending) ? "; charset=utf-8" : "";
    return [`.${ending}`, type + charset] as const;
  });
  return Object.fromEntries(types);
}
