import { formattedCharacters, isLetter, wantedCharacters } from "../../src/fonts/characters";

const site = {
  $schema: "./schema/łagency.json",
  tagline: "Öfter gesehen werden",
  email: "büro@example.com",
  social: [{ url: "https://example.com/ř" }],
};
const page = { hero: { title: "Straße № 7 – «Größe»" }, text: ["Gâteau 🎂", "So\u00adzi\u00adal"], note: "50 ‰ mehr" };
const wanted = wantedCharacters([site, page], formattedCharacters("de-DE", "EUR"));

it("asks both faces for every letter of the content: today's sentence is tomorrow's heading", () => {
  for (const face of [wanted.display, wanted.text])
    for (const letter of "ÖöüßâŒ".replace("Œ", "")) expect(face).toContain(letter);
});

it("asks the display face for signs only where titles have them", () => {
  for (const sign of "№«»") expect(wanted.display).toContain(sign);
  expect(wanted.display).not.toContain("‰");
  expect(wanted.text).toContain("‰");
});

it("asks for the sign of the currency and for the months and days, which no text holds", () => {
  expect(wanted.display).toContain("€");
  expect(wantedCharacters([], formattedCharacters("fr-FR", "EUR")).text).toContain("û");
  expect(wantedCharacters([], formattedCharacters("en-GB", "GBP")).display).toContain("£");
});

it("asks for nothing that is not shown: addresses, schemas, breaks, and what devices draw themselves", () => {
  for (const character of "łř\u00ad") expect(wanted.text).not.toContain(character);
  expect(["🎂", "\u200d", "\ufe0f", "\u2060", " "].filter(isLetter)).toEqual([]);
  expect(["3", "#", "ß", "€"].filter(isLetter)).toEqual(["3", "#", "ß", "€"]);
});

it("asks for the same characters in whatever order the texts come", () => {
  expect(wantedCharacters([page, site], "€")).toEqual(wantedCharacters([site, page], "€"));
});
