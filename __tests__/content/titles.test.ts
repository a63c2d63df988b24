import { checkContent } from "../../src/content/check";
import { slugFaults, titleFaults } from "../../src/content/address-title";
import { slugOf } from "../../src/lib/slug";
import { content } from "../support/content";
import { type ContentCopy, copyContent } from "../support/content-copy";

const PROJECT = "projects/wochenmarkt.json";
/** What the address of another project is made of. */
const OTHER = "backstube-süßmilch";
const SERVICE = "services/erscheinungsbild.json";

it.each<[string, string, string]>([
  ["leads into another folder", "x/../../services/web-design", "/"],
  ["leads above the site", "../../about", "/"],
  ["begins with a slash", "/about", "/"],
  ["would make a folder in a folder", "Web / Print", "/"],
  ["holds the separator of Windows", "Web\\Print", "\\"],
  ["begins a query", "What is next? A rebrand", "?"],
  ["begins a fragment", "Our work #1", "#"],
  ["looks percent-encoded", "100%25 organic", "%"],
  ["ends a script", "</script><script>alert(1)</script>", "< / >"],
  ["holds a soft hyphen", "Web\u00adsite for a bank", "U+00AD"],
  ["holds a zero-width space", "Web\u200bsite", "U+200B"],
  ["holds a byte order mark", "\ufeffWebsite", "U+FEFF"],
  ["turns the direction of what follows", "Website \u202egpj.exe", "U+202E"],
  ["holds a line separator", "Web\u2028site", "U+2028"],
  ["is filled with letters that cannot be seen", "\u3164\u3164\u3164", "U+3164"],
  ["is a dot", ".", "dot"],
  ["is two dots", "..", "dot"],
  ["would be hidden", ".NET for a bank", "dot"],
  ["ends in a dot", "Acme Inc.", "dot"],
  ["is a device of Windows", "AUX", "Windows"],
  ["is a device of Windows with an ending", "con.text", "Windows"],
  ["is too long for a file", "\u{1f680}".repeat(70), "251 bytes"],
])("a title that %s makes no address", (_name, title, reason) => {
  expect(titleFaults(title).join("; ")).toContain(reason);
});

it.each([
  ...content.services.map(({ title }) => title),
  ...content.projects.map(({ title }) => title),
  "SEO & SEM – a guide",
  "Node.js for a caf\u00e9",
  "It's done, (nearly) [all] of it! $5 + 5 = @10; ~a^b {c}",
  "\u540d\u524d \u{1f680}",
  "A\u00a0hard space",
])("a title such as “%s” makes an address", (title) => {
  expect(titleFaults(title)).toEqual([]);
});

it.each([
  ["a capital letter", "What-next", "small letters"],
  ["a space", "what next", "small letters"],
  ["a slash", "a/b", "none of the characters /"],
  ["two hyphens", "a--b", "hyphens between words"],
  ["nothing", "", "small letters"],
  ["a soft hyphen", "web\u00adsite", "U+00AD"],
  ["letters apart from their marks", "cafe\u0301", "composed"],
  ["a device of Windows", "con", "Windows"],
])("a slug with %s is refused", (_name, slug, reason) => {
  expect(slugFaults(slug).join("; ")).toContain(reason);
});

it.each(["what-next", "2024", "straße-24", "\u540d\u524d", "हिन्दी"])("a slug such as “%s” is taken", (slug) => {
  expect(slugFaults(slug)).toEqual([]);
});

