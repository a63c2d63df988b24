import { brandColours } from "./brand";

/**
 * How a sheet is told of an agency's own colour, before anything else in it; nothing where it has none.
 *
 * @param agency - What `data/site.json` holds.
 * @param folder - Where the settings are, as that sheet names them.
 */
export function brandSettings(agency: object, folder: string): string {
  const colour: unknown = Reflect.get(agency, "color");
  if (typeof colour !== "string") return "";
  const entries = Object.entries(brandColours(colour)).map(([name, [light, dark]]) => `"${name}": (${light}, ${dark})`);
  return `@use "${folder}brand" as own with ($colours: (${entries.join(", ")}));\n`;
}
