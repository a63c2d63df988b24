/** Letters, figures and signs the display face is set in: headings, figures, labels. */
export const DISPLAY_CHARACTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:;?!&'’“”()+-–—/%$·×…−→é";

/** Printable ASCII, and the signs good typography and the names in the content need. */
export const TEXT_CHARACTERS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") +
  "\u00a0’‘“”–—…·×−→←↗•©°½éèêëáàâäãåçíïñóöôøúüßÉ′″✓";
