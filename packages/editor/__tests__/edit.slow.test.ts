import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import axe from "axe-core";
import type { Frame, Page } from "playwright-core";
import sharp from "sharp";
import { addPriceList } from "../../../__tests__/support/price-list";
import { copyAsAgency, type ProjectCopy } from "../../../__tests__/support/project-copy";
import { edit, type EditedProject } from "./support/edited-project";
import type { EditorScreen } from "./support/editor-screen";
import { phonePhoto } from "./support/phone-photo";

let copy: ProjectCopy;
let project: EditedProject;
let page: Page;
let screen: EditorScreen;
beforeAll(async () => {
  copy = await copyAsAgency();
  await addPriceList(join(copy.folder, "data"));
  project = await edit(copy, { viewport: { width: 1440, height: 900 } });
  ({ page, screen } = project);
});
afterAll(() => project.remove());

interface Content {
  readonly [key: string]: Content;
}

const read = (file: string) => readFile(join(copy.folder, "data", file), "utf8");
const contentOf = async (file: string) => JSON.parse(await read(file)) as Content;

/** What the data of a page has, once it is shown. */
const onSite = (path: string, text: string) =>
  project.eventually(async () =>
    (await (await fetch(`${project.site}/page-data${encodeURI(path)}page-data.json`)).text()).includes(text),
  );

it("changes a price by mouse", async () => {
  await screen.open("prices/entries/Packages");
  const packages = await screen.field("Packages");
  await packages.getByRole("button", { name: "Expand", exact: true }).first().click();
  await screen.number("From", 4400, packages);
  await screen.number("To", 5600, packages);
  await screen.save();
  expect(await contentOf("packages.json")).toMatchObject({ packages: [{ price: { min: 4400, max: 5600 } }, {}] });
  await project.shown("5.600");
});

it("changes a headline by keyboard alone", async () => {
  await screen.open("pages");
  await screen.tabTo("Home page");
  await page.keyboard.press("Enter");
  const before = await contentOf("pages/home.json");
  await screen.tabTo(JSON.stringify(before.hero?.title).slice(1, -1));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Schilder, die man im Vorbeigehen liest");
  await screen.saveByKeyboard();
  expect(await contentOf("pages/home.json")).toEqual({
    ...before,
    hero: { ...before.hero, title: "Schilder, die man im Vorbeigehen liest" },
  });
  await onSite("/index/", "Schilder, die man im Vorbeigehen liest");
});

it("changes a title of search results, which is drawn as it is typed", async () => {
  await screen.open("services/entries/erscheinungsbild");
  const metadata = await screen.field("Metadata");
  await screen.text("Title", "Ein Zeichen", metadata);
  const result = page.frameLocator("iframe.preview").getByRole("region", { name: "In search results" });
  await result.getByText("Ein Zeichen | Büro Weißdorn").waitFor();
  await screen.text("Title", "Zeichen, Schrift und wenige Regeln", metadata);
  await result.getByText("Zeichen, Schrift und wenige Regeln | Büro Weißdorn").waitFor();
  expect(await result.innerText()).toMatch(/Title: 50 of 30–60 letters, \d+ of 580 px/);
  await screen.save();
  expect((await contentOf("services/erscheinungsbild.json")).metadata?.title).toBe(
    "Zeichen, Schrift und wenige Regeln",
  );
  await onSite("/leistungen/erscheinungsbild/", "Zeichen, Schrift und wenige Regeln");
});

it("tells a broken rule in the words of the check, and changes nothing", async () => {
  const before = await read("services/erscheinungsbild.json");
  await screen.open("services/entries/erscheinungsbild");
  const metadata = await screen.field("Metadata");
  await screen.text("Title", "Gute Zeichen", metadata);
  const told = await screen.saveInVain();
  expect(told).toContain("Service erscheinungsbild › Metadata › Title");
  expect(told).toContain("allowed: 30 to 60 characters");
  expect(await read("services/erscheinungsbild.json")).toBe(before);
  await screen.leave();
});

