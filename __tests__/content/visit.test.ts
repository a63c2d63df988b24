import { ruleFaults } from "../../src/content/rule-faults";
import { daysOf, openingHours, postalAddress } from "../../src/content/visit";
import { words } from "../../src/lib/words";
import { addressLines, daysText, hoursTexts } from "../../src/gatsby/schema/visit";

const day = (opens: string, closes: string) => ({ hours: [{ opens, closes }] });

const faultsOf = (entries: readonly object[]) =>
  ruleFaults("site.json", openingHours, entries).map(({ field, allowed }) => [field, allowed.replace(/ \(.*$/, "")]);

it.each([
  [
    "from and to, and a day alone",
    [
      { from: "monday", until: "friday", ...day("9:00", "17:30") },
      { from: "saturday", ...day("10:00", "12:00") },
    ],
  ],
  [
    "a break",
    [
      {
        from: "monday",
        hours: [
          { opens: "09:00", closes: "12:00" },
          { opens: "13:00", closes: "17:00" },
        ],
      },
    ],
  ],
  ["day and night, over the end of the week", [{ from: "saturday", until: "monday", ...day("0:00", "24:00") }]],
])("takes %s", (_, entries) => {
  expect(faultsOf(entries)).toEqual([]);
});

it.each([
  [[{ from: "monday", ...day("17:00", "9:00") }], "[0].hours[0].closes", "a time after 17:00"],
  [[{ from: "monday", ...day("9:00", "9:00") }], "[0].hours[0].closes", "a time after 9:00"],
  [
    [{ from: "monday", ...day("9 am", "17:00") }],
    "[0].hours[0].opens",
    "a time from 0:00 to 24:00, such as 9:00 or 17:30",
  ],
  [
    [{ from: "monday", ...day("9:00", "25:00") }],
    "[0].hours[0].closes",
    "a time from 0:00 to 24:00, such as 9:00 or 17:30",
  ],
  [
    [{ from: "monday", ...day("9:00", "24:00") }],
    "[0].hours[0].closes",
    "23:59 at the latest; 0:00 to 24:00 stands for the whole day",
  ],
  [[{ from: "Mo", ...day("9:00", "17:00") }], "[0].from", expect.stringContaining("monday, tuesday")],
  [
    [
      { from: "monday", until: "friday", ...day("9:00", "17:00") },
      { from: "wednesday", until: "saturday", ...day("9:00", "12:00") },
    ],
    "[1].from",
    "days without wednesday, which is there already",
  ],
  [
    [
      { from: "saturday", until: "monday", ...day("9:00", "17:00") },
      { from: "monday", ...day("9:00", "12:00") },
    ],
    "[1].from",
    "days without monday, which is there already",
  ],
  [
    [
      {
        from: "monday",
        hours: [
          { opens: "9:00", closes: "13:00" },
          { opens: "12:00", closes: "17:00" },
        ],
      },
    ],
    "[0].hours[1].opens",
    "a time after 13:00",
  ],
])("refuses %j", (entries, field, allowed) => {
  expect(faultsOf(entries)).toContainEqual([field, allowed]);
});

const address = { street: "Hauptstraße 1", postalCode: "10115", city: "Berlin", country: "DE" };

it.each([
  ["DEU", "a code of ISO 3166 in two capital letters"],
  ["Germany", "a code of ISO 3166 in two capital letters"],
  ["XQ", "a code of ISO 3166 in two capital letters"],
])("refuses the country %s", (country, allowed) => {
  const faults = ruleFaults("site.json", postalAddress, { ...address, country });
  expect(faults).toMatchObject([{ field: "country", allowed: expect.stringContaining(allowed) }]);
});

it.each([
  ["en", address, ["Hauptstraße 1", "10115 Berlin", "Germany"]],
  ["de-DE", { ...address, more: "Hof 2" }, ["Hauptstraße 1", "Hof 2", "10115 Berlin", "Deutschland"]],
  [
    "en-US",
    { street: "1 Main St", city: "Springfield", region: "IL", postalCode: "62701", country: "US" },
    ["1 Main St", "Springfield, IL 62701", "United States"],
  ],
])("writes an address in %s as its country does", (language, given, lines) => {
  expect(addressLines(given, language)).toEqual(lines);
});

const WEEK = { from: "monday" as const, until: "friday" as const, ...day("9:00", "17:30") };

it.each([
  ["en-US", "Mon – Fri", "9:00\u00a0AM – 5:30\u00a0PM"],
  ["de-DE", "Mo – Fr", "09:00–17:30 Uhr"],
  ["sv", "mån–fre", "09:00–17:30"],
])("writes days and hours in %s as one reads them there", (language, days, hours) => {
  expect([daysText(WEEK, language), hoursTexts(WEEK, language)]).toEqual([days, [hours]]);
});

it("writes each part of a day by itself, and a whole one in a word", () => {
  const hours = [
    { opens: "0:00", closes: "8:00" },
    { opens: "22:00", closes: "23:00" },
  ];
  expect(hoursTexts({ from: "sunday", hours }, "sv")).toEqual(["00:00–08:00", "22:00–23:00"]);
  expect(hoursTexts({ from: "sunday", ...day("0:00", "24:00") }, "sv")).toEqual([words.visit.allDay]);
});

it("counts the days of a week that goes over Sunday", () => {
  expect(daysOf({ ...WEEK, from: "saturday", until: "monday" })).toEqual(["saturday", "sunday", "monday"]);
  expect(daysText({ ...WEEK, from: "saturday", until: "monday" }, "en")).toBe("Sat – Mon");
  expect(daysText({ from: "sunday", ...day("0:00", "24:00") }, "en")).toBe("Sun");
});
