import { rm } from "node:fs/promises";
import { join } from "node:path";
import { checkContent } from "../../src/content/check";
import type { Fault } from "../../src/content/fault";
import { type ContentCopy, copyContent } from "../support/content-copy";
import { addPriceList } from "../support/price-list";
import { unshown } from "../support/remove-page";

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
  await addPriceList(copy.dataDir);
});
afterEach(() => copy.remove());

const without = (...names: string[]) => Promise.all(names.map((name) => rm(join(copy.dataDir, name))));
const placesOf = (faults: readonly Fault[]) =>
  faults.map(({ file, field }) => (field === "" ? file : `${file} ${field}`));

async function faults(): Promise<readonly Fault[]> {
  return (await checkContent(copy.dataDir)).faults;
}

/** Takes out every link of the content that names a page. */
async function unlink(name: string): Promise<void> {
  const [one] = placesOf(await faults()).filter((place) => place.endsWith(".to"));
  if (one === undefined) return;
  const [file = "", field = ""] = one.split(" ");
  await copy.set(file, field.replace(/\.to$/, ""), { label: "Elsewhere", to: "/" });
  await unlink(name);
}

it.each([
  ["pricing", ["packages.json"]],
  ["testimonials", []],
  ["about", []],
])("a site may do without the page %s: its file, its address and the links to it", async (name, files) => {
  await without(`pages/${name}.json`, ...files);
  const [first, ...links] = await faults();
  expect(first).toMatchObject({ file: "addresses.json", field: name, allowed: "no such line" });
  expect(links.length).toBeGreaterThan(0);
  expect(links.map(({ got }) => got)).toEqual(links.map(() => `"${name}", which is no page`));
  await copy.set("addresses.json", name, undefined);
  await unlink(name);
  expect(await faults()).toEqual([]);
});

it("refuses a page without an address", async () => {
  await copy.set("addresses.json", "pricing", undefined);
  expect(await faults()).toContainEqual({
    file: "addresses.json",
    field: "pricing",
    got: "nothing, though data/pages/pricing.json is there",
    allowed: "the page's address",
  });
});

it("refuses a page without the file that it shows", async () => {
  await without("packages.json", "team.json");
  expect(await faults()).toEqual([
    {
      file: "team.json",
      field: "",
      got: "no such file",
      allowed: "what data/pages/about.json shows, or no team there",
    },
    { file: "packages.json", field: "", got: "no such file", allowed: "what data/pages/pricing.json shows" },
  ]);
});

it.each([
  ["pricing", "packages.json", "data/pages/pricing.json"],
  ["about", "team.json", "data/pages/about.json with a team"],
])("names what the page %s leaves behind", async (name, file, page) => {
  expect(await unshown(copy.dataDir)).toEqual([]);
  await without(`pages/${name}.json`);
  await copy.set("addresses.json", name, undefined);
  await unlink(name);
  const allowed = `no such file, or ${page}`;
  expect(await unshown(copy.dataDir)).toEqual([{ file, field: "", got: "what no page shows", allowed }]);
  expect(await faults()).toEqual([]);
});

it("names quotes that are left behind only where no page has one of them", async () => {
  const file = "testimonials.json";
  await without(`pages/${file}`);
  await copy.set("addresses.json", "testimonials", undefined);
  await unlink("testimonials");
  expect(await unshown(copy.dataDir)).toEqual([]);
  await copy.set("pages/home.json", "quotes", undefined);
  await copy.set("pages/about.json", "quotes", undefined);
  expect(await unshown(copy.dataDir)).toEqual([expect.objectContaining({ file })]);
});

it("takes an agency that has no quotes at all, and refuses those that someone is said to have given", async () => {
  await without("testimonials.json", "pages/testimonials.json");
  await copy.set("addresses.json", "testimonials", undefined);
  const places = placesOf(await faults());
  expect(places).toEqual(
    expect.arrayContaining(["pages/home.json quotes.people[0]", "pages/about.json quotes.people[0]"]),
  );
  await copy.set("pages/home.json", "quotes", undefined);
  await copy.set("pages/about.json", "quotes", undefined);
  await unlink("testimonials");
  expect(await faults()).toEqual([]);
});
