import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { KINDS } from "@site/toolkit/kinds";
import { manifestOf } from "../../src/hosting/manifest";
import { PUBLIC } from "../support/built-site";
import { describeForm, FIELDS, fillIn } from "../support/contact-form";
import { content } from "../support/content";
import { mailEndpoint, type Posted } from "../support/mail-endpoint";
import { cloneProject, copyProject, type ProjectCopy } from "../support/project-copy";
import { PHONE, siteForTests } from "../support/site";
import { words } from "../../src/lib/words";

const ORIGIN = "https://example.test";
const PREFIX = "/some/prefix";

async function build(copy: ProjectCopy, environment?: Readonly<Record<string, string>>): Promise<void> {
  const { code, output } = await copy.build(environment);
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
}

it("is the same to the byte when it is built in another folder", async () => {
  const clone = await cloneProject();
  try {
    await build(clone);
    const [here, there] = [await manifestOf(PUBLIC), await manifestOf(join(clone.folder, "public"))];
    expect(Object.keys(here).length).toBeGreaterThan(500);
    const names = new Set([...Object.keys(here), ...Object.keys(there)]);
    expect([...names].filter((name) => here[name] !== there[name])).toEqual([]);
  } finally {
    await clone.remove();
  }
});

describe("under a path of its host", () => {
  const received: Posted[] = [];
  const thanks = { status: 303, headers: { Location: `${PREFIX}/contact/?reference=ABCD-EFGH#sent` }, body: "" };
  let answer: "success" | typeof thanks;
  const takeMail = mailEndpoint((posted) => {
    received.push(posted);
    return answer;
  });
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copyProject();
    // What is kept of a build for the host itself names addresses without the path.
    await build(copy);
    await build(copy, { SITE_URL: `${ORIGIN}${PREFIX}/` });
  });
  afterAll(() => copy.remove());
  const site = siteForTests({ takeMail, project: () => copy.folder, pathPrefix: PREFIX });
  const { categories } = content.pages.portfolio;
  const inBuild = (file: string) => join(copy.folder, "public", file);

  it("names the whole address in heads, data, sitemap and robots, and a card that is there", async () => {
    const home = await readFile(inBuild("index.html"), "utf8");
    expect(home).toContain(`rel="canonical" href="${ORIGIN}${PREFIX}/"`);
    expect(home).toContain(`"@id":"${ORIGIN}${PREFIX}/#agency"`);
    const [, card = ""] =
      /property="og:image" content="https:\/\/example\.test\/some\/prefix\/([^"]+)"/.exec(home) ?? [];
    expect(await sharp(inBuild(card)).metadata()).toMatchObject({ width: 1200, height: 630 });
    const sitemap = await readFile(inBuild("sitemap-1.xml"), "utf8");
    expect([...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(
      expect.arrayContaining([`${ORIGIN}${PREFIX}/`, `${ORIGIN}${PREFIX}/about/`]),
    );
    expect(sitemap.replaceAll(`${ORIGIN}${PREFIX}/`, "")).not.toContain(ORIGIN);
    expect(await readFile(inBuild("robots.txt"), "utf8")).toContain(`Sitemap: ${ORIGIN}${PREFIX}/sitemap.xml`);
  });

  it.each([...KINDS, "/404.html"])("%s loads all of itself from there, before and after React", async (path) => {
    const { page, problems } = await site.visit(path, { viewport: PHONE });
    const pictures = page.locator("main img");
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    expect(
      await pictures.evaluateAll((all: HTMLImageElement[]) => all.filter((one) => one.naturalWidth === 0).length),
    ).toBe(0);
    const links = await page.locator("a[href^='/']").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !link?.startsWith(`${PREFIX}/`))).toEqual([]);
    expect(problems.filter((problem) => path !== "/404.html" || !problem.includes("404"))).toEqual([]);
  });

  it("goes from page to page without loading one anew, and back", async () => {
    const { page, problems } = await site.visit("/");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator(".site-menu").getByRole("link", { name: "Portfolio" }).click();
    await page.waitForURL(`**${PREFIX}/portfolio/`);
    await page.locator("form button[name=category]").first().click();
    await page.waitForURL(`**${PREFIX}/portfolio/?category=*`);
    const [first] = content.projects
      .filter(({ category, portfolioOrder }) => category === categories[0] && portfolioOrder !== undefined)
      .sort((a, b) => (a.portfolioOrder ?? 0) - (b.portfolioOrder ?? 0));
    const name = first?.title ?? "";
    await page.locator("main article").first().getByRole("link", { name }).click();
    await page.waitForURL(`**${PREFIX}/projects/*/`);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.goBack();
    await page.waitForURL(`**${PREFIX}/portfolio/?category=*`);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(problems).toEqual([]);
  });

  describeForm((form) => {
    it.each([true, false])("sends the form to its own address, with scripts: %s", async (javaScriptEnabled) => {
      received.length = 0;
      answer = javaScriptEnabled ? "success" : thanks;
      const { page, problems } = await site.visit("/contact/", { javaScriptEnabled });
      await fillIn(page);
      await page.getByRole("button", { name: "Send Message" }).click();
      if (javaScriptEnabled) {
        await page.locator("form [role=status]").getByText(words.form.sent).waitFor();
      } else {
        await page.waitForURL(`**${PREFIX}/contact/?reference=ABCD-EFGH#sent`);
        await page.getByText(form.thanks).waitFor();
      }
      expect(received).toMatchObject([
        { path: `${PREFIX}/mail.php`, body: expect.stringContaining(FIELDS.message) as string },
      ]);
      expect(problems).toEqual([]);
    });
  });

  it("answers what is not there with its not-found page, and old addresses with the new ones", async () => {
    const { page } = await site.visit("/services/none/", { hydrated: false });
    expect(await page.locator("h1").innerText()).toBeTruthy();
    expect(await page.getByRole("link", { name: "Portfolio" }).first().getAttribute("href")).toBe(
      `${PREFIX}/portfolio/`,
    );
    const answer = await page.request.get(`${site.origin}${PREFIX}/about`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `${PREFIX}/about/`]);
  });
});
