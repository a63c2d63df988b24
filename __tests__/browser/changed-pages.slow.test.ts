import type { Page } from "playwright-core";
import { KINDS } from "@site/toolkit/kinds";
import { MAIL_PATH } from "../../src/contact-form/protocol";
import { CHANGES, changeAttributes } from "../support/changes";
import { visitWithHeldScripts } from "../support/held-scripts";
import { PHONE, siteForTests, waitForReact } from "../support/site";
import { words } from "../../src/lib/words";

const site = siteForTests();
const CHANGERS = Object.entries(CHANGES);

/** Lets the scripts go and waits until they have decided what to do with the page. */
async function decided(page: Page, release: () => void): Promise<string> {
  const left = page.waitForEvent("console", (message) => message.text().includes("goes on without"));
  const started = page.waitForSelector("html[data-hydrated]", { state: "attached" });
  for (const end of [left, started]) end.catch(() => undefined);
  release();
  return Promise.race([left.then(() => "left alone"), started.then(() => "started")]);
}

/** What React would take over, but for what the page's own scripts do to it until all of it is laid out. */
async function htmlOf(page: Page): Promise<string> {
  return (await page.locator("#___gatsby").innerHTML()).replaceAll(' style="content-visibility: visible;"', "");
}

describe.each(CHANGERS)("a page that %s has changed", (_, change) => {
  it.each(KINDS)("%s is left as it is, whole", async (path) => {
    const { page, problems, release } = await visitWithHeldScripts(site, path);
    await page.mouse.move(40, 40);
    await page.evaluate(change);
    const before = await htmlOf(page);
    expect(await decided(page, release)).toBe("left alone");
    expect(await htmlOf(page)).toBe(before);
    expect(problems).toEqual([]);
  });

  it("keeps what was typed, the focus and what is selected, and sends it", async () => {
    const { page, release } = await visitWithHeldScripts(site, "/contact/");
    await page.locator("[name=firstName]").fill("Ada");
    await page.locator("[name=lastName]").fill("Lovelace");
    await page.locator("[name=email]").fill("ada@example.com");
    await page.locator("[name=service]").selectOption({ index: 2 });
    await page.locator("[name=message]").fill("We need a new shop");
    await page.locator("[name=message]").evaluate((field: HTMLTextAreaElement) => {
      field.setSelectionRange(3, 7);
    });
    const service = await page.locator("[name=service]").inputValue();
    await page.evaluate(change);
    await decided(page, release);
    await page.keyboard.type("want");
    expect(await page.locator("[name=message]").inputValue()).toBe("We want a new shop");
    expect(await page.locator("[name=service]").inputValue()).toBe(service);
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await page.locator("form[method=post] button[type=submit]").click();
    const request = await posted;
    expect(new URL(request.url()).pathname).toBe(MAIL_PATH);
    expect(request.postData()).toContain("We want a new shop");
  });

  it("keeps the menu open that is open, and its links lead on", async () => {
    const { page, release } = await visitWithHeldScripts(site, "/about/", { viewport: PHONE });
    await page.locator("[popovertarget=site-menu]").click();
    await page.evaluate(change);
    await decided(page, release);
    await page.locator("#site-menu").locator("a[href='/contact/']").first().click();
    await page.waitForURL("**/contact/");
  });
});

it.each(KINDS)("React starts on %s where only attributes have changed", async (path) => {
  const { page, problems, release } = await visitWithHeldScripts(site, path);
  await page.mouse.move(40, 40);
  await page.evaluate(changeAttributes);
  expect(await decided(page, release)).toBe("started");
  expect(problems).toEqual([]);
});

it("leaves a page alone whose comments a proxy has taken out", async () => {
  const { page } = await site.visit("/404.html", { hydrated: false });
  await page.route("**/testimonials/", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll("<!-- -->", "") });
  });
  const left = page.waitForEvent("console", (message) => message.text().includes("goes on without"));
  await page.goto(`${site.origin}/testimonials/`);
  const before = await htmlOf(page);
  await page.mouse.move(40, 40);
  await left;
  expect(await htmlOf(page)).toBe(before);
});

describe("a page that is translated once React is there", () => {
  const translate = CHANGES["a translator"] ?? (() => undefined);

  it("filters the portfolio", async () => {
    const { page, problems } = await site.visit("/portfolio/");
    await page.evaluate(translate);
    await page.locator('button[value="Mobile Application"]').click();
    await page.waitForFunction(() => document.querySelectorAll("main article").length === 1);
    await page.locator("[data-categories] button").first().click();
    await page.waitForFunction(() => document.querySelectorAll("main article").length > 1);
    expect(problems).toEqual([]);
  });

  it("goes to another page and back", async () => {
    const { page, problems } = await site.visit("/");
    await page.evaluate(translate);
    await page.locator("header a[href='/about/']").click();
    await page.waitForURL("**/about/");
    await page.locator("h1").waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/");
    await page.locator("h1").waitFor();
    expect(problems).toEqual([]);
  });

  it("sends the form and tells how it ended", async () => {
    const { page, problems } = await site.visit("/contact/");
    await page.route(`**${MAIL_PATH}*`, (route) => route.fulfill({ body: "success" }));
    for (const name of ["firstName", "lastName", "message"]) await page.locator(`[name=${name}]`).fill("Ada");
    await page.locator("[name=email]").fill("ada@example.com");
    await page.evaluate(translate);
    await page.locator("form[method=post] button[type=submit]").click();
    await page.getByRole("status").getByText(words.form.sent).waitFor();
    expect(problems).toEqual([]);
  });
});

it("waits for React on a page that nobody has changed", async () => {
  const { page } = await site.visit("/", { hydrated: false });
  await waitForReact(page);
});
