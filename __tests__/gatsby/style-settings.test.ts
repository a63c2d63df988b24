import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { compileString } from "sass";
import { styleSettings } from "../../src/gatsby/style-settings";
import { brandColours } from "../../src/styles/brand";
import { hex } from "../../src/styles/mix";
import type { Theme } from "../../src/styles/themes";

/** An agency with both themes, whatever this one has. */
jest.mock("../../data/site.json", () => ({
  ...jest.requireActual<object>("../../data/site.json"),
  themes: ["light", "dark"],
}));

/** The style sheet as a build makes it. */
async function sheetWith(only: Theme | undefined, agency = {}): Promise<string> {
  const manifest = resolve("src/styles/index.scss");
  const source = `${styleSettings(only, agency).additionalData ?? ""}${await readFile(manifest, "utf8")}`;
  return compileString(source, { url: pathToFileURL(manifest), style: "compressed" }).css;
}

/** What of a sheet has to do with a change of colours; a whole sheet would hide the message of a test. */
const tracesIn = (sheet: string) => [
  ...new Set(sheet.match(/prefers-color-scheme|\[data-theme|--night|\.theme-switch\{|color-scheme:\w+/g)),
];

it("lets visitors and their systems choose where there are both", async () => {
  expect(tracesIn(await sheetWith(undefined)).sort()).toEqual(
    [
      "--night",
      ".theme-switch{",
      "[data-theme",
      "color-scheme:dark",
      "color-scheme:light",
      "prefers-color-scheme",
    ].sort(),
  );
});

it("paints light pages alone with nothing that knows the dark", async () => {
  expect(tracesIn(await sheetWith("light"))).toEqual(["color-scheme:light"]);
});

it("paints dark pages alone, whatever the system wants, and paper light", async () => {
  const sheet = await sheetWith("dark");
  expect(tracesIn(sheet)).toEqual(["color-scheme:light", "--night", "color-scheme:dark"]);
  expect(sheet.includes("@media screen{:root{color-scheme:dark;")).toBe(true);
});

it("paints what wants a hand in the agency's own colour, with one theme as with both", async () => {
  const signalIn = (sheet: string) => /--signal:([^;}]+)/.exec(sheet)?.[1];
  const [light, dark] = brandColours("#1f6feb").signal.map((colour) => hex(colour));
  const both = await sheetWith(undefined, { color: "#1f6feb" });
  expect(signalIn(both)).toBe(`var(--day,${String(light)})var(--night,${String(dark)})`);
  expect(signalIn(await sheetWith("light", { color: "#1f6feb" }))).toBe(light);
  expect(signalIn(await sheetWith(undefined))).not.toContain(light);
});
