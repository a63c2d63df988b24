/** What each face is asked to draw. */
export type FaceCharacters = Readonly<Record<"display" | "text", string>>;

/**
 * Letters, figures and signs that the display face always has, whatever the content says: what figures are formatted
 * with, and what a heading typed tomorrow is likely to need.
 */
const DISPLAY_CHARACTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:;?!&'’“”()+-–—/%$·×…−→é";

/** Printable ASCII, and the signs of good typography and of the interface. */
const TEXT_CHARACTERS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") +
  "\u00a0’‘“”–—…·×−→←↗•©°½éèêëáàâäãåçíïñóöôøúüßÉ′″✓";

/** Fields that no reader of the site sees as text. */
const UNSHOWN = new Set([
  "$schema",
  "file",
  "key",
  "to",
  "url",
  "endpoint",
  "hidden",
  "logo",
  "mark",
  "letter",
  "acknowledgement",
]);

/** Fields of which every sign is set in the display face, not only letters and figures. */
const LOUD = new Set(["title", "value", "question", "name", "heading", "label", "text"]);

/** What of a text may stand in a heading, a figure or a price, wherever it comes from. */
const LETTERS = /[\p{L}\p{M}\p{N}\p{Sc}]/gu;

/** Pictures among letters and what belongs to them: a device draws them where a face does not. */
const DRAWN_BY_DEVICES = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20e3]/u;

/** Spaces, marks of direction and of where lines may break, and what no text may hold: with nothing to draw, no face needs them. */
const UNSEEN = /[\s\p{C}\p{Default_Ignorable_Code_Point}\ufffd]/u;

/** A text of the content and the field that it stands in. */
export interface ShownText {
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

/** All texts of a content file that a reader may see, wherever they stand. */
export function shownTexts(value: unknown, path: readonly PropertyKey[] = []): ShownText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !UNSHOWN.has(key))
    .flatMap(([key, inner]) => shownTexts(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** What both faces have to draw for a content: what they always have, and what its texts need besides. */
export function wantedCharacters(values: readonly unknown[], formatted: string): FaceCharacters {
  const texts = values.flatMap((value) => shownTexts(value));
  const loud = texts.map(({ path, text }) => (isLoud(path) ? text : (text.match(LETTERS) ?? []).join("")));
  return {
    display: united(DISPLAY_CHARACTERS, formatted, ...loud),
    text: united(TEXT_CHARACTERS, formatted, ...texts.map(({ text }) => text)),
  };
}

/** Whether a text is said loud, as titles and figures are. */
export function isLoud(path: readonly PropertyKey[]): boolean {
  const key = path.findLast((part) => typeof part === "string");
  return typeof key === "string" && LOUD.has(key);
}

/** Whether a face has to have a character: some are nowhere drawn, and devices draw pictures themselves. */
export function isLetter(character: string): boolean {
  return !UNSEEN.test(character) && !DRAWN_BY_DEVICES.test(character);
}

/** What a language and a currency add to prices, figures, dates and days. */
export function formattedCharacters(language: string, currency: string): string {
  const price = new Intl.NumberFormat(language, { style: "currency", currency }).format(1_234_567.89);
  const days = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)));
  const months = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2024, index, 1)));
  const named = (dates: readonly Date[], options: Intl.DateTimeFormatOptions) =>
    dates.map((date) => new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(date));
  return [price, ...named(days, { weekday: "long" }), ...named(months, { month: "long", year: "numeric" })].join("");
}

/** Every character once; those with nothing to draw only where a face always has them. */
function united(always: string, ...texts: readonly string[]): string {
  return [
    ...new Set([
      ...Array.from(always),
      ...texts
        .flatMap((text) => Array.from(text))
        .filter((character) => !UNSEEN.test(character))
        .sort(),
    ]),
  ].join("");
}
