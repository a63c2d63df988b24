import type { Break, Change } from "../change";

const NOINDEX = { key: "X-Robots-Tag", value: "noindex" };

/** Writes a host's file into the site. */
function host(file: string, text: string): Change {
  return (site) => site.write(file, text);
}

/** Faults of the headers that the files of hosts set. */
export const headerSeeds: readonly Break[] = [
  [
    "sitemap-noindex",
    "a header on one page",
    host("_headers", "/about/\n  X-Robots-Tag: noindex\n"),
    "/about/",
    "X-Robots-Tag in /_headers: noindex",
  ],
  ["sitemap-noindex", "a header on a folder", host("_headers", "/about/*\n  x-robots-tag: none\n"), "/about/", "none"],
  ["sitemap-noindex", "a header on all pages", host("_headers", "/*\n  X-Robots-Tag: noindex\n"), "/_headers", "all 4"],
  [
    "sitemap-noindex",
    "a header for Google",
    host("_headers", "/about/\n  X-Robots-Tag: googlebot: noindex\n"),
    "/about/",
    "googlebot: noindex",
  ],
  [
    "sitemap-noindex",
    "a header that is taken away elsewhere only",
    host("_headers", "/about/\n  X-Robots-Tag: noindex\n\n/services/*\n  ! X-Robots-Tag\n"),
    "/about/",
    "noindex",
  ],
  [
    "robots-one-engine",
    "a header for Bing",
    host("_headers", "/about/\n  X-Robots-Tag: bingbot: noindex\n"),
    "/about/",
    "bingbot",
  ],
  [
    "robots-nosnippet",
    "a header against texts",
    host("_headers", "/about/\n  X-Robots-Tag: nosnippet\n"),
    "/about/",
    "nosnippet",
  ],
  [
    "robots-nofollow",
    "a header against links everywhere",
    host("_headers", "/*\n  X-Robots-Tag: nofollow\n"),
    "/_headers",
    "nofollow",
  ],
  [
    "sitemap-noindex",
    "Apache's header",
    host(".htaccess", 'Header always set X-Robots-Tag "noindex, nofollow"\n'),
    "/.htaccess",
    "noindex",
  ],
  [
    "sitemap-noindex",
    "Apache's header under a path",
    host(".htaccess", '<If "%{REQUEST_URI} =~ m#^/about/#">\n    Header set X-Robots-Tag noindex\n</If>\n'),
    "/about/",
    ".htaccess",
  ],
  [
    "sitemap-noindex",
    "Apache's header on HTML",
    host(".htaccess", '<FilesMatch "\\.html$">\nHeader set X-Robots-Tag "noindex"\n</FilesMatch>\n'),
    "/.htaccess",
    "noindex",
  ],
  [
    "sitemap-noindex",
    "Azure's header",
    host("staticwebapp.config.json", JSON.stringify({ globalHeaders: { "X-Robots-Tag": "noindex" } })),
    "/staticwebapp.config.json",
    "noindex",
  ],
  [
    "sitemap-noindex",
    "Azure's header on a route",
    host(
      "staticwebapp.config.json",
      JSON.stringify({ routes: [{ route: "/about/*", headers: { "X-Robots-Tag": "noindex" } }] }),
    ),
    "/about/",
    "noindex",
  ],
  [
    "sitemap-noindex",
    "Vercel's header",
    host("vercel.json", JSON.stringify({ headers: [{ source: "/about/(.*)", headers: [NOINDEX] }] })),
    "/about/",
    "vercel.json",
  ],
  [
    "sitemap-noindex",
    "Firebase's header",
    host("firebase.json", JSON.stringify({ hosting: { headers: [{ source: "/**", headers: [NOINDEX] }] } })),
    "/firebase.json",
    "noindex",
  ],
  [
    "sitemap-noindex",
    "nginx's header",
    host("../hosting/nginx/rules.conf", 'location "/about/" {\n    add_header X-Robots-Tag "noindex" always;\n}\n'),
    "/about/",
    "hosting/nginx/rules.conf",
  ],
  [
    "sitemap-noindex",
    "Caddy's header",
    host("../hosting/caddy/Caddyfile", ':80 {\n\theader "/about/*" {\n\t\tX-Robots-Tag "noindex"\n\t}\n}\n'),
    "/about/",
    "Caddyfile",
  ],
];
