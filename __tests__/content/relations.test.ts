import { checkContent } from "../../src/content/check";
import { type ContentCopy, copyContent } from "../support/content-copy";

const PROJECT = "projects/süßmilch.json";
const CONTACT = "pages/contact.json";

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
});
afterEach(() => copy.remove());

const faultsAfter = async (file: string, field: string, value: unknown) => {
  await copy.set(file, field, value);
  return (await checkContent(copy.dataDir)).faults;
};

it("refuses a project that is related to itself", async () => {
  const faults = await faultsAfter(PROJECT, "related[0]", "Backstube Süßmilch");
  expect(faults).toEqual([
    {
      file: PROJECT,
      field: "related[0]",
      got: '"Backstube Süßmilch", itself',
      allowed: "the title of a project: another one",
    },
  ]);
});

it.each([
  ["pages/home.json", "featuredProjects.projects", "Wochenmarkt Krähenwinkel"],
  ["pages/home.json", "featuredServices.services", "Erscheinungsbild"],
  ["pages/services.json", "services", "Erscheinungsbild"],
  [PROJECT, "related", "Wochenmarkt Krähenwinkel"],
  [PROJECT, "tags", "Verpackung"],
  ["site.json", "navigation.footerServices", "Erscheinungsbild"],
])("refuses what %s names five times in %s, at each place but the first", async (file, field, name) => {
  const faults = await faultsAfter(file, field, [name, name, name, name, name].slice(0, field === "related" ? 4 : 5));
  expect(faults.map((fault) => [fault.file, fault.field])).toEqual(
    faults.map((_, index) => [file, `${field}[${String(index + 1)}]`]),
  );
  expect(faults.length).toBeGreaterThan(2);
  expect(faults[0]?.allowed).toContain("what no other entry of the list has");
});

it("takes names whose letters are composed otherwise for the same", async () => {
  const faults = await faultsAfter(PROJECT, "tags", ["Caf\u00e9", "Cafe\u0301"]);
  expect(faults.map(({ field }) => field)).toEqual(["tags[1]"]);
});

it("refuses two links of a list that lead to the same page, by its name and by its address", async () => {
  const links = [
    { label: "What we do", to: "services" },
    { label: "Services", to: "/leistungen/" },
  ];
  expect(await faultsAfter("site.json", "navigation.quickLinks", links)).toEqual([
    {
      file: "site.json",
      field: "navigation.quickLinks[1].to",
      got: '"/leistungen/", the same page as "services"',
      allowed: "a page no other link of the list has",
    },
  ]);
});

it("refuses a finding that is kept twice", async () => {
  const exception = { page: "/über-uns/", rule: "title-long", reason: "It is long for a reason." };
  const faults = await faultsAfter("seo-exceptions.json", "exceptions", [
    exception,
    { ...exception, reason: "Again, so." },
  ]);
  expect(faults.map(({ field, allowed }) => [field, allowed])).toEqual([
    ["exceptions[1]", expect.stringContaining("a finding that no other entry names")],
  ]);
});

it.each([
  ["projects/überlandwerke.json", "nextSteps", "consultation"],
  ["projects/süßmilch.json", "interfaceAreas", "demo"],
])("refuses %s without %s, for its buttons would be seen nowhere", async (file, below, actions) => {
  expect(await faultsAfter(file, below, undefined)).toEqual([
    {
      file,
      field: "actions",
      got: `"${actions}", whose buttons stand below ${below}, which this project does without`,
      allowed: `"standard", or ${below} with it`,
    },
  ]);
});

it("refuses no project that has the usual buttons without these parts", async () => {
  await copy.set("projects/süßmilch.json", "actions", "standard");
  expect(await faultsAfter("projects/süßmilch.json", "interfaceAreas", undefined)).toEqual([]);
});

describe("the contact form", () => {
  const choice = (value: string, services: readonly string[]) => ({ value, label: `About ${value}`, services });

  it("names each service that no choice has, where none takes the rest", async () => {
    const faults = await faultsAfter(CONTACT, "form.services", [
      choice("design", ["Erscheinungsbild", "Nachhaltigkeitsberichterstattung"]),
    ]);
    expect(faults.map(({ file, field }) => [file, field])).toEqual(faults.map(() => [CONTACT, "form.services"]));
    const got = faults.map((fault) => fault.got);
    expect(got).toContain(
      'no choice for the service "Straßen- und Gebäudebeschilderung" (data/services/straßen-und-gebäudebeschilderung.json)',
    );
    expect(got.join()).not.toContain('"Erscheinungsbild"');
    const others = await faultsAfter(CONTACT, "form.services", [
      choice("design", ["Erscheinungsbild"]),
      choice("anything", []),
    ]);
    expect(others).toEqual([]);
  });

  it("refuses a service in two choices: a link to the form could choose either", async () => {
    const choices = [choice("design", ["Erscheinungsbild"]), choice("web", ["Erscheinungsbild"]), choice("other", [])];
    expect(await faultsAfter(CONTACT, "form.services", choices)).toEqual([
      {
        file: CONTACT,
        field: "form.services[1].services[0]",
        got: '"Erscheinungsbild" once more',
        allowed: "a service that no other choice has",
      },
    ]);
  });
});
