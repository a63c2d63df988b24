import { apache } from "../../../src/hosting/hosts/apache";
import { azure } from "../../../src/hosting/hosts/azure";
import { caddy } from "../../../src/hosting/hosts/caddy";
import { cloudFront } from "../../../src/hosting/hosts/cloudfront";
import { firebase } from "../../../src/hosting/hosts/firebase";
import { githubPages } from "../../../src/hosting/hosts/github-pages";
import type { HostFiles, Renderer } from "../../../src/hosting/hosts/host-files";
import { netlifyAndCloudflare } from "../../../src/hosting/hosts/netlify-cloudflare";
import { nginx } from "../../../src/hosting/hosts/nginx";
import { vercel } from "../../../src/hosting/hosts/vercel";
import { hostingPolicy, type HostingPolicy, IMMUTABLE, type Redirect } from "../../../src/hosting/policy";
import { hostingFiles } from "../../../src/hosting/write-hosting-files";

const PAGES = ["/", "/about/", "/ads-–-search/", "/seo-&-content/"];
const MOVED = [
  { from: "/old/", to: "/about/" },
  { from: "/old-–-file.html", to: "/ads-–-search/?from=old" },
  { from: "/away", to: "https://example.com/new/" },
];

const policyWith = (redirects: readonly Redirect[] = MOVED, prefix = "") => hostingPolicy(redirects, PAGES, prefix);

const withHeader = (name: string, value: string): HostingPolicy => {
  const policy = policyWith();
  return { ...policy, headers: [...policy.headers, { under: "/static/", headers: { [name]: value } }] };
};

const textOf = (render: Renderer, policy: HostingPolicy) => {
  const { site, beside } = render(policy);
  return [...Object.values(site), ...Object.values(beside)].join("\n").replaceAll('\\"', '"');
};

const HOSTS: Readonly<Record<string, Renderer>> = {
  "Netlify and Cloudflare": netlifyAndCloudflare,
  Vercel: vercel,
  Firebase: firebase,
  Azure: azure,
  Apache: apache,
  nginx,
  Caddy: caddy,
  CloudFront: cloudFront,
};

describe.each(Object.entries(HOSTS))("%s", (name, render) => {
  it("is told every header and every value of it", () => {
    const text = textOf(render, withHeader("X-Own", "own-value"));
    const rules = withHeader("X-Own", "own-value").headers.flatMap(({ headers }) => Object.entries(headers));
    // CloudFront takes some in fields of its own, and HSTS as a number.
    const names = rules
      .map(([header]) => header)
      .filter((header) => name !== "CloudFront" || !/^(?:X-C|X-F|Str|Con|Ref)/.test(header));
    const values = rules.map(([, value]) =>
      name === "CloudFront" ? value.replace(/^max-age=(?=\d+$)|^nosniff$/, "") : value,
    );
    for (const part of [...names, ...values]) expect(text).toContain(part);
    expect(text).toContain(IMMUTABLE);
  });

  it("is told where every old address leads, with and without its closing slash", () => {
    const text = textOf(render, policyWith());
    const escaped = (path: string) =>
      [path, encodeURI(path)].flatMap((one) => [one, one.replaceAll(".", "\\."), one.replaceAll(".", "\\\\.")]);
    for (const from of ["/old", "/old-–-file.html", "/away"]) {
      const spelled = escaped(from).flatMap((one) => [one, one.slice(1)]);
      expect(spelled.some((one) => new RegExp(`${one.replace(/[.\\]/g, "\\$&")}[/"$ ]`).test(text))).toBe(true);
    }
    expect(text).toContain("https://example.com/new/");
    expect(text.replaceAll("\\%", "%")).toMatch(
      name === "Firebase" ? "/ads-–-search/?from=old" : "/ads-%E2%80%93-search/?from=old",
    );
  });

  it("honours the path that the site stands under", () => {
    const text = textOf(render, policyWith(MOVED, "/some/prefix"));
    expect(text).toContain("/some/prefix/about/");
    expect(text).toContain("/some/prefix/share/");
    expect(text.replaceAll("/some/prefix", "")).toBe(
      textOf(render, policyWith()).concat(name.startsWith("Netlify") ? "/* /404.html 404\n" : ""),
    );
  });
});

it("gives Firebase's visitors the folder with a dot that is for them, with its headers", () => {
  const { hosting } = JSON.parse(textOf(firebase, policyWith())) as {
    hosting: { ignore: string[]; headers: { source: string; headers: { key: string }[] }[] };
  };
  const { headers } = hosting.headers.find(({ source }) => source === "/.well-known/**") ?? { headers: [] };
  expect(headers.map(({ key }) => key)).toEqual(expect.arrayContaining(["Cache-Control", "X-Content-Type-Options"]));
  expect(hosting.ignore).not.toContain("**/.*");
});

