/** Sides of a page, in points. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

const LETTER: Paper = { width: 612, height: 792 };

/** 210 by 297 mm. */
const A4: Paper = { width: 595.28, height: 841.89 };

/** Where letters are written on US Letter: the territories of `paperSize` in the Unicode CLDR. Elsewhere it is A4. */
const LETTER_IN = ["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"];

/** What paper goes by. */
interface Agency {
  readonly language: string;
  readonly address?: { readonly country: string } | undefined;
}

/**
 * The paper that an agency's clients print on: that of its country, or of the one that its language is most spoken in.
 *
 * @param agency - What `data/site.json` holds.
 */
export function paperOf({ language, address }: Agency): Paper {
  const region = address?.country ?? new Intl.Locale(language).maximize().region;
  return region !== undefined && LETTER_IN.includes(region) ? LETTER : A4;
}
