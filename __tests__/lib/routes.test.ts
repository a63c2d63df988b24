import { contactPath, isCurrent } from "../../src/lib/routes";

it("leads to the contact page with what the link knows", () => {
  expect(contactPath()).toBe("/contact/");
  expect(contactPath({ service: "Web Design", intent: "quote" })).toBe("/contact/?service=web-design&intent=quote");
  expect(contactPath({ package: "Logo Design & Brand Identity" })).toBe(
    "/contact/?package=Logo+Design+%26+Brand+Identity",
  );
});

it.each([
  ["/", "/", true],
  ["/", "/about/", false],
  ["/about/", "/about/", true],
  ["/services/", "/services/web-design/", true],
  ["/portfolio/", "/projects/ecoshop-mobile-app/", true],
  ["/portfolio/", "/services/", false],
  ["/contact/", "/projects/ecoshop-mobile-app/", false],
])("the link %s on the page %s: current %s", (link, page, current) => {
  expect(isCurrent(link, page)).toBe(current);
});
