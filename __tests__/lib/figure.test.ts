import { figure } from "../../src/lib/figure";

it.each([
  [5000, "en-US", "5,000"],
  [5000, "de-DE", "5.000"],
  [-1234, "fr-FR", "-1\u202f234"],
  [5000, "tlh", "5,000"],
])("writes %d in %s: %s", (value, language, text) => {
  expect(figure(value, language)).toBe(text);
});
