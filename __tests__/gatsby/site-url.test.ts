import { siteUrl } from "../../src/gatsby/site-url";

afterEach(() => {
  delete process.env.SITE_URL;
});

it("takes the address from the data, without a closing slash", () => {
  expect(siteUrl("https://brightfold.example/")).toBe("https://brightfold.example");
});

it("takes SITE_URL instead where it is set", () => {
  process.env.SITE_URL = "https://www.example.com";
  expect(siteUrl("https://brightfold.example")).toBe("https://www.example.com");
});

it.each(["www.example.com", "ftp://example.com", ""])("stops at the address %j, saying what it may be", (wanted) => {
  process.env.SITE_URL = wanted;
  expect(() => siteUrl("https://brightfold.example")).toThrow(/SITE_URL: got .*allowed: an address such as https/);
});
