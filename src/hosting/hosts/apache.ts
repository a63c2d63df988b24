import { encodedPath, movesOf } from "../addresses";
import { COMPRESSIBLE, MEDIA_TYPES, WITH_CHARSET } from "../media-types";
import type { HostingPolicy } from "../policy";
import type { HostFiles } from "./host-files";

/** The `.htaccess` of Apache httpd 2.4. It stands in the site itself, so that rented web space takes it too. */
export function apache(policy: HostingPolicy): HostFiles {
  const { pathPrefix, notFound } = policy;
  const lines = [
    "Options -Indexes -MultiViews",
    "DirectoryIndex index.html",
    "DirectorySlash On",
    `ErrorDocument 404 ${quoted(encodedPath(pathPrefix + notFound))}`,
    "FileETag MTime Size",
    "",
    ...Object.entries(MEDIA_TYPES).map(([ending, type]) => `AddType ${type} .${ending}`),
    `AddCharset utf-8 ${WITH_CHARSET.map((ending) => `.${ending}`).join(" ")}`,
    "# What is compressed has the type of what it was made from.",
    "RemoveType .br .gz",
    "RemoveLanguage .br",
    "AddEncoding br .br",
    "AddEncoding gzip .gz",
    "",
    "# Caches have to know it of the uncompressed form too.",
    `<FilesMatch "\\.(?:${COMPRESSIBLE.join("|")})(?:\\.(?:br|gz))?$">`,
    "    Header merge Vary Accept-Encoding",
    "</FilesMatch>",
    ...headers(policy),
    "",
    "RewriteEngine On",
    `RewriteBase ${quoted(`${pathPrefix}/`)}`,
    "# What is worth compressing is compressed already; mod_deflate gives the rest an ETag that it never confirms.",
    'RewriteRule "^" - [E=no-gzip:1]',
    ...mailRoute(policy),
    "# Files are read, and nothing else; what answers to the form may be a program that stands there.",
    "RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$",
    ...(policy.mail ? [`RewriteCond %{REQUEST_URI} ${quoted(`!^${pattern(pathPrefix + policy.mail.path)}$`)}`] : []),
    'RewriteRule "^" - [R=405,L]',
    ...hidden(policy),
    "",
    ...redirects(policy),
    ...precompressed("br", "br"),
    ...precompressed("gzip", "gz"),
  ];
  return { site: { ".htaccess": `${lines.join("\n")}\n` }, beside: { "apache/site.conf": SITE } };
}

/** Debian lets no `.htaccess` say anything. Rented web space does, and gets the site alone. */
const SITE = `# For a machine of your own: to be copied into /etc/apache2/conf-available.
<Directory "/var/www/html">
    AllowOverride All
</Directory>
`;

function headers({ headers: rules, pathPrefix }: HostingPolicy): string[] {
  return rules.flatMap(({ under, headers: values }) => {
    const set = Object.entries(values).map(([name, value]) => `Header always set ${name} ${quoted(value)}`);
    if (under === "/") return set;
    return [
      `<If "%{REQUEST_URI} =~ m#^${pattern(pathPrefix + under)}#">`,
      ...set.map((line) => `    ${line}`),
      "</If>",
    ];
  });
}

function hidden({ hidden: paths }: HostingPolicy): string[] {
  return [
    'RewriteRule "(?:^|/)\\.(?!well-known/)" - [R=404,L]',
    ...paths.map((path) => `RewriteRule ${quoted(`^${pattern(path.slice(1))}$`)} - [R=404,L]`),
    "# A folder without a page does not exist for a visitor.",
    "RewriteCond %{REQUEST_FILENAME} -d",
    "RewriteCond %{REQUEST_FILENAME}/index.html !-f",
    'RewriteRule "^" - [R=404,L]',
  ];
}

/** In a target, `%2` is a group of the condition before: percent signs are escaped. */
function redirects(policy: HostingPolicy): string[] {
  return movesOf(policy).map(({ from, to }) => {
    const own = from.slice(policy.pathPrefix.length + 1);
    return `RewriteRule ${quoted(`^${pattern(own)}$`)} ${quoted(to.replace(/[%$\\]/g, "\\$&"))} [R=301,L,NE]`;
  });
}

/** What Apache itself answers for a service that does not. What the service answers stays as it is. */
const UNREACHED = [502, 503, 504];

/** Apache takes its own answers for HTML in Latin-1. */
const SENTENCE_TYPE =
  'Header always set Content-Type "text/plain; charset=utf-8" "expr=%{REQUEST_STATUS} =~ /^50[234]$/ && %{CONTENT_TYPE} =~ /iso-8859-1/"';

/** Where Apache may not pass requests on, the form has to post elsewhere. */
function mailRoute({ mail }: HostingPolicy): string[] {
  if (!mail) return [];
  return [
    "<IfModule mod_proxy_http.c>",
    ...UNREACHED.map((status) => `    ErrorDocument ${String(status)} ${quoted(mail.unavailable)}`),
    `    ${SENTENCE_TYPE}`,
    `    RewriteCond %{REQUEST_METHOD} ^(?:${mail.methods.join("|")})$`,
    `    RewriteRule ${quoted(`^${pattern(mail.path.slice(1))}$`)} ${quoted(mail.upstream + mail.path)} [P,L]`,
    "</IfModule>",
    `RewriteCond %{REQUEST_METHOD} !^(?:${mail.methods.join("|")})$`,
    `RewriteRule ${quoted(`^${pattern(mail.path.slice(1))}$`)} - [R=405,L]`,
  ];
}

/** A coding with `q=0` is one that the browser refuses. */
function precompressed(coding: string, ending: string): string[] {
  return [
    "",
    `RewriteCond %{HTTP:Accept-Encoding} "\\b${coding}\\b(?!\\s*;\\s*q=0(?:\\.0+)?\\s*(?:,|$))"`,
    `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
    `RewriteRule "^(.+\\.(?:${COMPRESSIBLE.join("|")}))$" "$1.${ending}" [L]`,
  ];
}

function pattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\#]/g, "\\$&");
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
