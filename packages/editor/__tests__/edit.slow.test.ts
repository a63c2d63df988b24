import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Browser, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { BROWSER_FLAGS, findBrowser } from "@site/toolkit/browser";
import { freePort } from "@site/toolkit/server-process";
import { addPriceList } from "../../../__tests__/support/price-list";
import { copyAsAgency, type ProjectCopy } from "../../../__tests__/support/project-copy";
import { EditorScreen } from "./support/editor-screen";
import { type EditCommand, startEdit } from "./support/start-edit";

/** Time of a start, a save that is shown, and the like, in milliseconds. */
const PATIENCE = 180_000;

let copy: ProjectCopy;
let command: EditCommand;
let browser: Browser;
let page: Page;
let screen: EditorScreen;
let site: string;
beforeAll(async () => {
  copy = await copyAsAgency();
  await addPriceList(join(copy.folder, "data"));
  const sitePort = await freePort();
  site = `http://localhost:${String(sitePort)}`;
  command = await startEdit(copy.folder, "--site-port", String(sitePort));
  await eventually(() => command.output().includes("You can now view"));
  browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  screen = await EditorScreen.open(page, command.address);
}, PATIENCE);
afterAll(async () => {
  await browser.close();
  command.stop();
  await copy.remove();
});

async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited in vain\n${command.output().slice(-4000)}`);
    await setTimeout(300);
  }
}

interface Content {
  readonly [key: string]: Content;
}

const read = (file: string) => readFile(join(copy.folder, "data", file), "utf8");
const contentOf = async (file: string) => JSON.parse(await read(file)) as Content;

/** What the page that stands beside the form shows. */
const shown = (text: string) =>
  page.frameLocator("iframe.preview").frameLocator("iframe").getByText(text).first().waitFor({ timeout: 60_000 });

/** What the data of a page has, once it is shown. */
const onSite = (path: string, text: string) =>
  eventually(async () =>
    (await (await fetch(`${site}/page-data${encodeURI(path)}page-data.json`)).text()).includes(text),
  );

it("changes a price by mouse", async () => {
  await screen.open("prices/entries/Packages");
  const packages = await screen.field("Packages");
  await packages.getByRole("button", { name: "Expand", exact: true }).first().click();
  await screen.number("From", 4400, packages);
  await screen.number("To", 5600, packages);
  await screen.save();
  expect(await contentOf("packages.json")).toMatchObject({ packages: [{ price: { min: 4400, max: 5600 } }, {}] });
  await shown("5.600");
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
  const photo = await sharp({ create: { width: 3000, height: 4000, channels: 3, background: "#264" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
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
  await shown("Enno Vries");
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
  await shown("Zwölf Tafeln");
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
  await eventually(async () => (await page.getByRole("textbox", { name: "Slug" }).inputValue()) === "erscheinungsbild");
});
