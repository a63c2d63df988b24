import { addresses, projectPath, servicePath } from "../../src/lib/addresses";
import { contactPath, isCurrent } from "../../src/lib/routes";
import { PLAIN_PAGE } from "../support/content";

it("leads to the contact page with what the link knows", () => {
  expect(contactPath()).toBe(`${addresses.contact}#form`);
  expect(contactPath({ service: "Web Design", intent: "quote" })).toBe(
    `${addresses.contact}?service=web-design&intent=quote#form`,
  );
  expect(contactPath({ package: "Logo Design & Brand Identity" })).toBe(
    `${addresses.contact}?package=Logo+Design+%26+Brand+Identity#form`,
  );
});

it("leads to the page alone where no form reads what the link knows", () => {
  process.env.NO_FORM = "true";
  const path = contactPath({ service: "Web Design", intent: "quote" });
  delete process.env.NO_FORM;
  expect(path).toBe(addresses.contact);
});

it.each([
  ["/", "/", true],
  ["/", PLAIN_PAGE, false],
  [PLAIN_PAGE, PLAIN_PAGE, true],
  [addresses.services, servicePath({ title: "Web Design" }), true],
  [addresses.portfolio, projectPath({ title: "EcoShop" }), true],
  [addresses.portfolio, addresses.services, false],
  [addresses.contact, projectPath({ title: "EcoShop" }), false],
])("the link %s on the page %s: current %s", (link, page, current) => {
  expect(isCurrent(link, page)).toBe(current);
});
