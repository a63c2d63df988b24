import { brandColours, hueColours, hueName } from "./brand";

/**
 * How a sheet is told of an agency's own colours, before anything else in it; nothing where it has none.
 *
 * @param agency - What `data/site.json` holds.
 * @param folder - Where the settings are, as that sheet names them.
 */
export function brandSettings(agency: object, folder: string): string {
  const colour: unknown = Reflect.get(agency, "color");
  const given = [
    ...(typeof colour === "string" ? [`$colours: ${mapOf(brandColours(colour))}`] : []),
    ...ownHues(agency),
  ];
  return given.length === 0 ? "" : `@use "${folder}brand" as own with (${given.join(", ")});\n`;
}

/** Colours of disciplines that the palette has not. */
function ownHues(agency: object): string[] {
  const disciplines: unknown = Reflect.get(agency, "disciplines");
  const hues = (Array.isArray(disciplines) ? disciplines : []).map((one: object): unknown => Reflect.get(one, "hue"));
  const own = new Set(hues.filter((hue) => typeof hue === "string").filter((hue) => hue.startsWith("#")));
  if (own.size === 0) return [];
  const entries = [...own].map((hue) => {
    const [surface, text] = hueColours(hue);
    return `"${hueName(hue)}": ((${surface.join(", ")}), (${text.join(", ")}))`;
  });
  return [`$hues: (${entries.join(", ")})`];
}

function mapOf(colours: Readonly<Record<string, readonly string[]>>): string {
  return `(${Object.entries(colours)
    .map(([name, pair]) => `"${name}": (${pair.join(", ")})`)
    .join(", ")})`;
}
