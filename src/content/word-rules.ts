import { z } from "zod";
import { text } from "./fields";

/** In braces, only names of values may stand, which nobody but the code gives. */
const naming = (names: readonly string[]) => ({
  pattern: new RegExp(`^(?:[^{}]${names.map((name) => `|\\{${name}\\}`).join("")})*$`),
  rule: names.length === 0 ? "must not contain braces" : `may contain in braces only: ${names.join(", ")}`,
});

/** A text in which only some names may stand in braces. */
export const worded = (most: number, description: string, names: readonly string[] = []) => {
  const { pattern, rule } = naming(names);
  return text(1, most, description).regex(pattern, rule);
};

/** A word or two. */
export const label = (description: string) => worded(60, description);

/** A text with values in it, each in the place of its name in braces. */
export const template = (description: string, ...names: readonly string[]) =>
  names.reduce(
    (rules, name) => rules.includes(`{${name}}`),
    worded(80, `${description} ${names.map((name) => `{${name}}`).join(" and ")} must stand in it.`, names),
  );

const form = (description: string) => worded(80, description, ["count", "size"]);

const forms = z
  .strictObject({
    zero: form("For none, in languages that have a form for it.").optional(),
    one: form("For one, in languages that have a form for it.").optional(),
    two: form("For two, in languages that have a form for it.").optional(),
    few: form("For a few, in languages that have a form for it.").optional(),
    many: form("For many, in languages that have a form for it.").optional(),
    other: form("For every other number."),
  })
  .meta({ id: "CountedWords", description: "A text for each form of number that the language has." });

/** A text for each form that a language gives to what is counted, by the names of CLDR's plural rules. */
export const counted = (description: string) => forms.meta({ description });

/** How the contact service says that it took a message. */
const TAKEN = /^(?![\s\S]*[Ss][Uu][Cc][Cc][Ee][Ss][Ss])/;

/** What the contact service may answer where it takes no message. */
export const refusal = (description: string, names: readonly string[] = []) =>
  worded(160, description, names).regex(
    TAKEN,
    'must not contain "success", by which pages know that a message was taken',
  );

/** A group of labels: what each is for, by its name. */
export const labels = <Name extends string>(purposes: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries<string>(purposes).map(([name, purpose]) => [name, label(purpose)])) as Record<
    Name,
    ReturnType<typeof label>
  >;
