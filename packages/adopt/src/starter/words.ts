import { THEME_WORDS } from "#content/theme-words";
import type { Answers } from "../answers";
import { wordsIn } from "./texts";

/** The interface's words in the agency's language, as far as there are such, with all forms that it counts in. */
export function wordsFor({ language, without }: Answers): object {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const words = counted(wordsIn(language), forms) as { readonly frame: object };
  if (!without.includes("dark-theme")) return words;
  const frame = Object.entries(words.frame).filter(([word]) => !THEME_WORDS.some((one) => one === word));
  return { ...words, frame: Object.fromEntries(frame) };
}

/** What is counted gets each form of the language; where there is no text for one, that for every other number. */
function counted(value: unknown, forms: readonly string[]): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  if ("other" in value) {
    const other = value.other;
    return { ...value, ...Object.fromEntries(forms.filter((form) => !(form in value)).map((form) => [form, other])) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, counted(inner, forms)]));
}