describe("in the content", () => {
  let copy: ContentCopy;
  beforeEach(async () => {
    copy = await copyContent();
  });
  afterEach(() => copy.remove());

  const faultsAfter = async (file: string, field: string, value: unknown) => {
    await copy.set(file, field, value);
    return (await checkContent(copy.dataDir)).faults.filter((fault) => fault.file === file && fault.field === field);
  };

  it.each([
    [PROJECT, "x/../../services/web-design"],
    [SERVICE, "../../about"],
  ])("names file, field and why in %s", async (file, title) => {
    const [fault, ...others] = await faultsAfter(file, "title", title);
    expect(others).toEqual([]);
    expect(fault?.got).toBe(JSON.stringify(title));
    expect(fault?.allowed).toContain("none of the characters /, which have a meaning in addresses");
  });

  it("takes any title with a slug beside it, and leads to that", async () => {
    const title = "What? 100 %: A/B * Öko\u00adstrom #1";
    expect(await faultsAfter(PROJECT, "title", title)).toEqual([
      expect.objectContaining({ allowed: expect.stringContaining("or any title, with a slug beside it") }),
    ]);
    await copy.set("site.json", "navigation.quickLinks[0].to", "/arbeiten/what-next/");
    await copy.set(PROJECT, "slug", "what-next");
    const { faults } = await checkContent(copy.dataDir);
    expect(faults.filter(({ field }) => ["title", "slug", "navigation.quickLinks[0].to"].includes(field))).toEqual([]);
  });

  it("names a slug that makes no address, and one whose address another page has", async () => {
    await copy.set(SERVICE, "slug", "What next?");
    expect(await faultsAfter(PROJECT, "slug", OTHER)).toEqual([
      {
        file: PROJECT,
        field: "slug",
        got: `"${OTHER}", the address of data/projects/süßmilch.json`,
        allowed: "an address no other project has",
      },
    ]);
    expect((await checkContent(copy.dataDir)).faults).toContainEqual(
      expect.objectContaining({
        file: SERVICE,
        field: "slug",
        got: '"What next?"',
        allowed: expect.stringContaining("the last part of an address: small letters and digits"),
      }),
    );
  });

  it.each([["Nul\u0000title"], ["Half \ud800 title"], ["Line\rbreak"]])("refuses %j", async (title) => {
    const faults = await faultsAfter(PROJECT, "title", title);
    expect(faults.map(({ got }) => got).join()).toMatch(/U\+(?:0000|D800|000D) in /);
  });

  it("shows what cannot be seen by its number", async () => {
    const [fault] = await faultsAfter(PROJECT, "title", "Web\u202esite");
    expect(fault?.got).toBe(String.raw`"Web\u{202e}site"`);
  });

  it.each([
    ["in the case of its letters", "BACKSTUBE süßmilch"],
    ["in how its letters are composed", "Caf\u00e9 branding"],
  ])("refuses a twin that differs only %s", async (_name, title) => {
    await copy.set("projects/großmarkthalle.json", "title", title.replace("\u00e9", "e\u0301"));
    const faults = await faultsAfter(PROJECT, "title", title);
    expect(faults).toEqual([expect.objectContaining({ allowed: expect.stringContaining("no other project has") })]);
    expect(slugOf("Cafe\u0301")).toBe(slugOf("Caf\u00e9"));
  });

  it.each([
    ["site.json", "navigation.top[0].to", "/nowhere/"],
    ["pages/not-found.json", "suggestions[0].to", "/services/none/"],
  ])("refuses a link of %s that leads to no page", async (file, field, to) => {
    const faults = await faultsAfter(file, field, to);
    expect(faults).toEqual([
      { file, field, got: `${JSON.stringify(to)}, which is no page`, allowed: "the name or the address of a page" },
    ]);
  });

  it("refuses a redirect to a page that is not there, and lets one to a page with a query or a file pass", async () => {
    const redirects = [
      { from: "/a/", to: "/nowhere/" },
      { from: "/b/", to: "/kontakt/?intent=quote#form" },
      { from: "/c/", to: "/robots.txt" },
      { from: "/d/", to: "https://elsewhere.example/x/" },
    ];
    await copy.set("redirects.json", "redirects", redirects);
    const { faults } = await checkContent(copy.dataDir);
    expect(faults.map(({ field }) => field)).toEqual(["redirects[0].to"]);
  });
});
