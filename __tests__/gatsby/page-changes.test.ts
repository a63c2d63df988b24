import type { Version } from "../../src/gatsby/last-changes";
import { pageChanges } from "../../src/gatsby/page-changes";

const file = (name: string, type: string, value: object = {}) => ({ file: name, type, value });
const addresses = file("addresses.json", "Addresses", {
  about: "/ueber-uns/",
  pricing: "/preise/",
  services: "/leistungen/",
  projects: "/arbeiten/",
});
const datesOf = (files: readonly ReturnType<typeof file>[], versions: Readonly<Record<string, readonly Version[]>>) =>
  Object.fromEntries(pageChanges([addresses, ...files], new Map(Object.entries(versions))));

it("has the date of the last change of its file, its pictures and what else it shows", () => {
  const files = [
    file("pages/about.json", "AboutPage", { picture: { file: "../images/pages/about.jpg" } }),
    file("pages/pricing.json", "PricingPage"),
    file("packages.json", "Packages"),
  ];
  const versions = {
    "pages/about.json": [{ date: "2026-01-01T23:00:00-05:00" }],
    "images/pages/about.jpg": [{ date: "2026-01-02T03:00:00Z" }, { date: "2025-01-02T03:00:00Z" }],
    "pages/pricing.json": [{ date: "2026-02-01T00:00:00Z" }],
    "packages.json": [{ date: "2026-02-02T00:00:00Z" }],
  };
  expect(datesOf(files, versions)).toEqual({
    "/ueber-uns/": "2026-01-01T23:00:00-05:00",
    "/preise/": "2026-02-02T00:00:00Z",
  });
});

it("has the date of its text, which stands in a file of its own", () => {
  const files = [file("legal/imprint.json", "LegalPage", { title: "Imprint", text: "./imprint.md" })];
  const versions = {
    "legal/imprint.json": [{ date: "2026-01-01T00:00:00Z" }],
    "legal/imprint.md": [{ date: "2026-03-01T00:00:00Z" }],
  };
  expect(datesOf(files, versions)).toEqual({ "/imprint/": "2026-03-01T00:00:00Z" });
});

it("says its date itself where there is no history, and else nothing", () => {
  const files = [
    file("pages/about.json", "AboutPage", { metadata: { updated: "2026-04-05" } }),
    file("pages/pricing.json", "PricingPage"),
  ];
  expect(datesOf(files, {})).toEqual({ "/ueber-uns/": "2026-04-05" });
});

it("has no date where a shallow history begins with what it shows", () => {
  const value = { title: "Signage" };
  const files = [file("services/signage.json", "Service", value)];
  expect(datesOf(files, { "services/signage.json": [{}] })).toEqual({});
  const known = { "services/signage.json": [{ date: "2026-01-01", value }, { value: {} }] };
  expect(datesOf(files, known)).toEqual({ "/leistungen/signage/": "2026-01-01" });
});

describe("a service's page", () => {
  const service = (title: string) => file(`services/${title}.json`, "Service", { title, discipline: title });
  const offer = (name: string, max: number, of: string) => ({
    name,
    price: { min: 1, max },
    features: [],
    service: of,
  });
  const work = (value: object) => ({ title: "Hall", service: "Signage", year: 2025, ...value });
  const old = { "services/Signage.json": [{ date: "2020" }], "services/Print.json": [{ date: "2020" }] };
  const dates = (name: string, type: string, now: object, versions: readonly Version[]) => {
    const all = datesOf([service("Signage"), service("Print"), file(name, type, now)], { ...old, [name]: versions });
    return [all["/leistungen/signage/"], all["/leistungen/print/"]];
  };

  it("follows the prices of its own packages, and not those of others", () => {
    const now = { packages: [offer("A", 20, "Signage"), offer("B", 9, "Print")] };
    const before = { packages: [offer("A", 10, "Signage"), offer("B", 9, "Print")] };
    const versions = [
      { date: "2026", value: now },
      { date: "2024", value: before },
    ];
    expect(dates("packages.json", "Packages", now, versions)).toEqual(["2026", "2024"]);
  });

  it("follows what it shows of a package, and not the rest of it", () => {
    const now = { packages: [{ ...offer("A", 10, "Signage"), features: ["more"] }] };
    const versions = [
      { date: "2026", value: now },
      { date: "2024", value: { packages: [offer("A", 10, "Signage")] } },
    ];
    expect(dates("packages.json", "Packages", now, versions)).toEqual(["2024", "2020"]);
  });

  it("has the date since when what it shows has been so, whatever else has changed since", () => {
    const versions = [
      { date: "2026", value: work({ overview: "now" }) },
      { date: "2025", value: work({ overview: "then" }) },
      { date: "2024", value: work({ year: 2024 }) },
    ];
    expect(dates("projects/hall.json", "Project", work({ overview: "now" }), versions)).toEqual(["2025", "2020"]);
  });

  it("follows a project that comes, that goes to another service, and one that is gone", () => {
    const moved = [
      { date: "2026", value: work({ service: "Print" }) },
      { date: "2024", value: work({}) },
    ];
    expect(dates("projects/hall.json", "Project", work({ service: "Print" }), moved)).toEqual(["2026", "2026"]);
    const gone = {
      "projects/hall.json": [
        { date: "2026", value: undefined },
        { date: "2024", value: work({}) },
      ],
    };
    expect(datesOf([service("Signage"), service("Print")], { ...old, ...gone })).toEqual({
      "/leistungen/signage/": "2026",
      "/leistungen/print/": "2020",
    });
  });

  it("takes the last commit for what is not committed yet", () => {
    const versions = [
      { date: "2026", value: work({ year: 2024 }) },
      { date: "2024", value: work({ year: 2023 }) },
    ];
    expect(dates("projects/hall.json", "Project", work({}), versions)).toEqual(["2026", "2020"]);
  });
});
