import { THEMES, themesIn } from "../styles/themes";
import { type Fault, fieldOf, valueAt } from "./fault";
import type { ContentFile } from "./read";

/** The words of the choice between them. */
export const THEME_WORDS = ["theme", "systemTheme", "lightTheme", "darkTheme"] as const;

/** Words of the choice of colours that are missing where there is one. */
export function themeWordFaults(files: readonly ContentFile[]): Fault[] {
  const agency = files.find(({ type }) => type === "Agency")?.value;
  if (themesIn(agency).length < THEMES.length) return [];
  return files
    .filter(({ type, value }) => type === "Words" && valueAt(value, ["frame"]) !== undefined)
    .flatMap(({ file, value }) =>
      THEME_WORDS.filter((word) => valueAt(value, ["frame", word]) === undefined).map((word) => ({
        file,
        field: fieldOf(["frame", word]),
        got: "nothing",
        allowed: "a text, for visitors choose between light and dark colours",
      })),
    );
}
