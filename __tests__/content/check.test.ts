import { readdirSync } from "node:fs";
import { unlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { checkContent } from "../../src/content/check";
import { AGENCY } from "../support/agency";
import { type ContentCopy, copyContent } from "../support/content-copy";
import { addPriceList } from "../support/price-list";

const SERVICE = "services/erscheinungsbild.json";
const PROJECT = "projects/süßmilch.json";

let copy: ContentCopy;

beforeEach(async () => {
  copy = await copyContent();
  await addPriceList(copy.dataDir);
});

afterEach(() => copy.remove());

/** The faults after one field has got another value; `undefined` takes the field away. */
async function faultsAfter(file: string, field: string, value: unknown) {
  await copy.set(file, field, value);
  return (await checkContent(copy.dataDir)).faults;
}

it.each([
  ["the site", resolve("data")],
  ["an agency that names no prices", AGENCY],
])("finds nothing wrong with the content of %s", async (_whose, dataDir) => {
  const { faults, files } = await checkContent(dataDir);
  expect(faults).toEqual([]);
  const names = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
  expect(files).toBe(names.filter((name) => /^(?!schema).*\.json$/.test(name)).length);
});

it("but warns of a category that no filter shows where the portfolio says that it is meant", async () => {
  await copy.set("pages/portfolio.json", "otherCategories", ["Weaving"]);
  await copy.set("projects/wochenmarkt.json", "category", "Weaving");
  const { faults, warnings } = await checkContent(copy.dataDir);
  const ofCategories = warnings.filter(({ field }) => field === "category");
  expect([faults, ofCategories.map(({ got }) => got)]).toEqual([[], ['"Weaving"']]);
});

it("reports malformed JSON with the file and what the parser met", async () => {
  await copy.write(SERVICE, '{ "title": "Graphic Design", }');
  const { faults } = await checkContent(copy.dataDir);
  expect(faults).toEqual([
    expect.objectContaining({
      file: SERVICE,
      field: "line 1, column 28",
      got: expect.stringContaining("malformed JSON"),
    }),
  ]);
});

describe.each<[string, string, unknown, { field: string; got: string; allowed: string }]>([
  ["an unknown key", SERVICE, "red", { field: "colour", got: "unknown key", allowed: "keys of its schema" }],
  ["an unknown key deep inside", SERVICE, [], { field: "why.pictures", got: "unknown key", allowed: "schema" }],
  ["a missing field", SERVICE, undefined, { field: "hero", got: "nothing", allowed: "object" }],
  ["a wrong type", PROJECT, "2025", { field: "year", got: '"2025"', allowed: "number" }],
  [
    "a title that is too long",
    SERVICE,
    "x".repeat(81),
    { field: "why.title", got: "81 characters", allowed: "at most 80" },
  ],
  [
    "a description that is too short",
    SERVICE,
    "Short.",
    { field: "description", got: "6 characters", allowed: "at least 50" },
  ],
  [
    "a page title out of its length",
    SERVICE,
    "Design it all",
    { field: "metadata.title", got: "29 characters", allowed: "30 to 60" },
  ],
  [
    "a search description out of its length",
    SERVICE,
    "x".repeat(161),
    { field: "metadata.description", got: "161 characters", allowed: "at most 160" },
  ],
  [
    "a missing picture file",
    SERVICE,
    "../images/none.jpg",
    { field: "cover.file", got: "does not exist", allowed: "JPEG, PNG, WebP or AVIF" },
  ],
  ["an empty alternative text", SERVICE, "", { field: "cover.alt", got: '""', allowed: '"decorative": true' }],
  ["an unknown category", PROJECT, "Webb", { field: "category", got: '"Webb"', allowed: "Erscheinungsbilder" }],
  [
    "a reference to no service",
    PROJECT,
    "Weaving",
    { field: "service", got: '"Weaving"', allowed: "Erscheinungsbild" },
  ],
  [
    "a reference to no project",
    PROJECT,
    "Nothing",
    { field: "related[0]", got: '"Nothing"', allowed: "Wochenmarkt Krähenwinkel" },
  ],
  [
    "a price range the wrong way round",
    "packages.json",
    { min: 2500, max: 800 },
    { field: "packages[0].price", got: "from 2500 to 800", allowed: "min not above max" },
  ],
  [
    "a project's price the wrong way round",
    PROJECT,
    { min: 9000, max: 800 },
    { field: "info.price", got: "from 9000 to 800", allowed: "min not above max" },
  ],
  [
    "a price that GraphQL cannot hold",
    "packages.json",
    3_000_000_000,
    { field: "packages[0].price.max", got: "3000000000", allowed: "at most 2147483647" },
  ],
  [
    "a price with cents",
    "packages.json",
    99.5,
    { field: "packages[0].price.min", got: "99.5", allowed: "int (From: Lowest price, in whole units of the currency" },
  ],
  [
    "a package without its highest price",
    "packages.json",
    undefined,
    { field: "packages[0].price.max", got: "nothing", allowed: "the lowest again where there is one price" },
  ],
  ["no currency", "site.json", undefined, { field: "currency", got: "nothing", allowed: "such as USD, EUR or JPY" }],
  ["a currency's sign", "site.json", "€", { field: "currency", got: '"€"', allowed: "ISO 4217" }],
  ["a language in a word", "site.json", "english", { field: "language", got: "english", allowed: "de-CH or fr" }],
  ["no email address", "site.json", "studio", { field: "email", got: '"studio"', allowed: "hello@example.com" }],
  ["no address", "site.json", "htp:/x", { field: "url", got: "htp:/x", allowed: "begins with https://" }],
  ["a slash too many", "site.json", "https://a.example/", { field: "url", got: "a.example/", allowed: "no slash" }],
  ["a phone in words", "site.json", "ruf mich an", { field: "phone", got: "ruf mich an", allowed: "begins with +" }],
  [
    "two features in a package",
    "packages.json",
    ["One page", "Two pages"],
    { field: "packages[1].features", got: "2 entries", allowed: "3 to 10 entries (Features: What is included.)" },
  ],
  [
    "a service in a discipline nobody knows",
    SERVICE,
    "weaving",
    { field: "discipline", got: '"weaving"', allowed: "the key of a discipline in data/site.json: gestaltung" },
  ],
  [
    "a figure that the agency does not claim",
    "pages/home.json",
    "looms",
    { field: "stats[0].claim", got: '"looms"', allowed: "the key of a claim in data/site.json: auftraege, schilder" },
  ],
  [
    "a key that is not in small letters",
    "site.json",
    "Happy clients",
    { field: "claims[3].key", got: '"Happy clients"', allowed: "small letters" },
  ],
  [
    "two claims with one key",
    "site.json",
    "auftraege",
    { field: "claims[3].key", got: '"auftraege"', allowed: "what no other entry of the list has" },
  ],
  [
    "a number of projects that is none",
    "pages/testimonials.json",
    "a dozen",
    { field: "industries.stats[0].value", got: '"a dozen"', allowed: "whole number" },
  ],
  ["a rating of six", "testimonials.json", 6, { field: "testimonials[1].rating", got: "6", allowed: "at most 5" }],
  ["a rating of none", "testimonials.json", 0, { field: "testimonials[1].rating", got: "0", allowed: "at least 1" }],
  [
    "a quote nobody said",
    "pages/testimonials.json",
    "They walked on water for us, twice.",
    { field: "featuredLine", got: "walked on water", allowed: "testimonials.json" },
  ],
  [
    "a person nobody knows",
    "pages/home.json",
    "Nobody",
    { field: "quotes.people[0]", got: '"Nobody"', allowed: "name of a person" },
  ],
  [
    "a schema that is not its own",
    SERVICE,
    "../schema/project.schema.json",
    { field: "$schema", got: "project", allowed: "service.schema.json" },
  ],
])("stops at %s", (_name, file, value, expected) => {
  it("naming file, field, what it got and what is allowed", async () => {
    const faults = await faultsAfter(file, expected.field, value);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toEqual({
      file,
      field: expected.field,
      got: expect.stringContaining(expected.got),
      allowed: expect.stringContaining(expected.allowed),
    });
  });
});

it("says in a message what an editor says of the field: its label and its hint", async () => {
  const [fault] = await faultsAfter(PROJECT, "info.teamSize", 99);
  expect(fault?.allowed).toBe("at most 40 (Team size: People on the team.)");
});

it("counts in words that fit the number", async () => {
  const [fault] = await faultsAfter(SERVICE, "description", "x");
  expect(fault?.got).toBe('1 character: "x"');
});

it("says the hint of what is missing", async () => {
  const [fault] = await faultsAfter(SERVICE, "hero", undefined);
  expect(fault?.allowed).toBe("a value of type object (Hero: The top of the service's page.)");
});

it("takes a fixed price: the same figure as the lowest and the highest", async () => {
  expect(await faultsAfter("packages.json", "packages[0].price", { min: 900, max: 900 })).toEqual([]);
});

it("lets an empty alternative text pass on a picture that is decorative", async () => {
  const faults = await faultsAfter(SERVICE, "cover", {
    file: "../images/Stempel und Papier.jpg",
    alt: "",
    decorative: true,
  });
  expect(faults).toEqual([]);
});

it("stops at two titles that would have one address", async () => {
  const faults = await faultsAfter(PROJECT, "title", "LEITSYSTEM für die  Großmarkthalle Weißenfels");
  expect(faults).toContainEqual(
    expect.objectContaining({ file: PROJECT, field: "title", got: expect.stringContaining("großmarkthalle.json") }),
  );
});

it.each([
  ["an SVG", "cover.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), "svg"],
  ["a text", "cover.jpg", Buffer.from("not a picture at all"), "no picture"],
])("stops at %s in a picture's place", async (_name, name, content, what) => {
  await copy.write(`images/${name}`, content);
  const faults = await faultsAfter(SERVICE, "cover.file", `../images/${name}`);
  expect(faults).toEqual([
    expect.objectContaining({ file: SERVICE, field: "cover.file", got: expect.stringContaining(what) }),
  ]);
});

it("stops at a file that is missing or of no kind", async () => {
  await unlink(join(copy.dataDir, "legal.json"));
  await copy.write("pages/news.json", "{}");
  const { faults } = await checkContent(copy.dataDir);
  expect(faults.map(({ file }) => file).sort()).toEqual(["legal.json", "pages/news.json"]);
});

it("reports all faults of one run together", async () => {
  await copy.write("team.json", "{");
  await copy.set(SERVICE, "colour", 1);
  await copy.set(SERVICE, "cover.file", "../images/none.jpg");
  await copy.set(PROJECT, "category", "Webb");
  await copy.set(PROJECT, "year", "2025");
  const faults = await faultsAfter(PROJECT, "service", "Weaving");
  expect(faults.map(({ file, field }) => `${file} ${field}`).sort()).toEqual([
    `${PROJECT} category`,
    `${PROJECT} service`,
    `${PROJECT} year`,
    `${SERVICE} colour`,
    `${SERVICE} cover.file`,
    "team.json line 1, column 2",
  ]);
});
