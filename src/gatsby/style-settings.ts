import type { AcceptedPlugin } from "postcss";
import site from "../../data/site.json";
import { isRightToLeft } from "../lib/right-to-left";
import { brandSettings } from "../styles/brand-settings";
import { mirrored } from "../styles/mirrored";
import { themesIn } from "../styles/themes";

/** The sets of colours of this site. For the build alone: in a script, it would bring its file to visitors. */
export const themes = themesIn(site);

/** The one set of colours, where visitors have no choice. */
export const onlyTheme = themes.length === 1 ? themes[0] : undefined;

/** Whether lines of this site run from right to left. */
export const isFromRight = isRightToLeft(Reflect.get(site, "language"));

/** How style sheets are made, as the plugin of Sass takes it. */
interface StyleSettings {
  /** What stands at the head of each. */
  readonly additionalData?: string;
  /** What is done to each after Sass. */
  readonly postCssPlugins?: readonly AcceptedPlugin[];
}

/**
 * What the style sheets are told of the agency: nothing where it has both themes, the colours of the palette, and lines
 * from left to right, so that they stay as they are.
 */
export function styleSettings(only = onlyTheme, agency: object = site): StyleSettings {
  const theme = only === undefined ? "" : `@use "settings/themes" as built with ($only: ${only});\n`;
  const isTurned = isRightToLeft(Reflect.get(agency, "language"));
  const direction = isTurned ? '@use "settings/direction" as written with ($is-from-right: true);\n' : "";
  const data = brandSettings(agency, "settings/") + theme + direction;
  return { ...(data !== "" && { additionalData: data }), ...(isTurned && { postCssPlugins: [mirrored()] }) };
}
