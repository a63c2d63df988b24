/** What a share card shows. */
export interface ShareCardFacts {
  /** Title of the page, as shared links say it. */
  readonly title: string;
  /** Short line above it: the discipline, the category, the name of the page. */
  readonly badge: string;
  /** Name of its colour in the palette: a discipline, or the agency's own `signal`. */
  readonly hue: string;
  readonly agency: string;
  /** The page's main picture: bytes of its master. Without one the mark stands there. */
  readonly picture?: Uint8Array | undefined;
}

/** A drawing of the agency's in the colours of a card. */
interface CardDrawing {
  readonly viewBox: string;
  /** Its outlines as markup. */
  readonly shapes: string;
}

/** What stands for the agency on every card. */
export interface CardLogos {
  /** Where a long one stands, the name is not said besides. */
  readonly logo: CardDrawing & { readonly ratio: number; readonly isWide: boolean };
  readonly mark: CardDrawing;
}

/** Width and height that all networks ask for, in pixels (Open Graph, X large card). */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

/** Around what stands on a card, in pixels. */
export const MARGIN = 60;
