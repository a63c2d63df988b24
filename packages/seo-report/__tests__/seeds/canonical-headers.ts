import { ABOUT, type Break, type Change, swap } from "../change";
import { ORIGIN } from "../good-page";

const TAG = swap(ABOUT, `<link rel="canonical" href="${ORIGIN}/about/">`, "");
const SERVICES = `<${ORIGIN}/services/>; rel="canonical"`;
const ESCAPED = SERVICES.replaceAll('"', '\\"');

/** Names the canonical address of the page about us by a header alone. */
function byHeader(file: string, text: string): Change {
  return async (site) => {
    await TAG(site);
    await site.write(file, text);
  };
}

/** Headers of a CloudFront distribution for the page about us. */
function cloudFront(name: string, value: string): string {
  const policy = (Header: string, Value: string) => ({ CustomHeadersConfig: { Items: [{ Header, Value }] } });
  const behaviours = [
    { pathPattern: "*", responseHeadersPolicy: policy("Cache-Control", "no-cache") },
    { pathPattern: "/about/*", responseHeadersPolicy: policy(name, value) },
  ];
  return JSON.stringify({ behaviours });
}

/** Canonical addresses that the files of hosts name, and other headers in files of theirs. */
export const canonicalHeaderSeeds: readonly Break[] = [
  [
    "canonical-elsewhere",
    "a header with another page's",
    byHeader("_headers", `/about/\n  Link: ${SERVICES}\n`),
    "/about/",
    "/services/",
  ],
  [
    "canonical-several",
    "a header beside the tag",
    (site) => site.write("_headers", `/about/\n  Link: </style.css>; rel=preload, ${SERVICES}\n`),
    "/about/",
    "/services/",
  ],
  [
    "canonical-relative",
    "a header with a path",
    byHeader("_headers", '/about/\n  Link: </about/>; rel="canonical"\n'),
    "/about/",
    "/about/",
  ],
  [
    "canonical-target",
    "Apache's header to no page",
    byHeader(
      ".htaccess",
      `<If "%{REQUEST_URI} =~ m#^/about/#">\nHeader set Link "${ESCAPED.replace("services", "none")}"\n</If>\n`,
    ),
    "/about/",
    "does not exist",
  ],
  [
    "canonical-elsewhere",
    "nginx's header",
    byHeader("../hosting/nginx/rules.conf", `location "/about/" {\n    add_header Link '${SERVICES}' always;\n}\n`),
    "/about/",
    "/services/",
  ],
  [
    "canonical-elsewhere",
    "CloudFront's header",
    byHeader("../hosting/cloudfront/distribution.json", cloudFront("Link", SERVICES)),
    "/about/",
    "/services/",
  ],
  [
    "sitemap-noindex",
    "CloudFront's header against listing",
    (site) => site.write("../hosting/cloudfront/distribution.json", cloudFront("X-Robots-Tag", "noindex")),
    "/about/",
    "hosting/cloudfront/distribution.json",
  ],
];

/** Headers that say what the tag says, or that are for no page. */
export const CANONICAL_HEADER_KEEPS: readonly (readonly [what: string, change: Change])[] = [
  [
    "a canonical header that says what the tag says",
    (site) => site.write("_headers", `/about/\n  Link: <${ORIGIN}/about/>; rel="canonical"\n`),
  ],
  ["a canonical header alone", byHeader("_headers", `/about/\n  Link: <${ORIGIN}/about/>; rel="canonical"\n`)],
  [
    "canonical headers of files, and of what a host fills in",
    (site) => site.write("_headers", `/*.pdf\n  Link: ${SERVICES}\n/*\n  Link: <${ORIGIN}/:splat>; rel="canonical"\n`),
  ],
  [
    "a behaviour of CloudFront for other paths",
    (site) =>
      site.write(
        "../hosting/cloudfront/distribution.json",
        cloudFront("X-Robots-Tag", "noindex").replace("/about/*", "files/*"),
      ),
  ],
];
