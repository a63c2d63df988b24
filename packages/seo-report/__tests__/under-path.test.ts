import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeReport } from "../src/write/write-report";
import { ABOUT, add, type Change, SITEMAP, swap } from "./change";
import { ORIGIN } from "./good-page";
import { smallSite } from "./small-site";
import type { SmallSite } from "./spoilt-site";
import { PREFIX } from "./under-path";

const SITE = ORIGIN + PREFIX;

let site: SmallSite;
beforeEach(async () => {
  site = await smallSite(PREFIX);
});
afterEach(() => site.discard());

/** Where the prefix is forgotten, and all findings with what is to be changed. */
const FORGOTTEN: readonly (readonly [where: string, change: Change, findings: readonly string[]])[] = [
  [
    "a link",
    add('<a href="/services/?a=1#faq">Ask</a> <a href="/services/?a=1#faq">Ask</a>'),
    [
      `link-broken /about/: /services/?a=1#faq. The path prefix of the site is missing: write ${PREFIX}/services/?a=1#faq. src/`,
    ],
  ],
  [
    "a link to the first page",
    add('<a href="/">Home</a>'),
    [`link-broken /about/: /. The path prefix of the site is missing: write ${PREFIX}/. src/`],
  ],
  [
    "a link to a path that begins like it",
    add(`<a href="${PREFIX}es/">More</a>`),
    [`link-broken /about/: ${PREFIX}es/. The path prefix of the site is missing: write ${PREFIX}${PREFIX}es/. src/`],
  ],
  [
    "a picture",
    swap("index.html", `src="${PREFIX}/share/home.jpg"`, 'src="/share/home.jpg"'),
    [
      `picture-missing /: /share/home.jpg. The path prefix of the site is missing: write ${PREFIX}/share/home.jpg. src/`,
    ],
  ],
  [
    "a canonical address",
    swap(ABOUT, `rel="canonical" href="${SITE}/about/"`, `rel="canonical" href="${ORIGIN}/about/"`),
    [`canonical-elsewhere /about/: ${ORIGIN}/about/. Name ${SITE}/about/. src/seo/`],
  ],
  [
    "the canonical address of the first page",
    swap("index.html", `rel="canonical" href="${SITE}/"`, `rel="canonical" href="${ORIGIN}/"`),
    [`canonical-elsewhere /: ${ORIGIN}/. Name ${SITE}/. src/seo/`],
  ],
  [
    "the sitemap",
    swap(SITEMAP, `<loc>${SITE}/about/</loc>`, `<loc>${ORIGIN}/about/</loc>`),
    [
      `sitemap-unlisted /about/: not in /sitemap.xml, /sitemap-pages.xml. List ${SITE}/about/. src/seo/sitemap.ts`,
      `sitemap-unknown /sitemap-pages.xml: ${ORIGIN}/about/. Take it out of the sitemap. src/seo/sitemap.ts`,
    ],
  ],
  [
    "robots.txt",
    swap("robots.txt", `Sitemap: ${SITE}/`, `Sitemap: ${ORIGIN}/`),
    [
      `sitemap-missing /sitemap.xml: ${ORIGIN}/sitemap.xml does not exist. Name ${SITE}/sitemap.xml, which is there, in robots.txt. src/seo/sitemap.ts`,
    ],
  ],
  [
    "a share picture",
    swap(ABOUT, `"${SITE}/share/about.jpg"`, `"${ORIGIN}/share/about.jpg"`),
    [
      `share-picture-missing /about/: ${ORIGIN}/share/about.jpg. Name the whole https:// address of a picture that the build makes. src/`,
    ],
  ],
  [
    "a picture of the structured data",
    swap("index.html", `"url":"${SITE}/share/home.jpg"`, '"url":"/share/home.jpg"'),
    [
      `json-ld-picture /: /share/home.jpg. The path prefix of the site is missing: write ${PREFIX}/share/home.jpg. src/seo/`,
    ],
  ],
];

it.each(FORGOTTEN)("names a prefix that is forgotten in %s, and nothing else", async (_where, change, expected) => {
  await change(site);
  const { siteUrl, findings } = await site.report();
  expect(siteUrl).toBe(SITE);
  expect(findings.map(({ rule, page, found, change, file }) => `${rule} ${page}: ${found}. ${change} ${file}`)).toEqual(
    expected,
  );
});

