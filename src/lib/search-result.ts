/** What desktop results of search engines show of a text, and what says something. */
export interface SearchLimits {
  /** Characters below which it says little, and above which it is cut. */
  readonly min: number;
  readonly max: number;
  /** Width above which it is cut, in pixels. */
  readonly pixels: number;
}

/**
 * A page's title, with the site's name: https://developers.google.com/search/docs/appearance/title-link. Results have a
 * column of 600 px, of which titles get 580.
 */
export const TITLE_LIMITS: SearchLimits = { min: 30, max: 60, pixels: 580 };

/** A page's description, in two lines of that column: https://developers.google.com/search/docs/appearance/snippet */
export const DESCRIPTION_LIMITS: SearchLimits = { min: 110, max: 160, pixels: 1200 };
