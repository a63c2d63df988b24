import { dirname } from "node:path";
import { checkContent } from "../../src/content/check";
import { type ContentCopy, copyContent } from "../support/content-copy";
import { addPriceList } from "../support/price-list";
import { carryOut } from "../support/recipe-steps";
import { removePage, unshown } from "../support/remove-page";

/* What recipes without code say, carried out with an agency that writes English before: it has to keep all rules. */
let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
  await copy.set("site.json", "language", "en-GB");
  await copy.set("site.json", "currency", "GBP");
  await copy.set("addresses.json", "contact", "/contact/");
});
afterEach(() => copy.remove());

const read = async (file: string) => JSON.parse((await copy.read(file)).toString()) as unknown;

it("gives an agency another color, a logo and a face by the recipe of its look", async () => {
  await carryOut("docs/recipes/look.md", dirname(copy.dataDir));
  expect((await checkContent(copy.dataDir)).faults).toEqual([]);
  expect(await read("site.json")).toMatchObject({ color: "#1f6feb", logo: "./logo.svg", fonts: { text: "nunito" } });
  expect((await copy.read("logo.svg")).toString()).toMatch(/^<svg /);
});

it("gives it another language, and an address that leads on from the old one, by that of its language", async () => {
  await carryOut("docs/recipes/language.md", dirname(copy.dataDir));
  expect((await checkContent(copy.dataDir)).faults).toEqual([]);
  expect(await read("site.json")).toMatchObject({ language: "de-DE", currency: "EUR" });
  expect(await read("addresses.json")).toMatchObject({ contact: "/kontakt/" });
});

it("says where the site will stand, and for which host it is, by that of the first deployment", async () => {
  await carryOut("docs/recipes/deploy.md", dirname(copy.dataDir));
  expect((await checkContent(copy.dataDir)).faults).toEqual([]);
  expect(await read("site.json")).toMatchObject({ url: "https://www.example.com", hosts: ["netlify"] });
});

it("takes a page away by that of removing, with all that the check names", async () => {
  await addPriceList(copy.dataDir);
  const { links, files } = await removePage(dirname(copy.dataDir));
  expect(links.map(({ file, got }) => [file, got])).toEqual([["site.json", '"pricing", which is no page']]);
  expect(files.map(({ file }) => file)).toEqual(["packages.json"]);
  expect((await checkContent(copy.dataDir)).faults).toEqual([]);
  expect(await unshown(copy.dataDir)).toEqual([]);
  expect(await read("redirects.json")).toHaveProperty(
    "redirects",
    expect.arrayContaining([{ from: "/pricing/", to: "/" }]),
  );
});
