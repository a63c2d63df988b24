import site from "../../data/site.json";
import type { Theme } from "../styles/palette";

/** Both sets of colours, between which visitors choose. */
const BOTH: readonly Theme[] = ["light", "dark"];

/** The sets of colours of this site. For the build alone: in a script, it would bring its file to visitors. */
export const themes = themesIn(site);

/** The one set of colours, where visitors have no choice. */
export const onlyTheme = themes.length === 1 ? themes[0] : undefined;

/** The sets of colours that an agency names in `data/site.json`, or both. */
export function themesIn(agency: object): readonly Theme[] {
  const named: unknown = Reflect.get(agency, "themes");
  return Array.isArray(named) ? BOTH.filter((theme) => named.includes(theme)) : BOTH;
}

/** What the style sheets are told of it: nothing where there are both, so that they stay as they are. */
export function themeSettings(only: Theme | undefined): { readonly additionalData?: string } {
  return only === undefined ? {} : { additionalData: `@use "settings/themes" as built with ($only: ${only});\n` };
}