it("adds a team member, and takes it out again", async () => {
  const before = await read("team.json");
  const photo = await phonePhoto();
  await screen.open("people/entries/Team");
  const members = await screen.field("Members");
  const member = await screen.add("Member", members);
  await screen.text("Name", "Enno Vries", member);
  await screen.text("Role", "Tischler", member);
  await member.getByRole("radio").first().check();
  await screen.text(
    "Description",
    "Baut die Pfosten, bevor jemand fragt, wie hoch sie werden, und misst danach nach.",
    member,
  );
  await screen.picture("Image", { name: "Foto vom Handy.jpg", bytes: photo }, "Enno Vries an der Werkbank", member);
  await screen.save();
  const { members: after } = await contentOf("team.json");
  expect(after).toHaveLength(4);
  expect(after?.[3]).toMatchObject({
    name: "Enno Vries",
    image: { file: "./images/people/foto-vom-handy.webp", alt: "Enno Vries an der Werkbank" },
  });
  const picture = await sharp(join(copy.folder, "data/images/people/foto-vom-handy.webp")).metadata();
  // Upright, 2000 px at most, and without what the phone has noted.
  expect(picture).toMatchObject({ format: "webp", width: 2000, height: 1500 });
  expect([picture.exif, picture.orientation]).toEqual([undefined, undefined]);
  await project.shown("Enno Vries");
  await screen.open("people/entries/Team");
  await (
    await screen.field("Members")
  )
    .locator(".item")
    .last()
    .getByRole("button", { name: "Remove", exact: true })
    .click();
  await screen.save();
  expect(JSON.parse(await read("team.json"))).toEqual(JSON.parse(before));
  await project.shown("Enno Vries", "detached");
});

it("makes a case study with three pictures, whose page is there", async () => {
  const [category] = (await contentOf("pages/portfolio.json")).categories as unknown as readonly string[];
  const said = "Die Tafeln stehen dort, wo jemand stehen bleibt und nicht mehr weiterweiß. ".repeat(3).trim();
  const picture = async (background: string) => ({
    name: `Tafel ${background}.png`,
    bytes: await sharp({ create: { width: 2400, height: 1600, channels: 3, background } })
      .png()
      .toBuffer(),
  });
  await screen.open("case-studies/new");
  await screen.text("Title", "Zwölf Tafeln");
  await screen.text("Category", String(category));
  await (await screen.field("Service")).getByRole("radio").first().check();
  await screen.number("Year", 2026);
  await screen.text(
    "Description",
    "Zwölf Tafeln führen durch ein Haus, in dem sich vorher jeder zweite verlaufen hat.",
  );
  await screen.texts("Tags", ["Tafeln"]);
  await screen.picture("Cover", await picture("green"), "Eine grüne Tafel neben der Tür");
  const metadata = await screen.field("Metadata");
  await screen.text("Title", "Zwölf Tafeln für ein Haus ohne Wege", metadata);
  await screen.text(
    "Description",
    "Zwölf Tafeln für ein Rathaus mit drei Eingängen: gezeichnet, gebaut und mit fünfzig Fremden geprüft, die vorher niemand eingewiesen hat.",
    metadata,
  );
  await screen.text("Summary", said);
  await screen.texts("Overview", [said]);
  await screen.texts("Challenge", [said.slice(0, 74)]);
  await screen.texts("Solution", [said.slice(0, 74)]);
  const approach = await screen.field("Approach");
  await screen.text("Title", "Vorgehen", approach);
  const point = await screen.add("Point", approach);
  await screen.text("Title", "Laufen", point);
  await screen.text("Text", said.slice(0, 74), point);
  const result = await screen.add("Result", await screen.field("Results"));
  await screen.text("Value", "12", result);
  await screen.text("Label", "Tafeln", result);
  const info = await screen.field("Info");
  await info.getByRole("button", { name: "Expand", exact: true }).first().click();
  await screen.text("Client", "Rathaus Nord", info);
  await screen.text("Timeline", "3 Monate", info);
  await screen.number("Team size", 3, info);
  await screen.text("Industry", "Verwaltung", info);
  const reach = await screen.field("Reach", info);
  await screen.text("Label", "Ort", reach);
  await screen.text("Value", "Nordstadt", reach);
  const toolkit = await screen.field("Toolkit");
  await screen.text("Title", "Mittel", toolkit);
  await screen.texts("Items", ["Blech"], toolkit);
  for (const color of ["blue", "orange"]) {
    const detail = await screen.add("Detail", await screen.field("Details"));
    await screen.picture("Picture", await picture(color), "Eine Tafel im Flur", detail);
    await screen.text("Caption", `Im Flur, ${color}`, detail);
  }
  await screen.text("Leads to", "portfolio");
  await screen.save();
  expect(await contentOf("projects/zwoelf-tafeln.json")).toMatchObject({
    $schema: "../schema/project.schema.json",
    cover: { file: "../images/projects/tafel-green.webp" },
    details: [
      { picture: { file: "../images/projects/tafel-blue.webp" } },
      { picture: { file: "../images/projects/tafel-orange.webp" } },
    ],
    related: [],
  });
  expect(await readdir(join(copy.folder, "data/images/projects"))).toHaveLength(3);
  await project.shown("Zwölf Tafeln");
});

it("opens again where somebody was, with what is saved", async () => {
  await screen.open("services/entries/erscheinungsbild");
  await page.reload();
  expect(await (await screen.field("Title")).getByRole("textbox").inputValue()).toBe("Erscheinungsbild");
});

