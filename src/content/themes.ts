import { z } from "zod";
import { type Fault, fieldOf, valueAt } from "./fault";
import { list } from "./lists";
import { find } from "./places";
import type { ContentFile } from "./read";

/** The two sets of colours that pages can be painted in. */
const THEMES = ["light", "dark"] as const;

const theme = z.enum(THEMES).meta({ id: "Theme", description: "A set of colours: light or dark." });

/** The sets of colours that an agency wants. */
export const themes = list(
  theme,
  { from: 1, to: THEMES.length },
  "The sets of colours the pages have: light, dark or both, between which visitors can choose. Without it both.",
);

/** The words of the choice between them. */
const WORDS = ["theme", "systemTheme", "lightTheme", "darkTheme"];

/** Words of the choice of colours that are missing where there is one. */
export function themeWordFaults(files: readonly ContentFile[]): Fault[] {
  const [named] = find(files, "Agency themes").map(({ value }) => value);
  if (Array.isArray(named) && named.length < THEMES.length) return [];
  return files
    .filter(({ type, value }) => type === "Words" && valueAt(value, ["frame"]) !== undefined)
    .flatMap(({ file, value }) =>
      WORDS.filter((word) => valueAt(value, ["frame", word]) === undefined).map((word) => ({
        file,
        field: fieldOf(["frame", word]),
        got: "nothing",
        allowed: "a text, for visitors choose between light and dark colours",
      })),
    );
}
