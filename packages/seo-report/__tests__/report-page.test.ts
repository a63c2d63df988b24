import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { BROWSER_FLAGS } from "@site/toolkit/browser";
import type { SeoReport } from "../src/seo-report";
import { writeReport } from "../src/write/write-report";
import { violations } from "../../../__tests__/support/axe";
import { DESKTOP, PHONE } from "../../../__tests__/support/sizes";
import { findWindowless } from "../../../__tests__/support/windowless";
import { ABOUT } from "./change";
import { smallSite } from "./small-site";
import type { SmallSite } from "./spoilt-site";

let site: SmallSite;
let browser: Browser;
let address: string;
let problems: string[];
let report: SeoReport;

/** A report that has something in every part: errors, warnings, advice, silenced findings and changes. */
beforeAll(async () => {
  site = await smallSite();
  const earlier = await site.report();
  await site.swap(ABOUT, ' lang="en"', "");
  await site.swap(ABOUT, "<title>Four people", "<title>WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW people");
  await site.swap("index.html", '<meta name="theme-color" content="#f8f4ec">', "");
  await site.swap("services/index.html", '<meta name="theme-color" content="#f8f4ec">', "");
  await site.swap("services/index.html", 'content="en_US"', 'content="en-US"');
  await site.remove("services/paper-–-art/index.html");
  await site.setData("exceptions", [{ page: "/", rule: "theme-color-missing", reason: "White fits it well." }]);
  const made = { date: "2026-11-02T09:30:00.000Z", command: "npm run seo -- --site public", commit: "0a1b2c3d4e" };
  const dated = { ...earlier, made: { date: "2026-10-05T09:30:00.000Z", command: made.command } };
  const history = [
    { file: "old.json", report: earlier },
    { file: "older.json", report: dated },
  ];
  const inspection = await site.inspect({ earlier, history, made });
  ({ report } = inspection);
  const out = join(site.folder, "../report");
  address = pathToFileURL(await writeReport(inspection, site.readBytes, out)).href;
  const executablePath = await findWindowless();
  browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
});
afterAll(async () => {
  await browser.close();
  await site.discard();
});

let page: Page;
async function open(options: BrowserContextOptions = {}, place = ""): Promise<Page> {
  page = await (await browser.newContext({ viewport: DESKTOP, ...options })).newPage();
  problems = [];
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("request", (request) => {
    if (!/^(?:file|data):/.test(request.url())) problems.push(request.url());
  });
  await page.goto(address + place);
  return page;
}
afterEach(async () => {
  await page.context().close();
  expect(problems).toEqual([]);
});

/** Addresses in the table, in the order in which they are shown. */
const addresses = () => page.locator("table.pages").getByRole("rowheader").filter({ visible: true }).allInnerTexts();

it("sorts by every column, up and down, figures by their size", async () => {
  await open();
  expect(await addresses()).toEqual(["/", "/404.html", "/about/", "/services/"]);
  const headers = page.locator("table.pages").getByRole("columnheader");
  expect(await headers.count()).toBe(12);
  for (const header of await headers.all()) {
    const column = (await headers.allInnerTexts()).indexOf(await header.innerText());
    const values = () =>
      page
        .locator("tr.page")
        .evaluateAll(
          (rows, index) => rows.map((row) => (row as HTMLTableRowElement).cells[index]?.dataset.value ?? ""),
          column,
        );
    const byValue = (a: string, b: string) => (/^\d+$/.test(a + b) ? Number(a) - Number(b) : a.localeCompare(b));
    await header.getByRole("button").click();
    expect(await header.getAttribute("aria-sort")).toBe("ascending");
    expect(await values()).toEqual((await values()).sort(byValue));
    await header.getByRole("button").press("Enter");
    expect(await header.getAttribute("aria-sort")).toBe("descending");
    expect(await values()).toEqual((await values()).sort((a, b) => byValue(b, a)));
    expect(await page.locator("th[aria-sort]").count()).toBe(1);
  }
});

