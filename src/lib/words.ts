import site from "../../data/site.json";
import given from "../../data/words.json";
import { figure } from "./figure";

/** Words that an agency may leave out: those of the choice of colours, where pages have one set of them. */
interface Optional {
  readonly frame: typeof given.frame & {
    readonly theme?: string;
    readonly systemTheme?: string;
    readonly lightTheme?: string;
    readonly darkTheme?: string;
  };
}

/** The interface's words, as `data/words.json` has them: names of controls, of parts of a page, of actions. */
export const words: typeof given & Optional = given;

/** A text for each of the forms that a language gives to what is counted (CLDR's plural rules). */
export type Counted = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Puts values in the place of their names in braces: `More in {discipline}`. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}

/** The text for a number in the site's language, with the number, as it is written there, in the place of `{count}`. */
export function counted(forms: Counted, count: number, values: Readonly<Record<string, string>> = {}): string {
  const text = forms[new Intl.PluralRules(site.language).select(count)] ?? forms.other;
  return filled(text, { count: figure(count, site.language), ...values });
}
