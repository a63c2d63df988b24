import { openGraphLocale } from "../../src/seo/open-graph-locale";

it.each([
  ["en-US", "en_US"],
  ["de-CH", "de_CH"],
  ["zh-Hant-TW", "zh_TW"],
  ["de", "de_DE"],
  ["ja", "ja_JP"],
])("names %s as Open Graph does: %s", (tag, locale) => {
  expect(openGraphLocale(tag)).toBe(locale);
});
