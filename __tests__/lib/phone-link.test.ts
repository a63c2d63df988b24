import { phoneLink } from "../../src/lib/phone-link";

it("keeps digits and the plus", () => {
  expect(phoneLink("+1 (555) 010-0142")).toBe("tel:+15550100142");
});
