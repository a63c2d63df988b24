import type { Page } from "playwright-core";
import { content, expectedPages } from "../support/content";
import { readPdf } from "../support/read-pdf";
import { siteForTests } from "../support/site";

const site = siteForTests();

const [project] = content.projects;
const study = [...expectedPages()].find(([, { title }]) => title === project?.metadata.title)?.[0] ?? "";

/** The lines of a page as it is printed, by sheet of paper. */
async function onPaper(page: Page): Promise<string[]> {
  const { pages } = readPdf(await page.pdf({ format: "A4" }));
  return pages.map(({ texts }) => texts.map(({ text }) => text).join("\n"));
}

/** As it is printed when all that comes later has come. */
async function inTheEnd(path: string): Promise<string[]> {
  const { page } = await site.visit(encodeURI(path), { hydrated: false });
  await page.waitForFunction(() => document.head.lastElementChild?.matches("link[rel=stylesheet][media=all]"));
  await page.waitForLoadState("networkidle");
  return onPaper(page);
}

/** In milliseconds after the page is loaded: sooner than anybody opens the browser's menu. */
const SOON = 800;

it("a case study fills as few sheets as soon as it is loaded as in the end", async () => {
  const tab = await site.openTab();
  await tab.clock.install();
  await tab.goto(site.origin + encodeURI(study));
  await tab.clock.runFor(SOON);
  await tab.waitForLoadState("networkidle");
  const early = await onPaper(tab);
  await tab.context().close();
  const late = await inTheEnd(study);
  expect(late.length).toBeLessThanOrEqual(4);
  expect(early).toEqual(late);
});

it("a case study is printed the same without scripts", async () => {
  const { page } = await site.visit(encodeURI(study), { javaScriptEnabled: false });
  expect((await onPaper(page)).length).toBe((await inTheEnd(study)).length);
});
