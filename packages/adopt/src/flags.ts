import { parseArgs } from "node:util";
import { PARTS } from "./answers";
import { KEEPABLE } from "./keep";

/** What was given on the command line as it was typed, by the names of the flags. */
export interface Given {
  /** Each answer: what a person types, once or several times. */
  readonly answers: Answered;
  readonly isHelp: boolean;
  /** Nobody is asked: what is not given stays as it is. */
  readonly isYes: boolean;
  readonly isDryRun: boolean;
  readonly mayReplaceContent: boolean;
  readonly mayBeUncommitted: boolean;
  readonly isBuilt: boolean;
}

/** Flags that answer a question. */
export const ANSWER_FLAGS = [
  "name",
  "url",
  "email",
  "phone",
  "language",
  "currency",
  "color",
  "font-display",
  "font-text",
  "logo",
  "services",
  "social",
  "form",
  "form-speaks",
  "without",
  "keep",
] as const;

/** A flag that answers a question. */
export type AnswerFlag = (typeof ANSWER_FLAGS)[number];

/** Answers as they were typed; a list has a text for each of its entries. */
export type Answered = Readonly<Partial<Record<AnswerFlag, readonly string[]>>>;

/** Lists take their entries between commas, or a flag for each. Addresses may hold commas: between them stand spaces. */
const SEPARATORS: Readonly<Partial<Record<AnswerFlag, RegExp>>> = {
  services: /,/,
  social: /\s+/,
  without: /[\s,]+/,
  keep: /[\s,]+/,
};

/** What `npm run adopt -- --help` says. */
export const USAGE = `npm run adopt [-- FLAGS]: makes the site another agency's.
It asks for what no flag says. All it would change is shown first; it builds at the end.

  --name NAME             name of the agency
  --url ADDRESS           address of the site, such as https://www.example.com
  --email ADDRESS         where clients write to
  --phone NUMBER          as people read it, with the country's code: "+49 40 5550 1420"
  --language TAG          such as en-US, de-DE or fr
  --currency CODE         such as USD, EUR or JPY
  --color HEX             your color, such as #1f6feb; without it the palette's own stays
  --font-display NAME     for titles: a package of @fontsource-variable, such as figtree
  --font-text NAME        for what is read
  --logo FILE             an SVG file; without it a mark is made of the name
  --services LIST         titles, with commas between them, or the flag once for each
  --social ADDRESSES      profiles in networks; NETWORK=ADDRESS where the host does not tell the network
  --form WHO              service (the package contact-service), the https address of a form service, or none
  --form-speaks HOW       how a form service answers: json, words or status
  --without PARTS         what goes: ${PARTS.join(", ")}
  --keep CONTENT          what stays of the content: ${KEEPABLE.join(", ")}

  --yes                   asks nothing: what no flag says stays as it is now
  --dry-run               says what it would change, and changes nothing
  --replace-content       puts the starter in place of content that is your own
  --allow-uncommitted     goes on where changes are not committed
  --no-build              does not build at the end`;

const text = { type: "string", multiple: true } as const;
const flag = { type: "boolean", default: false } as const;

const OPTIONS = {
  name: text,
  url: text,
  email: text,
  phone: text,
  language: text,
  currency: text,
  color: text,
  "font-display": text,
  "font-text": text,
  logo: text,
  services: text,
  social: text,
  form: text,
  "form-speaks": text,
  without: text,
  keep: text,
  help: flag,
  yes: flag,
  "dry-run": flag,
  "replace-content": flag,
  "allow-uncommitted": flag,
  "no-build": flag,
} as const;

/** @throws When there is a flag that is not known, or one without its value. */
export function readFlags(args: readonly string[]): Given {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: false });
  const given = ANSWER_FLAGS.flatMap((name) => {
    const typed = values[name];
    return typed === undefined ? [] : [[name, entriesIn(name, typed)] as const];
  });
  return {
    answers: Object.fromEntries(given),
    isHelp: values.help,
    isYes: values.yes,
    isDryRun: values["dry-run"],
    mayReplaceContent: values["replace-content"],
    mayBeUncommitted: values["allow-uncommitted"],
    isBuilt: !values["no-build"],
  };
}

/** Whether an answer is a list. */
export function isList(name: AnswerFlag): boolean {
  return SEPARATORS[name] !== undefined;
}

/** What was typed for a flag, entry by entry: white space around them is nothing. */
export function entriesIn(name: AnswerFlag, typed: readonly string[]): string[] {
  const separator = SEPARATORS[name];
  const entries = separator === undefined ? typed : typed.flatMap((one) => one.split(separator));
  return entries.map((one) => one.trim()).filter((one) => one !== "");
}