it("calls a service by another name wherever it is named, under the same address", async () => {
  await screen.open("services/entries/erscheinungsbild");
  await screen.text("Title", "Zeichen und Schriften");
  await screen.save();
  expect(await contentOf("services/erscheinungsbild.json")).toMatchObject({ slug: "erscheinungsbild" });
  expect(await contentOf("projects/zwoelf-tafeln.json")).toMatchObject({ service: "Zeichen und Schriften" });
  // The screen has read anew what it did not write itself.
  await project.eventually(
    async () => (await page.getByRole("textbox", { name: "Slug" }).inputValue()) === "erscheinungsbild",
  );
});

it("keeps the address of a page with another title, also when it is saved once more", async () => {
  await screen.open("legal-pages/entries/imprint");
  await screen.text("Title", "Wer wir sind");
  await screen.save();
  const slug = page.getByRole("textbox", { name: "Slug" });
  await project.eventually(async () => (await slug.inputValue().catch(() => "")) === "impressum");
  await screen.number("Order", 2);
  await screen.save();
  expect(await contentOf("legal/imprint.json")).toMatchObject({ title: "Wer wir sind", slug: "impressum", order: 2 });
});

it("changes a legal text, and nothing but what is typed", async () => {
  const before = await read("legal/imprint.md");
  await screen.open("legal-texts/entries/imprint");
  await screen.text("Text", before.trim().replace("Gestaltungsbüro zu dritt", "Gestaltungsbüro zu viert"));
  await screen.save();
  expect(await read("legal/imprint.md")).toBe(before.replace("zu dritt", "zu viert"));
  await onSite("/impressum/", "zu viert");
});

const METADATA_OF_OTHERS =
  "Berichte über Nachhaltigkeit, geschrieben für Menschen: mit wenigen Zahlen, die stimmen, und Sätzen, die jemand zu Ende liest.";

it("changes titles and descriptions of all pages in one table, by the same rules", async () => {
  const file = "services/nachhaltigkeitsberichterstattung.json";
  const { title: name, metadata } = await contentOf(file);
  await screen.openSearch();
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: JSON.stringify(name).slice(1, -1) }) });
  expect(await row.getByRole("region", { name: "In search results" }).innerText()).toContain("Büro Weißdorn");
  await row.getByLabel(/^Title/).fill("Berichte, die jemand zu Ende liest");
  await row.getByText("Berichte, die jemand zu Ende liest | Büro Weißdorn").waitFor();
  await row.getByRole("button", { name: "Save" }).click();
  await row.getByText("Saved.").waitFor();
  expect((await contentOf(file)).metadata).toEqual({ ...metadata, title: "Berichte, die jemand zu Ende liest" });
  // Somebody else changes the other text meanwhile.
  const now = await contentOf(file);
  const text = JSON.stringify({ ...now, metadata: { ...now.metadata, description: METADATA_OF_OTHERS } }, null, 2);
  await writeFile(join(copy.folder, "data", file), text);
  await row.getByLabel(/^Title/).fill("Berichte, die jemand weitergibt");
  await row.getByRole("button", { name: "Save" }).click();
  await row.getByText("somebody else has changed these texts").waitFor();
  expect(await read(file)).toBe(text);
  await page.reload();
  await row.getByLabel(/^Title/).fill("Berichte");
  await row.getByRole("button", { name: "Save" }).click();
  await row.getByText("allowed: 30 to 60 characters").waitFor();
  expect((await contentOf(file)).metadata?.title).toBe("Berichte, die jemand zu Ende liest");
});

/** What a tool finds on the page, or in a part of it, that keeps people out. @param but - Rules that are others' to keep. */
async function barriers(within: Page | Frame, but: readonly string[] = []): Promise<string[]> {
  await within.evaluate(axe.source);
  const { violations } = await within.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(options),
    {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      resultTypes: ["violations" as const],
      rules: Object.fromEntries(but.map((id) => [id, { enabled: false }])),
    },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

it.each([
  [1440, "light"],
  [1440, "dark"],
  [390, "light"],
  [390, "dark"],
] as const)("shows what is its own without a barrier, %i px wide, %s", async (width, colorScheme) => {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await screen.openSearch();
  expect(await barriers(page)).toEqual([]);
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWider)).toBe(false);
  if (width < 1000) return;
  await screen.open("services/entries/erscheinungsbild");
  const preview = await page.waitForSelector("iframe.preview");
  await page.frameLocator("iframe.preview").getByRole("region", { name: "In search results" }).waitFor();
  const frame = await preview.contentFrame();
  // The document is the CMS's.
  expect(frame && (await barriers(frame, ["document-title", "html-has-lang", "html-lang-valid"]))).toEqual([]);
});
