/** The icons that the manifest names, with the pixels of their sides: `gatsby/icons.ts` draws them. */
export const MANIFEST_ICONS = {
  "icon-192.png": { side: 192, purpose: "any" },
  "icon-512.png": { side: 512, purpose: "any" },
  "icon-maskable-512.png": { side: 512, purpose: "maskable" },
} as const;

/** What a manifest says. */
export interface ManifestFacts {
  readonly name: string;
  readonly description: string;
  readonly language: string;
  /** Colour of the page's ground, as #rrggbb. */
  readonly paper: string;
}

/**
 * The web manifest: name, ground and icons of the site on a home screen. It stays a page in a browser (`display`),
 * with an address bar and a way back.
 */
export function manifestOf({ name, description, language, paper }: ManifestFacts): string {
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: language,
    // Relative to the manifest, wherever the site stands.
    start_url: "./",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: Object.entries(MANIFEST_ICONS).map(([src, { side, purpose }]) => ({
      src,
      sizes: `${side}x${side}`,
      type: "image/png",
      purpose,
    })),
  });
}
