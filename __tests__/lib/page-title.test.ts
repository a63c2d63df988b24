import { canonicalUrl } from "../../src/seo/canonical-url";
import { pageTitle } from "../../src/lib/page-title";

it("puts the site's name behind the page's own words", () => {
  expect(pageTitle("About us", "Northlight")).toBe("About us | Northlight");
});

it("percent-encodes what an address may not hold", () => {
  expect(canonicalUrl("https://northlight.example", "/projects/paid-ads-–-google/")).toBe(
    "https://northlight.example/projects/paid-ads-%E2%80%93-google/",
  );
});
