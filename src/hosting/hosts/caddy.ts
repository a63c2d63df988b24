import { encodedPath, movesOf } from "../addresses";
import { wholeHeaders } from "../headers-under";
import { COMPRESSIBLE, MEDIA_TYPES, WITH_CHARSET } from "../media-types";
import type { HostingPolicy } from "../policy";
import type { HostFiles } from "./host-files";

/** A `Caddyfile` for Caddy 2. */
export function caddy(policy: HostingPolicy): HostFiles {
  const lines = [
    "# Put your domain in the place of :80, and Caddy gets a certificate for it; set the folder that holds the site.",
    ":80 {",
    "root * /var/www/html",
    "# In a route, lines count in the order in which they stand.",
    "route {",
    ...typeHeaders(),
    ...policy.headers.flatMap(({ under, headers }) => headerBlock(`${policy.pathPrefix}${under}*`, headers)),
    ...mailRoute(policy),
    ...READ_ONLY,
    ...hidden(policy),
    ...redirects(policy),
    ...FILES,
    "}",
    "}",
    "handle_errors {",
    ...notFound(policy),
    ...unavailable(policy),
    "}",
    "}",
  ];
  return { site: {}, beside: { "caddy/Caddyfile": indented(lines) } };
}

const FILES = ["file_server {", "precompressed br gzip"];

/** Caddy's file server pays no regard to the method. */
const READ_ONLY = ["@others not method GET HEAD", "handle @others {", 'header Allow "GET, HEAD"', "respond 405", "}"];

/** Caches have to know it of the uncompressed form too, of which Caddy does not say it. */
const VARY = ["Vary Accept-Encoding", "defer", "}"];

function typeHeaders(): string[] {
  return [
    `@compressible path / */ ${COMPRESSIBLE.map((ending) => `*.${ending}`).join(" ")}`,
    "header @compressible {",
    ...VARY,
    ...Object.entries(MEDIA_TYPES).map(([ending, type]) => {
      const charset = WITH_CHARSET.includes(ending) ? "; charset=utf-8" : "";
      return `header *.${ending} Content-Type ${quoted(type + charset)}`;
    }),
  ];
}

function hidden({ hidden: paths, pathPrefix }: HostingPolicy): string[] {
  return [
    `@hidden path ${paths.map((path) => quoted(pathPrefix + path)).join(" ")}`,
    "error @hidden 404",
    // In this language of patterns nothing can be excluded: the addresses without a dot at the beginning of a part.
    `@dotfiles not path_regexp ${quoted(`^${pattern(pathPrefix)}(?:/\\.well-known)?(?:/(?:[^./][^/]*)?)*$`)}`,
    "error @dotfiles 404",
  ];
}

/** By a regular expression: other matchers of paths pay no regard to capitals. */
function redirects(policy: HostingPolicy): string[] {
  const moves = movesOf(policy).flatMap(({ from, to }, index) => [
    `@moved${String(index)} path_regexp ${quoted(`^${pattern(from)}$`)}`,
    `redir @moved${String(index)} ${quoted(to.includes("?") ? to : `${to}{query_suffix}`)} 301`,
  ]);
  return ["map {query} {query_suffix} {", '~(.+) "?${1}"', 'default ""', "}", ...moves, ...folders(policy)];
}

/**
 * Caddy's own redirect of folders loses the query, with which links fill in the contact form. Two slashes at the
 * beginning would lead to another host.
 */
function folders({ pathPrefix }: HostingPolicy): string[] {
  return [
    "@folder {",
    "file {path}/index.html",
    `path_regexp folder ${quoted(`^${pattern(pathPrefix)}(/[^/](?:.*[^/])?)$`)}`,
    "}",
    `redir @folder ${quoted(`${encodedPath(pathPrefix)}{re.folder.1}/{query_suffix}`)} 301`,
    "# Else a folder without a page would be led to its closing slash, and then be absent.",
    "@bare {",
    "file {path}/",
    "not file {path}/index.html",
    "}",
    "error @bare 404",
  ];
}

function mailRoute({ pathPrefix, mail }: HostingPolicy): string[] {
  if (!mail) return [];
  return [
    "@mail {",
    `method ${mail.methods.join(" ")}`,
    `path ${quoted(pathPrefix + mail.path)}`,
    "}",
    "route @mail {",
    `rewrite * ${quoted(mail.path)}`,
    `reverse_proxy ${mail.upstream}`,
    "}",
  ];
}

/** An address that the file system can't even look for (a zero byte, a name too long) is an error 500 of its own. */
function notFound(policy: HostingPolicy): string[] {
  const [general] = wholeHeaders(policy);
  return [
    "@notFound expression {err.status_code} in [403, 404, 500]",
    "route @notFound {",
    ...headerBlock("*", general?.headers ?? {}),
    "header {",
    ...VARY,
    // What is not there is neither unchanged nor has it parts.
    "request_header -If-*",
    "request_header -Range",
    `rewrite * ${quoted(policy.pathPrefix + policy.notFound)}`,
    ...FILES,
    // Else an address whose last part is called like this page would be led to itself without its slash.
    "disable_canonical_uris",
    "status 404",
    "}",
    "}",
  ];
}

/** A service that does not answer is told in a sentence, which the form shows as it is. */
function unavailable(policy: HostingPolicy): string[] {
  if (!policy.mail) return [];
  const [general] = wholeHeaders(policy);
  return [
    "@unavailable expression {err.status_code} in [502, 503, 504]",
    "route @unavailable {",
    ...headerBlock("*", { ...general?.headers, "Content-Type": "text/plain; charset=utf-8" }),
    `respond ${quoted(policy.mail.unavailable)} 503`,
    "}",
  ];
}

function headerBlock(matcher: string, headers: Readonly<Record<string, string>>): string[] {
  return [
    `header ${quoted(matcher)} {`,
    ...Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`),
    "}",
  ];
}

function pattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** With a tab for each block around a line. */
function indented(lines: readonly string[]): string {
  let depth = 0;
  const text = lines.map((line) => {
    if (line === "}") depth -= 1;
    const made = "\t".repeat(depth) + line;
    if (line.endsWith("{")) depth += 1;
    return made;
  });
  return `${text.join("\n")}\n`;
}
