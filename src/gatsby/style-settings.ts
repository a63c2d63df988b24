import site from "../../data/site.json";
import { brandSettings } from "../styles/brand-settings";
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

/**
 * What the style sheets are told of the agency, at the head of each: nothing where it has both themes and the colours of
 * the palette, so that they stay as they are.
 */
export function styleSettings(only = onlyTheme, agency: object = site): { readonly additionalData?: string } {
  const theme = only === undefined ? "" : `@use "settings/themes" as built with ($only: ${only});\n`;
  const data = brandSettings(agency, "settings/") + theme;
  return data === "" ? {} : { additionalData: data };
}
