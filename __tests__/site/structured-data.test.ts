import { addresses } from "../../src/lib/addresses";
import { required } from "../../src/lib/required";
import { words } from "../../src/lib/words";
import { graphFaults } from "../../src/seo/structured-data/faults";
import { builtPages, graphOf, listedPages, type BuiltPage } from "../support/built-site";
import { content, pathOf } from "../support/content";

const { name, url, language, currency } = content.agency;

/** The page that shows all prices, if the agency has one. */
const LIST_OF_PRICES = addresses.pricing === undefined ? [] : [addresses.pricing];

/** What search engines are told that the agency is: one with an address can be gone to. */
const AGENCY = content.agency.address === undefined ? "Organization" : "LocalBusiness";

const inCurrency = new Intl.NumberFormat(language, { style: "currency", currency, maximumFractionDigits: 0 });

const thing = (page: BuiltPage, type: string) => graphOf(page).find((one) => one["@type"] === type);

/** A page's text as a reader has it: without what holds lines together. */
const plain = (text: string | null | undefined) =>
  (text ?? "").replaceAll("\u2060", "").replaceAll(/[\s\u00a0]+/g, " ");

it("gives each thing an id of its own on the site, and refers to nothing that is not there", () => {
  const owners = new Map<string, string>();
  for (const page of builtPages()) {
    expect(graphFaults({ "@graph": graphOf(page) })).toEqual([]);
    for (const { "@id": id } of graphOf(page).filter((one) => !/#(?:agency|website)$/.test(one["@id"]))) {
      expect([id, owners.get(id)]).toEqual([id, undefined]);
      owners.set(id, page.path);
    }
  }
});

describe.each(listedPages().map((page) => [page.path, page] as const))("the graph of %s", (path, page) => {
  it("is of this page, the website and the agency", () => {
    const pages = graphOf(page).filter((one) => one["@type"].endsWith("Page") && one["@type"] !== "FAQPage");
    expect(pages.map((one) => one.url)).toEqual([url + encodeURI(path)]);
    expect(pages[0]?.name).toBe(page.document.title.replace(` | ${name}`, ""));
    expect(thing(page, AGENCY)?.name).toBe(name);
    expect(thing(page, "WebSite")?.url).toBe(`${url}/`);
  });

  it("has the breadcrumb that the page shows", () => {
    const shown = [...page.document.querySelectorAll(`nav[aria-label="${words.frame.breadcrumb}"] li`)];
    const list = thing(page, "BreadcrumbList")?.itemListElement as
      readonly { name: string; item: string }[] | undefined;
    expect((list ?? []).map((item) => item.name)).toEqual(shown.map((item) => item.textContent));
    const links = shown.map((item) => item.querySelector("a")?.getAttribute("href") ?? path);
    expect((list ?? []).map(({ item }) => item)).toEqual(links.map((link) => url + encodeURI(link)));
    expect(shown.length > 0).toBe(path !== "/");
  });

  it("says nothing that does not stand on the page, and rates nobody", () => {
    const text = plain(page.document.body.textContent);
    // The page's own name is its title in the head.
    const things = graphOf(page).filter((one) => !one["@type"].endsWith("Page"));
    const said = things.flatMap((one) => [
      one.name,
      one.description,
      one.abstract,
      one.serviceType,
      one.genre,
      one.telephone,
    ]);
    for (const one of said) if (typeof one === "string") expect(text).toContain(plain(one));
    const alternatives = [...page.document.querySelectorAll("img")].map((image) => plain(image.alt));
    for (const picture of graphOf(page).filter((one) => one["@type"] === "ImageObject")) {
      expect(alternatives).toContain(plain(String(picture.caption)));
    }
    expect(JSON.stringify(graphOf(page))).not.toMatch(/Rating|Review/);
  });
});

it("tells the packages where they are priced, with their prices", () => {
  const priced = listedPages().filter((page) => thing(page, "OfferCatalog"));
  const services = new Set(content.packages.map(({ service }) => pathOf("services", service)));
  expect(priced.map(({ path }) => path)).toEqual([...LIST_OF_PRICES, ...services].sort());
  for (const page of priced) {
    const offers = thing(page, "OfferCatalog")?.itemListElement as readonly {
      name: string;
      priceSpecification: object;
    }[];
    const text = plain(page.document.body.textContent);
    for (const { name: offer, priceSpecification } of offers) {
      const { min, max } = required(content.packages.find((one) => one.name === offer)?.price, `price of ${offer}`);
      const amounts = min === max ? { price: min } : { minPrice: min, maxPrice: max };
      expect(priceSpecification).toMatchObject({ ...amounts, priceCurrency: currency });
      expect(text).toContain(offer);
      expect(text).toContain(plain(inCurrency.format(min)));
    }
  }
});

it("tells the questions where they stand, with their answers", () => {
  const asked = listedPages().filter((page) => thing(page, "FAQPage"));
  expect(asked.map(({ path }) => path)).toEqual([addresses.contact, ...LIST_OF_PRICES].sort());
  for (const page of asked) {
    const questions = thing(page, "FAQPage")?.mainEntity as readonly {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    expect(questions).toHaveLength(page.document.querySelectorAll("[aria-labelledby=questions] details").length);
    const text = plain(page.document.body.textContent);
    for (const one of questions) for (const part of [one.name, one.acceptedAnswer.text]) expect(text).toContain(part);
  }
});
