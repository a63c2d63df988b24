import { checkContent } from "../../../src/content/check";
import { type ContentCopy, copyContent } from "../../../__tests__/support/content-copy";
import { ABOUT } from "./change";
import { smallSite } from "./small-site";
import type { SmallSite } from "./spoilt-site";

const EXCEPTION = { page: "/about/", rule: "theme-color-missing", reason: "The colour is the client's to choose." };

let site: SmallSite;
beforeEach(async () => {
  site = await smallSite();
  await site.swap(ABOUT, '<meta name="theme-color" content="#f8f4ec">', "");
});
afterEach(() => site.discard());

it("does not count a finding that an exception explains, and tells its reason", async () => {
  const before = await site.report();
  await site.setData("exceptions", [EXCEPTION]);
  const after = await site.report();
  expect(before.findings).toHaveLength(1);
  expect(after.findings).toEqual([]);
  expect(after.silenced).toEqual([{ ...before.findings[0], reason: EXCEPTION.reason }]);
  expect([before.counts.notes, after.counts.notes, after.counts.silenced]).toEqual([1, 0, 1]);
  expect(after.pages.find(({ address }) => address === "/about/")?.notes).toBe(0);
});

it("silences that rule on that page only", async () => {
  await site.swap("index.html", '<meta name="theme-color" content="#f8f4ec">', "");
  await site.swap(ABOUT, ' lang="en"', "");
  await site.setData("exceptions", [EXCEPTION]);
  const { findings } = await site.report();
  expect(findings.map(({ rule, page }) => `${rule} ${page}`)).toEqual([
    "language-missing /about/",
    "theme-color-missing /",
  ]);
});

it("refuses to work with exceptions that are wrong, naming what is allowed", async () => {
  await site.setData("exceptions", [{ ...EXCEPTION, rule: "theme-colour" }]);
  await expect(site.report()).rejects.toThrow(/exceptions\[0\]\.rule: got "theme-colour"; allowed: title-missing, /);
});

describe("the check of the content", () => {
  let copy: ContentCopy;
  beforeEach(async () => {
    copy = await copyContent();
  });
  afterEach(() => copy.remove());

  it.each<[string, unknown, string, string]>([
    ["what is no name of a rule", { ...EXCEPTION, rule: "Title length" }, "exceptions[0].rule", "such as title-long"],
    ["an unknown key", { ...EXCEPTION, why: "so" }, "exceptions[0].why", "keys of its schema"],
    ["an empty reason", { ...EXCEPTION, reason: "" }, "exceptions[0].reason", "at least 10 characters"],
    ["a page that is no address", { ...EXCEPTION, page: "about" }, "exceptions[0].page", "such as /about/"],
  ])("stops at %s of an exception", async (_what, exception, field, allowed) => {
    await copy.set("seo-exceptions.json", "exceptions", [exception]);
    const { faults } = await checkContent(copy.dataDir);
    expect(faults).toContainEqual(
      expect.objectContaining({ file: "seo-exceptions.json", field, allowed: expect.stringContaining(allowed) }),
    );
  });

  it.each<[string, unknown[], string, string]>([
    ["the address of a page", [{ from: "/über-uns/", to: "/" }], "redirects[0].from", "an address no page has"],
    [
      "the address of a case study",
      [{ from: "/arbeiten/backstube-süßmilch/", to: "/" }],
      "redirects[0].from",
      "no page",
    ],
    [
      "one address twice",
      [
        { from: "/a/", to: "/" },
        { from: "/a/", to: "/kontakt/" },
      ],
      "redirects[1].from",
      "no other redirect",
    ],
    ["what is no path", [{ from: "https://a.example/", to: "/" }], "redirects[0].from", "a path of this site"],
    ["a target without https", [{ from: "/a/", to: "http://a.example/" }], "redirects[0].to", "https://"],
    ["a target on whatever host", [{ from: "/a/", to: "//a.example/" }], "redirects[0].to", "https://"],
    ["an unknown key", [{ from: "/a/", to: "/", code: 301 }], "redirects[0].code", "keys of its schema"],
  ])("stops at a redirect from or to %s", async (_what, redirects, field, allowed) => {
    await copy.set("redirects.json", "redirects", redirects);
    const { faults } = await checkContent(copy.dataDir);
    expect(faults).toEqual([
      expect.objectContaining({ file: "redirects.json", field, allowed: expect.stringContaining(allowed) }),
    ]);
  });
});
