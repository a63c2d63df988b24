import { z } from "zod";
import { THEMES } from "../styles/themes";
import { list } from "./lists";

const theme = z.enum(THEMES).meta({ id: "Theme", description: "A set of colors: light or dark." });

/** The sets of colours that an agency wants. */
export const themes = list(
  theme,
  { from: 1, to: THEMES.length },
  "The sets of colours the pages have: light, dark or both, between which visitors can choose. Without it both.",
);