it.each([DESKTOP, PHONE])(
  "filters by text, by faults and by kind, and tells how many are left: %j",
  async (viewport) => {
    await open({ viewport });
    const count = page.getByRole("status");
    expect(await count.innerText()).toBe("4 of 4 pages");
    await page.getByLabel("Address or text").fill("ABOUT us:");
    expect(await addresses()).toEqual(["/about/"]);
    expect(await count.innerText()).toBe("1 of 4 pages");
    await page.getByLabel("Address or text").fill("");
    await page.getByLabel("Show").selectOption("pages with warnings");
    expect(await addresses()).toEqual(["/about/", "/services/"]);
    await page.getByLabel("Show").selectOption("pages with errors");
    expect(await addresses()).toEqual(["/", "/about/", "/services/"]);
    await page.getByLabel("Kind of page").selectOption("single pages");
    await page.getByLabel("Address or text").fill("nothing of the kind");
    expect(await count.innerText()).toBe("0 of 4 pages");
  },
);

it("opens the details of the page that a finding names", async () => {
  await open();
  await page.locator(".rule--error").getByRole("link", { name: "/about/" }).first().click();
  const details = page.locator("tbody:target");
  // The browser tells the page of the new address when the click is over.
  await details.getByText("A page does not name its language").waitFor();
  expect(await details.getByText("h1 About us").isVisible()).toBe(true);
  const title = details.locator(".result--desktop .result__title");
  expect(await title.innerText()).toBe("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW …");
  expect(
    await details
      .locator("img")
      .first()
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(720);
});

it("tells all of it without JavaScript", async () => {
  await open({ javaScriptEnabled: false });
  expect(await page.getByLabel("Show").isVisible()).toBe(false);
  expect(await page.getByRole("columnheader").getByRole("button").count()).toBe(0);
  const count = (effect: string) => report.findings.filter((finding) => finding.effect === effect).length;
  expect(count("index") * count("clicks")).toBeGreaterThan(0);
  const headings = [
    `Keeps pages out of the index ${count("index")}`,
    `Costs clicks ${count("clicks")}`,
    ...["Summary", "Checked", "Not checked", "Over time", "Silenced 1", "Pages 4", "Since the earlier report"],
  ];
  for (const heading of headings) {
    expect([heading, await page.getByRole("heading", { name: heading, exact: true }).isVisible()]).toEqual([
      heading,
      true,
    ]);
  }
  expect(await page.getByText("Kept: White fits it well.").isVisible()).toBe(true);
  expect(await page.getByText('{ "from": "/services/paper-–-art/", "to": "/services/" }').first().isVisible()).toBe(
    true,
  );
  await page.getByText("Details of /about/").click();
  expect(await page.getByText("h1 About us").isVisible()).toBe(true);
});

it("tells in its head when, of what and with which command it was made", async () => {
  await open();
  const made = page.locator(".made");
  expect(await made.innerText()).toMatch(/2026-11-02 09:30 UTC[^]*0a1b2c3d4e[^]*npm run seo -- --site public/);
  const { counts } = report;
  const row = page.getByRole("table", { name: "Figures of each report" }).getByRole("row").last();
  const figures = [counts.errors, counts.warnings, counts.notes, counts.listed, counts.pages].join("\t");
  expect(await row.innerText()).toContain(figures);
});

it("has each colour that its styles name", async () => {
  await open();
  const styles = (await page.locator("style").textContent()) ?? "";
  const named = new Set([...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name));
  expect(named.size).toBeGreaterThan(8);
  expect([...named].filter((name) => !styles.includes(`${name}: `))).toEqual([]);
});

it("has a summary of one page when it is printed", async () => {
  await open({ viewport: { width: 794, height: 1123 } });
  await page.emulateMedia({ media: "print" });
  const end = await page.locator(".band--summary").evaluate((element) => element.getBoundingClientRect().bottom);
  // A page of A4, less the margins of its edges, at 96 pixels an inch.
  expect(end).toBeLessThan(1123 - 76);
});

it("prints those details that were opened, and no filter", async () => {
  await open();
  await page.getByText("Details of /about/").click();
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText("h1 About us").isVisible()).toBe(true);
  expect(await page.getByText("Details of /services/").isVisible()).toBe(false);
  expect(await page.getByRole("rowheader", { name: "/services/" }).isVisible()).toBe(true);
  expect(await page.getByLabel("Show").isVisible()).toBe(false);
});

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  it.each(
    Object.entries({ NARROWEST: { width: 320, height: 640 }, NARROW: { width: 360, height: 640 }, PHONE, DESKTOP }),
  )("axe finds nothing, and nothing stands out at the side: %s", async (_size, viewport) => {
    await open({ viewport, colorScheme });
    for (const summary of await page.locator("summary").all()) {
      await summary.evaluate((element) => ((element.parentElement as HTMLDetailsElement).open = true));
    }
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });
});