it("takes what another site of the host has for elsewhere", async () => {
  const others = [`${ORIGIN}/about/`, `${ORIGIN}${PREFIX}es/`];
  await add(others.map((href) => `<a href="${href}">Other</a>`).join(" "))(site);
  await add(`<img src="${ORIGIN}/other.jpg" alt="" width="1" height="1">`)(site);
  const { findings, pages } = await site.report();
  expect(findings).toEqual([]);
  const links = pages.find(({ address }) => address === "/about/")?.links;
  expect(links?.external).toEqual([...others, "https://x.com/foldwell.example"].sort());
  expect(links?.internal).toEqual(["/", "/about/", "/services/", "/services/paper-–-art/"]);
});

it("tells that a link to the prefix without its slash goes through a redirect", async () => {
  await site.swap(ABOUT, `<a href="${PREFIX}/">Home</a>`, `<a href="${PREFIX}">Home</a>`);
  const { findings, pages } = await site.report();
  expect(findings.map(({ rule, page, found }) => [rule, page, found])).toEqual([["link-redirect", "/about/", PREFIX]]);
  const links = pages.find(({ address }) => address === "/about/")?.links;
  expect(links?.internal).toEqual(["/", "/about/", "/services/", "/services/paper-–-art/"]);
});

it("holds robots.txt against whole paths", async () => {
  await site.swap("robots.txt", "Allow: /", "Disallow: /about/");
  expect((await site.report()).findings).toEqual([]);
  await site.swap("robots.txt", "Disallow: /about/", `Disallow: ${PREFIX}/about/`);
  expect((await site.report()).findings.map(({ rule, page }) => [rule, page])).toEqual([["robots-blocks", "/about/"]]);
});

it("knows a path that is percent-encoded, however links write it", async () => {
  const other = await smallSite("/sch%C3%B6n");
  await add('<a href="/schön/services/">Services</a>')(other);
  const { siteUrl, findings } = await other.report();
  await other.discard();
  expect([siteUrl, findings]).toEqual([`${ORIGIN}/sch%C3%B6n`, []]);
});

describe("the address of the site", () => {
  const noCanonical = swap("index.html", 'rel="canonical"', 'rel="no"');

  it.each<[string, Change]>([
    ["without a slash", swap("index.html", `canonical" href="${SITE}/"`, `canonical" href="${SITE}"`)],
    ["with the file", swap("index.html", `canonical" href="${SITE}/"`, `canonical" href="${SITE}/index.html"`)],
    ["with a query", swap("index.html", `canonical" href="${SITE}/"`, `canonical" href="${SITE}/?a=1"`)],
  ])("is read of a canonical address %s", async (_what, change) => {
    await change(site);
    await site.remove("robots.txt");
    const { siteUrl, findings } = await site.report();
    expect(siteUrl).toBe(SITE);
    expect(findings.map(({ rule, page }) => `${rule} ${page}`)).toEqual([
      "canonical-form /",
      "robots-missing /robots.txt",
    ]);
  });

  it.each<[string, Change]>([
    ["", () => Promise.resolve()],
    [
      ", whose folder is no part of it",
      async (on) => {
        await on.write("maps/all.xml", await readFile(join(on.folder, "sitemap.xml")));
        await on.swap("robots.txt", "/sitemap.xml", "/maps/all.xml");
      },
    ],
  ])("is that of the sitemap where the first page names none%s", async (_what, change) => {
    await noCanonical(site);
    await change(site);
    const { siteUrl, findings } = await site.report();
    expect(siteUrl).toBe(SITE);
    expect(findings.map(({ rule, page }) => `${rule} ${page}`)).toEqual(["canonical-missing /"]);
  });

  it("is not that of another page which the first one names", async () => {
    await site.swap("index.html", `canonical" href="${SITE}/"`, `canonical" href="${SITE}/about/"`);
    const { siteUrl, findings } = await site.report();
    expect(siteUrl).toBe(SITE);
    expect(findings.map(({ rule, page }) => `${rule} ${page}`)).toEqual(["canonical-elsewhere /"]);
  });
});

it("draws results with the whole address, and cards with their pictures", async () => {
  const out = await mkdtemp(join(tmpdir(), "seo-out-"));
  const html = await readFile(await writeReport(await site.inspect(), site.readBytes, out), "utf8");
  const pictures = await readdir(join(out, "pictures"));
  await rm(out, { recursive: true, force: true });
  expect(html).toContain(`<title>SEO report: foldwell.example${PREFIX}</title>`);
  expect(html).toContain(`${ORIGIN} › some › prefix › services › paper-–-art<`);
  expect(pictures).toHaveLength(4);
});
