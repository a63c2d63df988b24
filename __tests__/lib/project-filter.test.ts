import {
  ALL,
  categoryOf,
  groupedByDiscipline,
  inCategory,
  projectCount,
  resultText,
  searchWith,
} from "../../src/lib/project-filter";

jest.mock("../../data/site.json", () => ({ language: "de-DE" }));
jest.mock("../../data/words.json", () => ({
  portfolio: {
    projects: { one: "{count} Werk", other: "{count} Werke" },
    noProject: "Kein Werk",
    allShown: "Alle {projects}",
    shownOf: "{projects} in {category}",
  },
}));

const CATEGORIES = ["Web Application", "E-commerce & Retail"];

it.each([
  ["", ALL],
  ["?category=", ALL],
  ["?category=Web%20Application", "Web Application"],
  ["?category=Web+Application&from=mail", "Web Application"],
  ["?category=E-commerce+%26+Retail", "E-commerce & Retail"],
  ["?category=web%20application", ALL],
  ["?category=Ferries", ALL],
])("reads %p as %p", (search, category) => {
  expect(categoryOf(search, CATEGORIES)).toBe(category);
});

it.each([
  ["", "Web Application", "?category=Web+Application"],
  ["?from=mail", "E-commerce & Retail", "?from=mail&category=E-commerce+%26+Retail"],
  ["?category=Web+Application&from=mail", ALL, "?from=mail"],
  ["?category=Web+Application", ALL, ""],
])("writes into %p the choice %p as %p", (search, category, next) => {
  expect(searchWith(search, category)).toBe(next);
});

it("reads back what it wrote", () => {
  for (const category of [ALL, ...CATEGORIES])
    expect(categoryOf(searchWith("?from=mail", category), CATEGORIES)).toBe(category);
});

it("keeps the projects whose category is exactly the chosen one, in their order", () => {
  const projects = ["Web Application", "Web", "Web Application 2", "Web Application"].map((category, id) => ({
    id,
    category,
  }));
  expect(inCategory(projects, "Web Application").map(({ id }) => id)).toEqual([0, 3]);
  expect(inCategory(projects, "Ferries")).toEqual([]);
  expect(inCategory(projects, ALL)).toEqual(projects);
});

it("says how many there are, in the words of the site", () => {
  expect([projectCount(0), projectCount(1), projectCount(12)]).toEqual(["0 Werke", "1 Werk", "12 Werke"]);
  expect(resultText(12, ALL)).toBe("Alle 12 Werke");
  expect(resultText(1, ALL)).toBe("1 Werk");
  expect(resultText(1, "Web Application")).toBe("1 Werk in Web Application");
  expect(resultText(0, "Web Application")).toBe("Kein Werk in Web Application");
});

it("puts categories together by the discipline of their projects, or of the service of that name; unknown ones last", () => {
  const [print, web] = [
    { disciplineLabel: "Print", hue: "leaf" },
    { disciplineLabel: "Web", hue: "teal" },
  ];
  const projects = [
    { category: "Shops", service: web },
    { category: "Books", service: print },
  ];
  const services = [{ title: "Posters", ...print }];
  const groups = groupedByDiscipline(["Sculpture", "Shops", "Posters", "Books"], projects, services);
  expect(groups.map(({ discipline, categories }) => [discipline?.disciplineLabel, ...categories])).toEqual([
    ["Web", "Shops"],
    ["Print", "Posters", "Books"],
    [undefined, "Sculpture"],
  ]);
});
