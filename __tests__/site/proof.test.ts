import { addresses } from "../../src/lib/addresses";
import { required } from "../../src/lib/required";
import { claimAddress } from "../../src/lib/routes";
import { priceText } from "../../src/lib/price-text";
import { filled, words } from "../../src/lib/words";
import { builtPages } from "../support/built-site";
import { content, pathOf } from "../support/content";

/* What a client asks in the first ten seconds: what it costs, who has paid for it before, and who will do it. */

const builtPage = (path: string) =>
  required(
    builtPages().find((page) => page.path === path),
    `page ${path}`,
  );
const textOf = (path: string) => builtPage(path).document.body.textContent.replace(/[\u2060\u00a0]/g, " ");
const plain = (text: string) => text.replace(/[\u2060\u00a0]/g, " ");
const quoteAbout = (titles: readonly string[]) => content.testimonials.find(({ project }) => titles.includes(project));

describe.each(content.services)("the page of the service $title", ({ title, lead, priceBasis }) => {
  const text = textOf(pathOf("services", title));
  const offers = content.packages.filter(({ service }) => service === title);

  it("tells its price, or what decides it", () => {
    const told = [...offers.map(({ name }) => name), ...(offers.length === 0 && priceBasis ? [priceBasis] : [])];
    expect(told.filter((one) => !text.includes(plain(one)))).toEqual([]);
  });

  it("shows who leads it", () => {
    const { role } = content.team.find(({ name }) => name === lead) ?? {};
    for (const one of [lead, role]) expect(text).toContain(one ?? "");
  });

  it("says what a client says of it", () => {
    const projects = content.projects.filter(({ service }) => service === title).map((project) => project.title);
    const { name = "", content: said = "" } = quoteAbout(projects) ?? {};
    for (const one of [name, plain(said)]) expect(text).toContain(one);
  });
});

describe.each(content.projects)("the case study $title", ({ title, service, results, info }) => {
  const path = pathOf("projects", title);
  const text = textOf(path);

  it("opens with its results", () => {
    const [hero] = builtPage(path).document.querySelectorAll("main section");
    for (const { value, label } of results) {
      expect(hero?.textContent).toContain(value);
      expect(hero?.textContent).toContain(label);
    }
  });

  it("tells what it cost, where the data does", () => {
    const facts = [...builtPage(path).document.querySelectorAll("dt")].map((term) => [
      term.textContent,
      plain(term.nextElementSibling?.textContent ?? ""),
    ]);
    const prices = facts.filter(([label]) => label === words.caseStudy.price).map(([, price]) => price);
    expect(prices).toEqual(info.price ? [plain(priceText(info.price, content.agency))] : []);
  });

  it("shows who leads the service, and what its client says", () => {
    const { lead = "" } = content.services.find((one) => one.title === service) ?? {};
    const { name = "", content: said = "" } = quoteAbout([title]) ?? {};
    for (const one of [lead, name, plain(said)]) expect(text).toContain(one);
  });
});

/** The least price of some packages, as it is shown. */
function leastOf(offers: typeof content.packages): string {
  const least = Math.min(...offers.map(({ price }) => price.min));
  return priceText({ min: least, max: least }, content.agency);
}

it("tells the least price of each service beside its name, or that it is quoted", () => {
  for (const title of content.pages.services.services) {
    const offers = content.packages.filter(({ service }) => service === title);
    const entry = [...builtPage(addresses.services).document.querySelectorAll("article")].find(
      (article) => article.querySelector("h2")?.textContent === title,
    );
    const told = plain(entry?.querySelector("summary")?.lastElementChild?.textContent ?? "");
    const quoted = addresses.pricing ? words.pricing.customQuote : "";
    const price = offers.length > 0 ? filled(words.service.from, { price: leastOf(offers) }) : quoted;
    expect([title, told]).toEqual([title, `${words.service.scope}${plain(price)}`]);
  }
});

it("tells on the home page what the least package costs, where there is a price list", () => {
  const price = leastOf(content.packages);
  const links = [...builtPage("/").document.querySelectorAll("main section:first-of-type a")];
  const found = links.filter((link) => link.textContent === filled(words.pricing.packagesFrom, { price }));
  expect(found.map((link) => link.getAttribute("href"))).toEqual(addresses.pricing ? [addresses.pricing] : []);
});

const marked = [...new Set(content.projects.filter(({ info }) => info.wordmark).map(({ info }) => info.client))];

it.each(["/", ...(addresses.about ? [addresses.about] : [])])("shows each client's wordmark once on %s", (path) => {
  const links = [...builtPage(path).document.querySelectorAll(".client-marks a")];
  expect(links.map((link) => link.textContent).sort()).toEqual(marked.sort());
});

it("leads from each figure that is defined to its definition, which stands there", () => {
  const isTold = content.pages.about?.counting !== undefined;
  const defined = content.agency.claims.filter(({ definition }) => isTold && definition);
  const { home, about, portfolio, testimonials } = content.pages;
  const shown: readonly (readonly [string, readonly { claim: string; label: string }[]])[] = [
    ["/", home.stats],
    [addresses.about ?? "/", about?.stats ?? []],
    [addresses.portfolio, portfolio.stats],
    [addresses.testimonials ?? "/", testimonials?.stats ?? []],
  ];
  for (const [path, stats] of shown) {
    const links = [...builtPage(path).document.querySelectorAll("main li a")].map((link) => link.getAttribute("href"));
    for (const { claim } of stats) {
      const isDefined = defined.some(({ key }) => key === claim);
      expect([claim, links.includes(claimAddress(claim) ?? "")]).toEqual([claim, isDefined]);
    }
  }
  for (const { key, definition = "" } of defined) {
    const [, id = ""] = (claimAddress(key) ?? "").split("#");
    const place = builtPage(addresses.about ?? "/").document.getElementById(id);
    expect(place?.textContent).toContain(definition);
  }
});
