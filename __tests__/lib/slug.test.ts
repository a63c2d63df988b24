import { addresses, projectPath, servicePath } from "../../src/lib/addresses";
import { slugOf } from "../../src/lib/slug";

it.each([
  ["Graphic Design", "graphic-design"],
  ["SEO & Content Marketing Local Retailer", "seo-&-content-marketing-local-retailer"],
  ["Social Media – Instagram Growth Campaign", "social-media-–-instagram-growth-campaign"],
  ["  Two \t words \n", "two-words"],
])("makes %j into %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it("makes addresses that end in a slash", () => {
  expect(servicePath("Web Design")).toBe(`${addresses.services}web-design/`);
  expect(projectPath("EcoShop Mobile App")).toBe(`${addresses.projects}ecoshop-mobile-app/`);
});
