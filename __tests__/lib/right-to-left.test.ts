import { isRightToLeft } from "../../src/lib/right-to-left";

it.each(["ar", "ar-EG", "he", "fa-IR", "ur", "yi", "dv", "az-Arab"])(
  "knows that %s is written from right to left",
  (tag) => {
    expect(isRightToLeft(tag)).toBe(true);
  },
);

it.each(["de-DE", "en", "ja", "az-Latn", "ar-Latn"])("knows that %s is not", (tag) => {
  expect(isRightToLeft(tag)).toBe(false);
});

it.each(["", "no tag", 5, undefined])("takes %p for no such language, for the check to refuse it", (tag) => {
  expect(isRightToLeft(tag)).toBe(false);
});
