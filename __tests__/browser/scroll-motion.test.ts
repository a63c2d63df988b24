import type { Page } from "playwright-core";
import { siteForTests } from "../support/site";

const site = siteForTests();

/** How the home page's sheet, and the first card's cover, stand after so many pixels. */
async function standing(page: Page, distance: number): Promise<{ sheet: string; cover: string }> {
  await page.evaluate((top) => {
    window.scrollTo({ top, behavior: "instant" });
  }, distance);
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const transform = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector}`);
      return getComputedStyle(element).transform;
    };
    return { sheet: transform("main picture img"), cover: transform("main article picture") };
  });
}

it("turns the home page's sheet as the page moves on, and opens a cover that comes up", async () => {
  const { page } = await site.visit("/", { reducedMotion: "no-preference" });
  const top = await standing(page, 0);
  const box = await page.locator("main article picture").first().boundingBox();
  const rising = await standing(page, (box?.y ?? 0) - 800);
  expect(rising.sheet).not.toBe(top.sheet);
  expect(rising.cover).toMatch(/^matrix3d/);
  // What has come up stands still and flat.
  expect((await standing(page, box?.y ?? 0)).cover).toBe("none");
});

it("moves nothing with the page where motion is not welcome", async () => {
  const { page } = await site.visit("/", { reducedMotion: "reduce" });
  for (const distance of [0, 200, 600])
    expect(await standing(page, distance)).toEqual({ sheet: "none", cover: "none" });
});
