import { beforeCommit, type Known } from "../src/screen/before-commit";

const METADATA = {
  title: "Drawings that a printer understands",
  description:
    "Logos, packaging and brochures, drawn by one team and handed over as files that any printer can use, with a guide of four pages.",
};

const SERVICE = { title: "Drawing", icon: "pen", metadata: METADATA };

const known: Known = {
  content: {
    "services/drawing.json": SERVICE,
    "legal/imprint.json": { title: "Imprint", order: 1, text: "./imprint.md", metadata: METADATA },
    "packages.json": { packages: [{ name: "Start", service: "Drawing" }] },
  },
  titles: new Map<string, ReadonlySet<unknown>>([
    ["Service", new Set(["Drawing"])],
    ["LegalPage", new Set(["Imprint"])],
    ["Packages", new Set([undefined])],
  ]),
  agency: { name: "Hawthorn" },
};

/** What is told instead of saving. */
function told(file: string, content: object): string {
  try {
    beforeCommit(file, { ...content }, known);
  } catch (error) {
    expect(error).toMatchObject({ message: "saving_failed" });
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : "";
  }
  return "";
}

it("keeps the address of a page with another title", () => {
  const legal = { ...known.content["legal/imprint.json"], title: "Who we are" };
  expect(beforeCommit("legal/imprint.json", legal, known)).toMatchObject({ title: "Who we are", slug: "imprint" });
  const same = { ...known.content["legal/imprint.json"] };
  expect(beforeCommit("legal/imprint.json", same, known)).toBe(same);
});

it("refuses a name that others go by, and says which", () => {
  expect(told("services/drawing.json", { ...SERVICE, title: "Design" })).toContain(
    'Service drawing › Title: got "Design"; allowed: "Drawing", for others go by it (Packages)',
  );
});

it("leaves a page alone that has got another title since the site was built", () => {
  const now = { ...known, titles: new Map([["LegalPage", new Set(["Legal notice"])]]) };
  const legal = { ...known.content["legal/imprint.json"], title: "Legal notice" };
  expect(beforeCommit("legal/imprint.json", legal, now)).toBe(legal);
});

it("tells broken rules in the words of the check, of an entry that is new too", () => {
  expect(told("legal/imprint.json", { ...known.content["legal/imprint.json"], order: 0 })).toContain(
    "Legal page imprint › Order: got 0; allowed: at least 1",
  );
  expect(told("legal/new.json", { title: "", order: 1 })).toContain("Legal page new › Title: got 0 characters");
});

it("asks nothing that browsers have not", () => {
  const { Buffer: kept, process: runs } = globalThis;
  try {
    Reflect.deleteProperty(globalThis, "Buffer");
    Reflect.deleteProperty(globalThis, "process");
    const legal = { ...known.content["legal/imprint.json"], slug: "who-we-are" };
    expect(beforeCommit("legal/imprint.json", legal, known)).toBe(legal);
  } finally {
    Object.assign(globalThis, { Buffer: kept, process: runs });
  }
});

it("leaves files of no kind alone", () => {
  const text = { body: "Text" };
  expect(beforeCommit("legal/imprint.md", text, known)).toBe(text);
});
