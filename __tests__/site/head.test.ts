import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { type BuiltPage, builtPages, listedPages, PUBLIC } from "../support/built-site";
import { THEMES } from "../../src/styles/themes";
import { content, expectedPages, pathOf } from "../support/content";

const { name, url } = content.agency;
const expected = expectedPages();
const pages = listedPages();
const projects = content.projects.map(({ title }) => pathOf("projects", title));

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
    expect(meta(page, "og:type")).toBe(projects.includes(path) ? "article" : "website");
    expect(meta(page, "twitter:card")).toBe("summary_large_image");
    expect(meta(page, "twitter:title")).toBe(facts?.title);
  });

  it("shares a card of its own, as large as networks ask for", async () => {
    const image = meta(page, "og:image") ?? "";
    expect(image.startsWith(`${url}/share/`)).toBe(true);
    const card = readFileSync(join(PUBLIC, image.slice(url.length)));
    expect(card.length).toBeLessThanOrEqual(300 * 1024);
    const { format, width, height } = await sharp(card).metadata();
    expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
    expect([meta(page, "og:image:type"), meta(page, "og:image:width"), meta(page, "og:image:height")]).toEqual([
      "image/jpeg",
      "1200",
      "630",
    ]);
    expect(meta(page, "twitter:image")).toBe(image);
    expect(meta(page, "og:image:alt")).toContain(facts?.title);
    expect(pages.filter((other) => meta(other, "og:image") === image)).toEqual([page]);
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

describe("the sitemap", () => {
  const read = (name: string) => new JSDOM(readFileSync(join(PUBLIC, name), "utf8"), { contentType: "text/xml" });
  const texts = (name: string, tag: string) =>
    [...read(name).window.document.getElementsByTagName(tag)].map((element) => element.textContent);
  const parts = texts("sitemap.xml", "loc").map((address) => address.slice(url.length));

  it("lists every canonical address, and nothing else", () => {
    const locations = parts.flatMap((part) => texts(part, "loc"));
    const canonicals = pages.map(({ document }) =>
      document.querySelector('link[rel="canonical"]')?.getAttribute("href"),
    );
    expect(locations.sort()).toEqual(canonicals.sort());
    expect(readFileSync(join(PUBLIC, "robots.txt"), "utf8")).toContain(`Sitemap: ${url}/sitemap.xml`);
  });

  it("names the main picture of each page that has one, and each is there", () => {
    const named = parts.flatMap((part) => texts(part, "image:loc"));
    const shown = pages.flatMap(({ document }) => {
      const src = document.querySelector('img[fetchpriority="high"]')?.getAttribute("src");
      return src == null ? [] : [url + src];
    });
    expect(shown.length).toBeGreaterThan(content.services.length + content.projects.length);
    expect(named.sort()).toEqual(shown.sort());
    for (const picture of shown)
      expect(existsSync(join(PUBLIC, decodeURIComponent(picture.slice(url.length))))).toBe(true);
  });

  it("says when a page was changed, never later than now, and not how often or how important", () => {
    const xml = parts.map((part) => readFileSync(join(PUBLIC, part), "utf8")).join();
    expect(xml).not.toMatch(/<(?:priority|changefreq)>/);
    for (const date of parts.flatMap((part) => texts(part, "lastmod"))) {
      expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
    }
  });
});

it("tells people and programs who stands behind it, and names every page", () => {
  const llms = readFileSync(join(PUBLIC, "llms.txt"), "utf8");
  const named = [...llms.matchAll(/\]\(([^)]*)\): \S/g)].map(([, address = ""]) => address.slice(url.length));
  const listed = [...expected.keys()].filter((path) => path !== "/" && !path.startsWith("/404"));
  expect(named.sort()).toEqual(listed.map((path) => encodeURI(path)).sort());
  const humans = readFileSync(join(PUBLIC, "humans.txt"), "utf8");
  for (const member of content.team) expect(humans).toContain(member.name);
});

it("paints what browsers show around the page in the ground of its theme", () => {
  const { themes = THEMES } = content.agency;
  const expected = themes.length > 1 ? THEMES.map((theme) => `(prefers-color-scheme:${theme})`) : [null];
  for (const { document } of pages) {
    const medias = [...document.querySelectorAll('meta[name="theme-color"]')].map((tag) => tag.getAttribute("media"));
    expect(medias).toEqual(expected);
  }
});
