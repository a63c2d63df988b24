import { paperOf } from "../src/paper";

it.each([
  ["en-US", undefined, 612],
  ["es-MX", undefined, 612],
  ["en", undefined, 612],
  ["fr-CA", undefined, 612],
  ["de-DE", undefined, 595.28],
  ["en-GB", undefined, 595.28],
  ["ja", undefined, 595.28],
  ["en-US", "DE", 595.28],
  ["de", "US", 612],
])("an agency that writes %s in %s prints on paper %d points wide", (language, country, width) => {
  const agency = country === undefined ? { language } : { language, address: { country } };
  expect(paperOf(agency).width).toBe(width);
});
