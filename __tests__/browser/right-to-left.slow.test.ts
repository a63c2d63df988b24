import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { serveLocally } from "@site/site-server/local-site";
import addresses from "../agency/data/addresses.json";
import german from "../agency/data/words.json";
import { copyAsAgency, type ProjectCopy } from "../support/project-copy";
import { DESKTOP, PHONE, siteForTests } from "../support/site";

/** The forms of counted words that Arabic has and German has not. */
const FORMS = ["zero", "one", "two", "few", "many"];

let copy: ProjectCopy;

// An agency whose language is Arabic; its texts are German still: what is looked at is where they begin.
const visited = siteForTests({
  serve: async () => {
    copy = await copyAsAgency();
    const data = join(copy.folder, "data");
    const site = JSON.parse(await readFile(join(data, "site.json"), "utf8")) as object;
    await writeFile(join(data, "site.json"), JSON.stringify({ ...site, language: "ar" }));
    await writeFile(join(data, "words.json"), JSON.stringify(withAllForms(german)));
    const { code, output } = await copy.build();
    expect(code === 0 ? "" : output).toBe("");
    return serveLocally({ project: copy.folder });
  },
});
afterAll(() => copy.remove());

function withAllForms(words: unknown): unknown {
  if (typeof words !== "object" || words === null) return words;
  if (Array.isArray(words)) return words.map(withAllForms);
  const other: unknown = Reflect.get(words, "other");
  if (typeof other === "string") return { ...words, ...Object.fromEntries(FORMS.map((form) => [form, other])) };
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, withAllForms(value)]));
}

/** The middle of something, as a share of the window's width from the left. */
async function placeOf(page: Page, what: Locator): Promise<number> {
  const box = await what.boundingBox();
  return ((box?.x ?? NaN) + (box?.width ?? NaN) / 2) / (page.viewportSize()?.width ?? NaN);
}

const PAGES = ["/", addresses.services, addresses.portfolio, addresses.about, addresses.contact, "/404.html"];

it.each(PAGES)("begins the heading of %s at the right, and lets nothing stand out of the sides", async (path) => {
  for (const viewport of [{ width: 360, height: 780 }, PHONE, DESKTOP]) {
    const { page } = await visited.visit(encodeURI(path), { viewport, javaScriptEnabled: false });
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    const [before, sideways] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const heading = document.querySelector("h1");
      const letters = document.createRange();
      if (heading) letters.selectNodeContents(heading);
      const before = (heading?.getBoundingClientRect().right ?? NaN) - letters.getBoundingClientRect().right;
      return [before, scrollWidth - clientWidth] as const;
    });
    expect(Math.abs(before)).toBeLessThan(1);
    expect(sideways).toBe(0);
  }
});

it("opens its menu from the left, with the name of the agency at the right", async () => {
  const { page } = await visited.visit("/", { viewport: PHONE });
  const button = page.getByRole("button", { name: german.frame.menu });
  expect(await placeOf(page, button)).toBeLessThan(0.2);
  expect(await placeOf(page, page.getByRole("banner").getByRole("link").first())).toBeGreaterThan(0.5);
});

it("writes the number of the phone from the left all the same", async () => {
  const { page } = await visited.visit(encodeURI(addresses.contact), { viewport: PHONE });
  const [plus, last] = await page
    .locator('footer [href^="tel:"]')
    .first()
    .evaluate((link) => {
      const text = link.firstChild;
      const leftOf = (index: number) => {
        const letter = document.createRange();
        if (text) letter.setStart(text, index);
        if (text) letter.setEnd(text, index + 1);
        return letter.getBoundingClientRect().left;
      };
      return [leftOf(0), leftOf((text?.textContent ?? "").length - 1)] as const;
    });
  expect(plus).toBeLessThan(last);
});

it("points on to the left", async () => {
  const { page } = await visited.visit("/", { viewport: DESKTOP });
  const arrow = page.locator("main .arrow-link").first();
  expect(await arrow.evaluate((link) => getComputedStyle(link, "::after").content)).toContain("←");
});

it("has its share cards turned", async () => {
  const { page } = await visited.visit("/", { viewport: DESKTOP });
  const card = await page.locator('[property="og:image"]').getAttribute("content");
  const picture = await readFile(join(copy.folder, "public", new URL(card ?? "").pathname));
  const lightAt = async (left: number) => {
    const { channels } = await sharp(
      await sharp(picture).extract({ left, top: 4, width: 8, height: 8 }).toBuffer(),
    ).stats();
    return channels.reduce((sum, { mean }) => sum + mean, 0);
  };
  // The corner beside the picture is tinted, the one beside the texts is bare paper.
  expect((await lightAt(1188)) - (await lightAt(4))).toBeGreaterThan(20);
});
