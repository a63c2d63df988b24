import { currencyCode, languageTag } from "../../src/content/locale";
import { ruleFaults } from "../../src/content/rule-faults";

const allowedFor = (rules: typeof languageTag, value: unknown) =>
  ruleFaults("site.json", rules, value).map(({ allowed }) => allowed.replace(/ \(.*\)$/, ""));

it.each(["en-US", "de", "de-CH", "fr-CA", "sr-Latn-RS", "zh-Hant-TW", "es-419", "ja-JP", "haw"])(
  "takes %s for a language",
  (tag) => {
    expect(allowedFor(languageTag, tag)).toEqual([]);
  },
);

it.each([
  ["en_US", "language and, if wanted, region, with a hyphen between them"],
  ["", "language and, if wanted, region, with a hyphen between them"],
  ["en-us", "en-US, as the same is written canonically"],
  ["en-UK", "en-GB, as the same is written canonically"],
  ["english", "a known language; english is none"],
  ["xx-YY", "a known language; xx is none"],
  ["en-YY", "a known region; YY is none"],
  ["en-Abcd", "a known script; Abcd is none"],
])("does not take %j for a language, and says what may stand there", (tag, allowed) => {
  expect(allowedFor(languageTag, tag)).toEqual([allowed]);
});

it.each(["USD", "EUR", "CHF", "JPY", "VND"])("takes %s for a currency", (code) => {
  expect(allowedFor(currencyCode, code)).toEqual([]);
});

it.each(["eur", "€", "Euro", "ABC", ""])("does not take %j for a currency, and says what may stand there", (code) => {
  expect(allowedFor(currencyCode, code)).toEqual(["a code of ISO 4217 in capital letters"]);
});
