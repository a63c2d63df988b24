import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { renderToStaticMarkup } from "react-dom/server";
import { compile } from "sass";
import { priceScale } from "../../src/gatsby/schema/prices";
import { priceText } from "../../src/lib/price-text";
import { PackageLedger } from "../../src/sections/pricing/PackageLedger";
import { PLAIN_PAGE } from "../support/content";
import { siteForTests } from "../support/site";

const site = siteForTests();

/** The sheet whole: a page has only its own part of it, and none has that of prices where an agency names none. */
const { css } = compile(resolve("src/styles/index.scss"), { charset: false });

/** On each side of where the ledger changes its columns (40 and 60 rem), a phone, and a desk. */
const WIDTHS = [320, 360, 639, 640, 959, 960, 1100, 1440];

/** A price list with one package, drawn to the scale that an agency's prices have. */
function priceList(max: number, agency: Parameters<typeof priceScale>[1]): string {
  const price = { min: 1, max };
  const offer = {
    name: "Leaflet",
    category: "Print",
    term: null,
    description: "Eight pages, folded.",
    price: { ...price, text: priceText(price, agency) },
    features: ["Paper", "Ink", "A fold"],
    service: { title: "Print", hue: "cobalt" as const },
    quote: null,
    isUsualStart: null,
  };
  return renderToStaticMarkup(<PackageLedger ledger={{ packages: [offer], scale: priceScale([price], agency) }} />);
}

/** Opens a page of the site with a price list in the place of what it has to say. */
async function visitPriceList(html: string): Promise<Page> {
  // Only the test puts a sheet into a page.
  const { page } = await site.visit(PLAIN_PAGE, { bypassCSP: true, hydrated: false });
  await page.addStyleTag({ content: css });
  await page.locator("main").evaluate((main, markup) => {
    main.innerHTML = markup;
  }, html);
  return page;
}

/** An amount that is shown, from where to where it is, how wide the page is. */
interface Amount {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly width: number;
  /** Whether its first character stands before its last one, as it is written. */
  readonly isInOrder: boolean;
}

function seen(page: Page): Promise<Amount[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main p[aria-hidden] > * > *")]
      .filter((amount) => amount.checkVisibility())
      .map((amount) => {
        const text = amount.innerText;
        const boxOf = (from: number, to: number) => {
          const range = document.createRange();
          range.setStart(amount.firstChild ?? amount, from);
          range.setEnd(amount.firstChild ?? amount, to);
          return range.getBoundingClientRect();
        };
        const { left, right } = boxOf(0, text.length);
        const isInOrder = boxOf(0, 1).left < boxOf(text.length - 1, text.length).left;
        return { text, left, right, width: document.documentElement.clientWidth, isInOrder };
      }),
  );
}

it.each([
  ["from 1 to 9 dollars", { language: "en-US", currency: "USD" }, 9],
  ["to 18,000 euros", { language: "de-DE", currency: "EUR" }, 18_000],
  ["to 120,000 Swiss francs", { language: "de-CH", currency: "CHF" }, 120_000],
  ["to three million yen", { language: "ja-JP", currency: "JPY" }, 3_000_000],
  ["to 120 million rupiahs", { language: "id-ID", currency: "IDR" }, 120_000_000],
])("an agency's scale %s has no amount over another, at any width", async (_what, agency, max) => {
  const texts = priceScale([{ min: 1, max }], agency).map(({ text }) => text);
  const page = await visitPriceList(priceList(max, agency));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const amounts = await seen(page);
    expect(amounts.length).toBeGreaterThanOrEqual(2);
    expect([amounts[0]?.text, amounts.at(-1)?.text]).toEqual([texts[0], texts.at(-1)]);
    expect(amounts.filter(({ isInOrder }) => !isInOrder)).toEqual([]);
    expect(amounts.filter((one) => one.left < 0 || one.right > one.width)).toEqual([]);
    expect(amounts.filter(({ left }, index) => left < (amounts[index - 1]?.right ?? 0) + 2)).toEqual([]);
  }
});
