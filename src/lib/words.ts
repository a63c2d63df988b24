import site from "../../data/site.json";
import given from "../../data/words.json";
import { figure } from "./figure";

/** Words that an agency may leave out: those of the choice of colours, where pages have one set of them. */
interface Choice {
  readonly theme?: string;
  readonly systemTheme?: string;
  readonly lightTheme?: string;
  readonly darkTheme?: string;
}

const frame: typeof given.frame & Choice = given.frame;

/**
 * The interface's words, as `data/words.json` has them: names of controls, of parts of a page, of actions. By groups, so
 * that browsers get none that no page says.
 */
export const words = {
  actions: given.actions,
  frame,
  visit: given.visit,
  regions: given.regions,
  portfolio: given.portfolio,
  service: given.service,
  caseStudy: given.caseStudy,
  pricing: given.pricing,
  stars: given.stars,
  form: given.form,
};

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
