import { sitemapsOf } from "../../src/seo/sitemap";

const SITE = "https://www.example.com";

it("writes addresses percent-encoded, in a stable order, with pictures and dates where they are known", async () => {
  const files = await sitemapsOf(SITE, [
    { path: "/projects/a-–-b/", pictures: ["/static/1/b.webp"], lastChange: "2026-03-01T12:00:00Z" },
    { path: "/projects/a-&-b/", pictures: [] },
  ]);
  const xml = files.get("sitemap-1.xml") ?? "";
  expect(xml.match(/<url>.*?<\/url>/g)).toEqual([
    "<url><loc>https://www.example.com/projects/a-&amp;-b/</loc></url>",
    "<url><loc>https://www.example.com/projects/a-%E2%80%93-b/</loc><lastmod>2026-03-01</lastmod>" +
      "<image:image><image:loc>https://www.example.com/static/1/b.webp</image:loc></image:image></url>",
  ]);
  expect(files.get("sitemap.xml")).toMatch(
    /<loc>https:\/\/www\.example\.com\/sitemap-1\.xml<\/loc><lastmod>2026-03-01/,
  );
});

it("begins another file before one holds more than search engines read", async () => {
  const pages = Array.from({ length: 45_001 }, (_, index) => ({ path: `/${String(index)}/`, pictures: [] }));
  const files = await sitemapsOf(SITE, pages);
  expect([...files.keys()]).toEqual(["sitemap-1.xml", "sitemap-2.xml", "sitemap.xml"]);
  expect(files.get("sitemap-1.xml")?.match(/<loc>/g)).toHaveLength(45_000);
  expect(files.get("sitemap-2.xml")?.match(/<loc>/g)).toHaveLength(1);
});
