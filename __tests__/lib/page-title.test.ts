import { canonicalUrl } from "../../src/seo/canonical-url";
import { pageTitle } from "../../src/lib/page-title";

it("puts the site's name behind the page's own words", () => {
  expect(pageTitle("About us", "Brightfold")).toBe("About us | Brightfold");
});

it("percent-encodes what an address may not hold", () => {
  expect(canonicalUrl("https://brightfold.example", "/projects/paid-ads-–-google/")).toBe(
    "https://brightfold.example/projects/paid-ads-%E2%80%93-google/",
  );
});