it("leads a page whose address is not ASCII from the form without its slash, in ASCII", () => {
  const redirects = netlifyAndCloudflare(policyWith([])).site._redirects ?? "";
  expect(redirects).toBe(
    "/ads-%E2%80%93-search /ads-%E2%80%93-search/ 301\n/ads-–-search /ads-%E2%80%93-search/ 301\n",
  );
  expect(apache(policyWith([])).site[".htaccess"]).toContain(
    'RewriteRule "^ads-–-search$" "/ads-\\%E2\\%80\\%93-search/" [R=301,L,NE]',
  );
});

it("takes away on Cloudflare what a more special rule says again, and nothing else", () => {
  const policy = policyWith();
  const headers = [
    { under: "/", headers: { "X-One": "1", "X-Two": "2" } },
    { under: "/static/", headers: { "X-Three": "3" } },
    { under: "/static/own/", headers: { "X-Two": "two", "X-Three": "three", "X-Four": "4" } },
  ];
  expect(netlifyAndCloudflare({ ...policy, headers }).site._headers).toBe(
    [
      "/*\n  X-One: 1\n  X-Two: 2\n",
      "/static/*\n  X-Three: 3\n",
      "/static/own/*\n  ! X-Two\n  ! X-Three\n  X-Two: two\n  X-Three: three\n  X-Four: 4\n",
    ].join("\n"),
  );
});

it("repeats in nginx all headers where one differs", () => {
  const rules = nginx(policyWith()).beside["nginx/rules.conf"] ?? "";
  const names = (text: string) => [...text.matchAll(/add_header (\S+)/g)].map(([, header]) => header);
  const [before = "", ...locations] = rules.split(/location "\/(?:static|share)\//);
  expect(locations).toHaveLength(2);
  for (const location of locations) expect(names(location)).toEqual(expect.arrayContaining(names(before)));
});

it("says nothing on GitHub Pages but that Jekyll shall leave the site alone", () => {
  expect(githubPages(policyWith())).toEqual({ site: { ".nojekyll": "" }, beside: {} });
});

it("puts what is read at the root of an upload beside a site that stands under a path", () => {
  for (const render of [netlifyAndCloudflare, azure, githubPages]) {
    expect(Object.keys(render(policyWith()).site)).not.toEqual([]);
    expect(render(policyWith(MOVED, "/some/prefix")).site).toEqual({});
  }
  expect(Object.keys(apache(policyWith(MOVED, "/some/prefix")).site)).toEqual([".htaccess"]);
});

describe("limits", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ from: `/old-${String(index)}/`, to: "/" }));

  it("of Cloudflare are named all at once", () => {
    const policy = policyWith([...many(1_001), { from: "/a*b/", to: "/" }, { from: `/${"x".repeat(1_000)}`, to: "/" }]);
    const folders = Array.from({ length: 100 }, (_, index) => ({ under: `/${String(index)}/`, headers: {} }));
    const long = { under: "/", headers: { "X-Long": "x".repeat(2_000) } };
    const render = () => netlifyAndCloudflare({ ...policy, headers: [...policy.headers, ...folders, long] });
    expect(render).toThrow(/104 header rules; allowed: 100/);
    expect(render).toThrow(/2008 redirects; allowed: 2000/);
    expect(render).toThrow(/a line of _headers with 2008 characters.*allowed: 2000/);
    expect(render).toThrow(/a line of _redirects with 1007 characters.*allowed: 1000/);
    expect(render).toThrow(/redirect from \/a\*b\/: \* and : are wildcards/);
  });

  it.each([
    ["Vercel", vercel, many(600), /Vercel: 1201 entries in redirects; allowed: 1024/],
    ["Azure", azure, many(300), /Azure Static Web Apps: staticwebapp.config.json has \d+ bytes; allowed: 20480/],
    ["CloudFront", cloudFront, many(300), /CloudFront: the function's bytes: got \d+; allowed: 10240/],
  ])("of %s are named", (_, render, redirects, message) => {
    expect(() => render(policyWith(redirects))).toThrow(message);
    expect(() => render(policyWith(redirects.slice(0, 20)))).not.toThrow();
  });

  it("of nginx are named: it can't write a dollar", () => {
    expect(() => nginx(withHeader("X-Price", "5 $"))).toThrow("nginx: header X-Price: 5 $; allowed: no $");
  });

  it("of CloudFront's headers are named", () => {
    const headers = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`X-${String(index)}`, "1"]));
    const policy = policyWith();
    expect(() => cloudFront({ ...policy, headers: [...policy.headers, { under: "/static/", headers }] })).toThrow(
      /CloudFront: custom headers of \/static\/\*: got \d+; allowed: 10/,
    );
  });
});

