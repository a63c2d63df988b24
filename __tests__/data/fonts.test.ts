import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { DISPLAY_CHARACTERS, TEXT_CHARACTERS } from "../../src/lib/font-characters";

const texts = readdirSync(resolve("data"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json") && !file.startsWith("schema"))
  .map((file) => JSON.parse(readFileSync(resolve("data", file), "utf8")) as unknown);

function characters(value: unknown, wanted: (key: string) => boolean, key = ""): string {
  if (typeof value === "string") return wanted(key) ? value : "";
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([name, inner]) => characters(inner, wanted, Array.isArray(value) ? key : name))
    .join("");
}

/** Signs that say where lines may break are never drawn: no face needs them. */
const UNSEEN = /[\n\p{Default_Ignorable_Code_Point}]/u;

function missing(text: string, known: string): string[] {
  return [...new Set(text)].filter((character) => !known.includes(character) && !UNSEEN.test(character));
}

it("has every character of the content in the text face", () => {
  expect(
    missing(
      characters(texts, () => true),
      TEXT_CHARACTERS,
    ),
  ).toEqual([]);
});

it("has every character of titles and figures in the display face", () => {
  expect(
    missing(
      characters(texts, (key) => ["title", "value", "question"].includes(key)),
      DISPLAY_CHARACTERS,
    ),
  ).toEqual([]);
});

it.each(["display", "text"])("lets the %s face come in one round trip: 14 KB", (name) => {
  expect(readFileSync(resolve(`src/styles/fonts/${name}.woff2`)).length).toBeLessThanOrEqual(14 * 1024);
});
