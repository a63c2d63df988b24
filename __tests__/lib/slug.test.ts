import { addresses, projectPath, servicePath } from "../../src/lib/addresses";
import { slugIn, slugOf } from "../../src/lib/slug";

it.each([
  ["Graphic Design", "graphic-design"],
  ["SEO & Content Marketing Local Retailer", "seo-&-content-marketing-local-retailer"],
  ["Social Media – Instagram Growth Campaign", "social-media-–-instagram-growth-campaign"],
  ["  Two \t words \n", "two-words"],
])("makes %j into %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it("makes addresses that end in a slash", () => {
  expect(servicePath({ title: "Web Design" })).toBe(`${addresses.services}web-design/`);
  expect(projectPath({ title: "EcoShop Mobile App" })).toBe(`${addresses.projects}ecoshop-mobile-app/`);
});

it("takes the last part of an address from the slug where there is one, and finds it in an address", () => {
  expect(servicePath({ title: "What? 100% #1", slug: "what-next" })).toBe(`${addresses.services}what-next/`);
  expect(slugIn(projectPath({ title: "Straße 24", slug: null }))).toBe("straße-24");
});
