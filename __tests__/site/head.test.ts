import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuiltPage, builtPages, listedPages, PUBLIC } from "../support/built-site";
import { content, expectedPages } from "../support/content";

const { name, url } = content.agency;
const expected = expectedPages();
const pages = listedPages();

function meta(page: BuiltPage, key: string): string | null | undefined {
  const found = page.document.querySelectorAll(`meta[name="${key}"], meta[property="${key}"]`);
  if (found.length > 1) throw new Error(`${page.path} says ${key} ${String(found.length)} times`);
  return found[0]?.getAttribute("content");
}

it("builds exactly the pages of the data", () => {
  expect(pages.map(({ path }) => path).sort()).toEqual([...expected.keys()].sort());
});

describe.each(pages.map((page) => [page.path, page] as const))("the head of %s", (path, page) => {
  const facts = expected.get(path);
  const address = url + encodeURI(path);

  it("has its own title, once", () => {
    expect(page.document.querySelectorAll("head title")).toHaveLength(1);
    expect(page.document.title).toBe(`${String(facts?.title)} | ${name}`);
  });

  it("has its own description", () => {
    expect(meta(page, "description")).toBe(facts?.description);
  });

  it("has its own canonical address, once", () => {
    const links = page.document.querySelectorAll('link[rel="canonical"]');
    expect([...links].map((link) => link.getAttribute("href"))).toEqual([address]);
  });

  it("may be listed", () => {
    expect(meta(page, "robots")).toMatch(/^index, follow/);
  });

  it("says the same to Open Graph and X", () => {
    expect(meta(page, "og:url")).toBe(address);
    expect(meta(page, "og:title")).toBe(facts?.title);
    expect(meta(page, "og:description")).toBe(facts?.description);
    expect(meta(page, "og:site_name")).toBe(name);
    expect(meta(page, "og:type")).toBe(path.startsWith("/projects/") ? "article" : "website");
    expect(meta(page, "twitter:card")).toBe("summary_large_image");
    expect(meta(page, "twitter:title")).toBe(facts?.title);
  });

  it("shares a picture that exists", () => {
    const image = meta(page, "og:image") ?? "";
    expect(image.startsWith(`${url}/static/`)).toBe(true);
    expect(readFileSync(join(PUBLIC, image.slice(url.length))).length).toBeGreaterThan(1000);
    expect(meta(page, "twitter:image")).toBe(image);
    expect(meta(page, "og:image:alt")?.length).toBeGreaterThan(10);
  });

  it("names its language", () => {
    expect(page.document.documentElement.lang).toBe(content.agency.language);
  });

  it("has a title that is not its heading", () => {
    expect(page.document.querySelector("h1")?.textContent).not.toBe(facts?.title);
  });
});

it("tells search engines to leave the not-found page alone", () => {
  const found = builtPages().filter(({ path }) => path.startsWith("/404"));
  expect(found.length).toBeGreaterThan(0);
  for (const page of found) {
    expect(meta(page, "robots")).toBe("noindex");
    expect(page.document.querySelector('link[rel="canonical"]')).toBeNull();
  }
});

it("lists every canonical address in the sitemap, and nothing else", () => {
  const xml = readFileSync(join(PUBLIC, "sitemap.xml"), "utf8");
  const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]?.replaceAll("&amp;", "&"));
  const canonicals = pages.map(({ document }) => document.querySelector('link[rel="canonical"]')?.getAttribute("href"));
  expect([...locations].sort()).toEqual([...canonicals].sort());
  expect(readFileSync(join(PUBLIC, "robots.txt"), "utf8")).toContain(`Sitemap: ${url}/sitemap.xml`);
});
