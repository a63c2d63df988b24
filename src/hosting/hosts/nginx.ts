import { movesOf } from "../addresses";
import { wholeHeaders } from "../headers-under";
import { MEDIA_TYPES, WITH_CHARSET } from "../media-types";
import type { HostingPolicy } from "../policy";
import { assertWithinLimits, type HostFiles } from "./host-files";

/**
 * A server block for nginx, with what it includes.
 *
 * @throws When a header holds what nginx can't write.
 */
export function nginx(policy: HostingPolicy): HostFiles {
  const values = policy.headers.flatMap(({ headers }) => Object.entries(headers));
  assertWithinLimits(
    "nginx",
    values
      .filter(([, value]) => value.includes("$"))
      .map(([name, value]) => `header ${name}: ${value}; allowed: no $, which begins a variable and can't be escaped`),
  );
  return {
    site: {},
    beside: { "nginx/server.conf": SERVER, "nginx/rules.conf": rulesOf(policy), "nginx/brotli.conf": BROTLI },
  };
}

const SERVER = `# To be linked into /etc/nginx/sites-enabled; rules.conf and brotli.conf belong into /etc/nginx/site.
# Set the name, and the folder that holds the site. On a machine with other sites, take out both default_server.
server {
    listen 80 default_server;
    listen [::]:80 default_server;
    server_name _;
    root /var/www/html;
    include site/rules.conf;
    include site/brotli*.conf;
}
`;

const BROTLI = `# Needs the module ngx_brotli (Debian: libnginx-mod-http-brotli-static). Without it, delete this file.
brotli_static on;
`;

function rulesOf(policy: HostingPolicy): string {
  const { pathPrefix, notFound, hidden } = policy;
  const [general, ...special] = wholeHeaders(policy);
  return block([
    "index index.html;",
    "# Behind something that speaks TLS, an absolute address would name the wrong protocol and port.",
    "absolute_redirect off;",
    "etag on;",
    "gzip_static on;",
    "gzip_vary on;",
    "charset utf-8;",
    `charset_types ${WITH_CHARSET.map(typeOf)
      .filter((type) => type !== MEDIA_TYPES.html)
      .join(" ")};`,
    "types {",
    ...Object.entries(MEDIA_TYPES).map(([ending, type]) => `    ${type} ${ending};`),
    "}",
    "default_type application/octet-stream;",
    "",
    "# A folder without a page does not exist for a visitor, with and without its closing slash.",
    `error_page 403 404 =404 ${quoted(pathPrefix + notFound)};`,
    "set $bare_folder 0;",
    "if (-d $request_filename) {",
    "    set $bare_folder 1;",
    "}",
    "if (-f $request_filename/index.html) {",
    "    set $bare_folder 0;",
    "}",
    "if ($bare_folder) {",
    "    return 404;",
    "}",
    "",
    ...addHeaders(general?.headers ?? {}),
    "",
    "# A location with a header of its own inherits none: it repeats all of them.",
    ...special.flatMap(({ under, headers }) => location(quoted(pathPrefix + under), addHeaders(headers))),
    "",
    ...hidden.flatMap((path) => location(`= ${quoted(pathPrefix + path)}`, ["return 404;"])),
    ...location("~ /\\.(?!well-known/)", ["return 404;"]),
    "",
    ...movesOf(policy).flatMap(({ from, to }) =>
      location(`= ${quoted(from)}`, [`return 301 ${quoted(to.includes("?") ? to : `${to}$is_args$args`)};`]),
    ),
    ...mailRoute(policy),
  ]);
}

/** A service that does not answer is told in a sentence, which the form shows as it is. */
function mailRoute({ pathPrefix, mail }: HostingPolicy): string[] {
  if (!mail) return [];
  const route = location(`= ${quoted(pathPrefix + mail.path)}`, [
    `if ($request_method !~ "^(?:${mail.methods.join("|")})$") {`,
    "    return 405;",
    "}",
    `proxy_pass ${mail.upstream}${mail.path};`,
    "proxy_set_header Host $http_host;",
    "proxy_set_header X-Forwarded-For $remote_addr;",
    "proxy_set_header X-Forwarded-Proto $scheme;",
    "error_page 502 503 504 =503 @mail_unavailable;",
  ]);
  const unavailable = ["default_type text/plain;", `return 503 ${quoted(mail.unavailable)};`];
  return [...route, ...location("@mail_unavailable", unavailable)];
}

function addHeaders(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

function location(match: string, lines: readonly string[]): string[] {
  return [`location ${match} {`, ...lines.map((line) => `    ${line}`), "}"];
}

function typeOf(ending: string): string {
  return Object.entries(MEDIA_TYPES).find(([known]) => known === ending)?.[1] ?? "";
}

function quoted(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

function block(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`;
}
