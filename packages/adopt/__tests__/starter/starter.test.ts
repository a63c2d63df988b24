import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import sharp from "sharp";
import { checkContent } from "../../../../src/content/check";
import { faultReport, valueAt } from "../../../../src/content/fault";
import { AGENCY } from "../../../../__tests__/support/agency";
import { type Answers, PARTS } from "../../src/answers";
import { formatted } from "../../src/formatted";
import { presentIn } from "../../src/present";
import { type ContentFiles, starterContent } from "../../src/starter/starter-content";
import { untranslated, wordsIn } from "../../src/starter/texts";

/* What pictures show has tests of its own; here they are only files of the size that was asked for, made at once. */
jest.mock("../../src/starter/pictures/draw", () => ({
  ...jest.requireActual<object>("../../src/starter/pictures/draw"),
  draw: (name: string, seed: string, [width, height]: readonly [number, number]) =>
    sharp({
      create: { width, height, channels: 3, background: `#${String(seed.length + name.length).padStart(6, "0")}` },
    })
      .jpeg()
      .toBuffer(),
}));

/** An invented agency. */
const WORKSHOP: Answers = {
  name: "Kiln & Quarry",
  url: "https://kiln-quarry.example",
  email: "post@kiln-quarry.example",
  phone: "+44 20 7946 0018",
  language: "en-GB",
  currency: "GBP",
  fonts: { display: "bricolage-grotesque", text: "instrument-sans" },
  services: ["Web design", "Photography", "Signage"],
  social: [{ network: "mastodon", label: "Mastodon", url: "https://social.example/@kiln" }],
  form: { kind: "service" },
  without: [],
};

const THIRTEEN = [
  "C++ / C#?",
  "C C",
  "Œuvre & Übersetzung",
  "con",
  "???",
  "Straßen- und Gebäudebeschilderung & mehr",
  "Straßen- und Gebäudebeschilderung & Plan",
  "Web/App Development",
  "“Quoted” work",
  "SEO: found at last",
  "100% Support",
  "Other",
  "AI",
].filter((title) => title.length >= 3);

const AGENCIES: Readonly<Record<string, Partial<Answers>>> = {
  "with three services": {},
  "with one service": { services: ["Fotografie"] },
  "with services that make no address": { services: THIRTEEN },
  "with thirteen services": {
    services: Array.from({ length: 13 }, (_, index) => `Service number ${String(index + 1)}`),
  },
  "with thirty services": { services: Array.from({ length: 30 }, (_, index) => `Service number ${String(index + 1)}`) },
  "with services of the longest names": {
    name: "Österreichische Gestaltungs-AG",
    services: ["A", "B"].map((end) => `Nachhaltigkeitsberichterstattung, Teil ${end}`),
  },
  "with a name of two letters and services of three": { name: "Öx", services: ["Web", "SEO"] },
  "with a German name, in German": {
    name: "Müller & Söhne GmbH",
    language: "de-DE",
    currency: "EUR",
    phone: "+49 40 66969 217",
  },
  "in Austria": { name: "Österreichische Werkstätte", language: "de-AT", currency: "EUR", color: "#0a7d5a" },
  "in Switzerland, in French": { language: "fr-CH", currency: "CHF", color: "#888888" },
  "in Japan": { language: "ja-JP", currency: "JPY", color: "#ffee00" },
  "in Poland, which counts in four forms": { language: "pl-PL", currency: "PLN" },
  "with messages taken elsewhere": {
    form: { kind: "endpoint", endpoint: "https://forms.example.com/f/1", speaks: "json" },
  },
  "with messages that nobody takes": { form: { kind: "none" } },
  ...Object.fromEntries(PARTS.map((part) => [`without ${part}`, { without: [part] }])),
  "without anything": { without: PARTS, social: [] },
};

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), "starter-"))));
afterEach(() => rm(folder, { recursive: true }));

/** The content as texts, and as files of the folder. The project has no words for a theme that it does without. */
async function written(answers: Partial<Answers>): Promise<ContentFiles> {
  const { gone } = await presentIn(resolve("."));
  const without = [...(answers.without ?? []), ...gone.filter((part) => part === "dark-theme")];
  const files = await starterContent({ ...WORKSHOP, ...answers, without });
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return files;
}

const jsonIn = (files: ContentFiles, name: string) => JSON.parse(String(files.get(name))) as unknown;

it.each(Object.entries(AGENCIES))("the content of an agency %s keeps all rules", async (_, answers) => {
  await written(answers);
  const { faults, warnings } = await checkContent(folder);
  expect(faultReport([...faults, ...warnings])).toBe("");
});

it("says nothing of the sample, in no file", async () => {
  const files = await written({});
  const sample = await readFile(resolve("data/site.json"), "utf8");
  const { name, email, tagline } = JSON.parse(sample) as Readonly<Record<string, string>>;
  const said = [...files].filter(([, content]) =>
    [name, email, tagline].some((word) => word !== undefined && String(content).includes(word)),
  );
  expect(said.map(([file]) => file)).toEqual([]);
});

