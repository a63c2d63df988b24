import { siteUrlIn } from "../../src/read/site-url";

const address = "https://studio.example/berlin";

const home = (head: string) => new Map([["/", `<!doctype html><html><head>${head}</head><body></body></html>`]]);

const has =
  (...paths: readonly string[]) =>
  (path: string) =>
    paths.includes(path);

it.each([
  ["the canonical address of the first page", { documents: home(`<link rel="canonical" href="${address}/">`) }],
  ["the sitemap that robots.txt names", { sitemaps: [`${address}/sitemap.xml`], hasFile: has("/sitemap.xml") }],
  ["og:url that is written as a name", { documents: home(`<meta name="og:url" content="${address}/">`) }],
  ["og:url", { documents: home(`<meta property="og:url" content="${address}/index.html">`) }],
  [
    "og:image, where a page says no address of its own, as in a preview",
    {
      documents: home(`<meta property="og:image" content="${address}/share/card.jpg">`),
      hasFile: has("/share/card.jpg"),
    },
  ],
  [
    "the shortest address in a sitemap",
    { sitemap: `<urlset><url><loc>${address}/about/</loc></url><url><loc> ${address}/ </loc></url></urlset>` },
  ],
  [
    "a part of a sitemap",
    {
      sitemap: `<sitemapindex><sitemap><loc>${address}/part.xml</loc></sitemap></sitemapindex>`,
      hasFile: has("/part.xml"),
    },
  ],
])("an address is told by %s", (_, said) => {
  expect(siteUrlIn({ documents: home(""), sitemaps: [], hasFile: has(), ...said })).toBe(address);
});

it("a host is told by CNAME, after what is shared of the page", () => {
  const build = { documents: home(""), sitemaps: [], hasFile: has(), cname: "www.studio.example\n" };
  expect(siteUrlIn(build)).toBe("https://www.studio.example");
  expect(siteUrlIn({ ...build, cname: "www.studio.example\nstudio.example\n" })).toBe("https://www.studio.example");
  const documents = home('<meta property="og:url" content="https://studio.example/">');
  expect(siteUrlIn({ ...build, documents })).toBe("https://studio.example");
});

it("nothing tells it where nothing is said, or what is said is no address", () => {
  const build = { documents: home('<meta property="og:url" content="/">'), sitemaps: [], hasFile: has() };
  expect(siteUrlIn({ ...build, cname: "not a host", sitemap: "<loc>/about/</loc>" })).toBeUndefined();
});