describe("a site on which its content is edited", () => {
  const files = (hasAdmin: boolean) => {
    const { site, beside } = hostingFiles(hostingPolicy(MOVED, PAGES, "", { hasAdmin }));
    return { ...site, ...beside };
  };

  it.each(
    Object.entries({
      _headers: /^\/admin\/\*\n(?: {2}.+\n)* {2}Cross-Origin-Opener-Policy: unsafe-none$/m,
      ".htaccess": /admin[^\n]*\n[^<]*Cross-Origin-Opener-Policy "unsafe-none"/,
      "staticwebapp.config.json": /"route":"\/admin\/\*"[^}]*"Cross-Origin-Opener-Policy":"unsafe-none"/,
      "vercel/vercel.json": /"source": "\/admin\/\(\.\*\)",[^\]]*"value": "unsafe-none"/,
      "firebase/firebase.json": /"source": "\/admin\/\*\*",[^\]]*"value": "unsafe-none"/,
      "cloudfront/distribution.json": /"pathPattern": "\/admin\/\*",[^\]]*unsafe-none/,
      "nginx/rules.conf": /location "\/admin\/" \{[^}]*Cross-Origin-Opener-Policy "unsafe-none"/,
      "caddy/Caddyfile": /header "\/admin\/\*" \{[^}]*Cross-Origin-Opener-Policy "unsafe-none"/,
    }),
  )("lets people come back from where they sign in, by %s", (file, said) => {
    expect(files(true)[file]).toMatch(said);
    expect(files(false)[file]).not.toMatch(/admin|unsafe-none/);
  });
});

describe("a preview", () => {
  const files = (isPreview: boolean) => hostingFiles(hostingPolicy(MOVED, PAGES, "", { isPreview }));
  const textsOf = ({ site, beside }: HostFiles) => ({ ...site, ...beside });

  it.each(
    Object.entries({
      _headers: /^\/\*\n(?: {2}.+\n)* {2}X-Robots-Tag: noindex$/m,
      ".htaccess": /^Header always set X-Robots-Tag "noindex"$/m,
      "staticwebapp.config.json": /"globalHeaders":\{[^}]*"X-Robots-Tag":"noindex"/,
      "vercel/vercel.json": /"source": "\/\(\.\*\)",[^\]]*"key": "X-Robots-Tag",\s*"value": "noindex"/,
      "firebase/firebase.json": /"source": "\/\*\*",[^\]]*"key": "X-Robots-Tag",\s*"value": "noindex"/,
      "cloudfront/distribution.json": /"pathPattern": "\*",[^\]]*"Header": "X-Robots-Tag",\s*"Value": "noindex"/,
      "nginx/rules.conf": /^add_header X-Robots-Tag "noindex" always;$/m,
      "caddy/Caddyfile": /^\t\theader "\/\*" \{\n[^}]*X-Robots-Tag "noindex"$/m,
    }),
  )("says in %s of everything that it shall not be listed", (file, said) => {
    const text = textsOf(files(true))[file];
    expect(text).toMatch(said);
    expect(textsOf(files(false))[file]).not.toMatch(/robots/i);
  });

  it("says it too where one rule does not add to another", () => {
    const texts = textsOf(files(true));
    const folders = (text = "", before: RegExp) => text.split(before).slice(1);
    const nginxFolders = folders(texts["nginx/rules.conf"], /location "\/(?:static|share)\/" \{/);
    const azureFolders = folders(texts["staticwebapp.config.json"], /"route":"\/(?:static|share)\/\*"/);
    const behaviours = folders(texts["cloudfront/distribution.json"], /"pathPattern": "\/(?:static|share)\/\*"/);
    for (const found of [nginxFolders, azureFolders, behaviours]) {
      expect(found).toHaveLength(2);
      for (const text of found) expect(text).toContain("X-Robots-Tag");
    }
  });

  it("changes nothing else of any host's file", () => {
    const linesOf = (isPreview: boolean) =>
      Object.entries(textsOf(files(isPreview))).map(([file, text]) => {
        const lines = text.replaceAll(',"X-Robots-Tag":"noindex"', "").split(/,?\n/);
        return [file, new Set(lines.filter((line) => !/X-Robots-Tag|noindex|"Quantity"/.test(line)))];
      });
    expect(linesOf(true)).toEqual(linesOf(false));
  });
});
