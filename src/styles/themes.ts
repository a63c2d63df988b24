/** The two sets of colours that pages can be painted in. */
export const THEMES = ["light", "dark"] as const;

/** One of them. */
export type Theme = (typeof THEMES)[number];

/** The sets of colours that an agency has: those that it names in `data/site.json`, or both. */
export function themesIn(agency: unknown): readonly Theme[] {
  const named: unknown = typeof agency === "object" && agency !== null ? Reflect.get(agency, "themes") : undefined;
  return Array.isArray(named) ? THEMES.filter((theme) => named.includes(theme)) : THEMES;
}