it("leaves no name in brackets, and is written as the formatter writes", async () => {
  const texts = [...(await written({}))].filter(([file]) => /\.(?:json|md)$/.test(file));
  expect(texts.filter(([, text]) => /\[\[\w/.test(String(text))).map(([file]) => file)).toEqual([]);
  for (const [file, text] of texts) expect(text).toBe(await formatted(file, String(text)));
});

it("gives each service a page, a choice in the form, and an address even where its title makes none", async () => {
  const services = ["C++ / C#?", "C & C", "Straßenbau", "???"];
  const files = await written({ services });
  const pages = [...files].filter(([file]) => file.startsWith("services/")).map(([file]) => jsonIn(files, file));
  expect(pages.map((page) => [valueAt(page, ["title"]), valueAt(page, ["slug"])])).toEqual([
    ["C++ / C#?", "c-c"],
    ["C & C", "c-c-2"],
    ["Straßenbau", undefined],
    ["???", "service-4"],
  ]);
  const choices = valueAt(jsonIn(files, "pages/contact.json"), ["form", "services"]) as { services: string[] }[];
  expect(choices.flatMap((choice) => choice.services)).toEqual(services);
});

it("has the answers, and the form's messages go where they say", async () => {
  const form = { kind: "endpoint", endpoint: "https://forms.example.com/f/1", speaks: "json" } as const;
  const files = await written({ form, color: "#0a7d5a" });
  const { name, url, email, phone, language, currency, fonts, social } = WORKSHOP;
  const answers = { name, url, email, phone, language, currency, fonts, social, color: "#0a7d5a" };
  expect(jsonIn(files, "site.json")).toMatchObject(answers);
  const delivery = valueAt(jsonIn(files, "pages/contact.json"), ["form", "delivery"]);
  expect(delivery).toEqual({ endpoint: form.endpoint, speaks: form.speaks });
});

it("keeps the logo beside what names it", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h20v20H2z"/></svg>';
  const logo = join(folder, "drawn elsewhere.svg");
  await writeFile(logo, drawing);
  const files = await written({ logo });
  await rm(logo);
  expect(files.get("logo.svg")).toBe(drawing);
  expect(faultReport((await checkContent(folder)).faults)).toBe("");
  expect(valueAt(jsonIn(files, "site.json"), ["logo"])).toBe("./logo.svg");
});

it("has examples of prices in amounts that the currency has", async () => {
  const lowest = async (currency: string) =>
    valueAt(jsonIn(await written({ currency }), "packages.json"), ["packages", 0, "price", "min"]);
  expect([await lowest("EUR"), await lowest("JPY")]).toEqual([1000, 100000]);
});

it("quotes nobody on the home page where there are no testimonials, and asks for no PDF without PDFs", async () => {
  const files = await written({ without: ["testimonials", "pdf"] });
  expect(valueAt(jsonIn(files, "pages/home.json"), ["quotes"])).toBeUndefined();
  expect(files.has("testimonials.json")).toBe(false);
  expect(valueAt(jsonIn(files, "projects/first.json"), ["pdf"])).toBeUndefined();
});

it("speaks the agency's language, as far as there are words in it", async () => {
  const files = await written({ language: "de-CH" });
  expect(valueAt(jsonIn(files, "words.json"), ["actions", "send"])).toBe("Nachricht senden");
  expect(untranslated("de-CH")).toEqual([]);
});

describe("words of the interface", () => {
  let english: string;
  beforeAll(async () => {
    english = await mkdtemp(join(tmpdir(), "english-"));
    await writeFile(join(english, "site.json"), '{ "language": "en-GB" }');
    await writeFile(join(english, "words.json"), '{ "actions": { "send": "Send it" } }');
  });
  afterAll(() => rm(english, { recursive: true }));

  it.each([
    ["de-CH", "German and English", "Nachricht senden", []],
    ["en-AU", "German and English", "Send it", []],
    ["pl-PL", "German and English", "Send it", ["texts in English", "words in English"]],
    ["en-AU", "German", "Nachricht senden", ["words in German"]],
    ["pl-PL", "German", "Nachricht senden", ["texts in English", "words in German"]],
  ])(
    "of an agency in %s are chosen among %s, with a note on what is left to put into it",
    (language, of, send, notes) => {
      const contents = of === "German" ? [AGENCY] : [AGENCY, english];
      expect(valueAt(wordsIn(language, contents), ["actions", "send"])).toBe(send);
      const told = untranslated(language, contents).map((note) => /(texts|words) .*are (in \w+):/.exec(note)?.slice(1));
      expect(told.map((parts) => parts?.join(" "))).toEqual(notes);
    },
  );
});

it("draws for each place a picture of its own, with a text that says that it is a placeholder", async () => {
  const files = await written({});
  const shown = [...files.keys()]
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => picturesIn(jsonIn(files, file)));
  expect(new Set(shown.map(({ file }) => file.split("/").slice(-2).join("/"))).size).toBe(shown.length);
  expect(shown.length).toBeGreaterThan(10);
  for (const { alt } of shown) expect(alt).toMatch(/^Placeholder: /);
  expect([...files.keys()].filter((file) => file.endsWith(".jpg"))).toHaveLength(shown.length);
});

function picturesIn(value: unknown): { file: string; alt: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const [file, alt] = [valueAt(value, ["file"]), valueAt(value, ["alt"])];
  const own = typeof file === "string" && typeof alt === "string" ? [{ file, alt }] : [];
  return [...own, ...Object.values(value).flatMap(picturesIn)];
}
