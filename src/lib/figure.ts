/** A number as a language writes it; as English does where nothing is known of a language: the same on every machine. */
export function figure(value: number, language: string, digits = 0): string {
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat([language, "en"], fraction).format(value);
}
