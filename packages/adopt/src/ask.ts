import { PARTS, type Part } from "./answers";
import { type Answered, type AnswerFlag, entriesIn } from "./flags";
import { KEEPABLE, keepsServices } from "./keep";
import type { Choice, LineQuestion, Prompter } from "./prompter";
import { type Fault, faultsOf, type Setting, SPOKEN } from "./questions";

/** Questions that are answered with a line, in the order in which they are asked. */
const LINES: Readonly<Partial<Record<AnswerFlag, Omit<LineQuestion, "initial">>>> = {
  name: { message: "Name of the agency", example: "Studio Nord" },
  url: { message: "Address of the site", example: "https://www.example.com" },
  email: { message: "Email address that clients write to", example: "hello@example.com" },
  phone: { message: "Phone number, with + and the country's code", example: "+49 40 5550 1420" },
  language: { message: "Language of the site", example: "en-US, de-DE, fr" },
  currency: { message: "Currency of the prices", example: "EUR" },
  color: { message: "Your color, in hexadecimal (empty: the palette's own)", example: "#1f6feb" },
  "font-display": { message: "Font of titles, from @fontsource-variable", example: "bricolage-grotesque" },
  "font-text": { message: "Font of what is read, from @fontsource-variable", example: "instrument-sans" },
  logo: { message: "Logo, an SVG file (empty: a mark is made of the name)", example: "../logo.svg" },
};

const SERVICES = {
  message: "Titles of your services, with commas between them",
  example: "Web Design, Branding",
};

const SOCIAL = {
  message: "Profiles in networks, with spaces between them (empty: none)",
  example: "https://www.instagram.com/… https://mastodon.social/@…",
};

const ENDPOINT = { message: "Address of the form service", example: "https://forms.example.com/f/1" };

const FORM_CHOICES: readonly Choice[] = [
  { value: "service", label: "The contact service of this project", hint: "on a server or as a function of a host" },
  { value: "endpoint", label: "A form service elsewhere" },
  { value: "none", label: "Nobody: the contact page has no form" },
];

const PART_LABELS: Readonly<Record<(typeof PARTS)[number], string>> = {
  about: "Page about the agency",
  pricing: "Pricing page",
  testimonials: "Testimonials",
  pdf: "PDFs of case studies",
  "dark-theme": "Dark colors",
  art: "The program that draws the sample's pictures",
  "contact-service": "The contact service",
};

/** Asks for what has not been answered, question by question, until each answer keeps the rules. */
export async function ask(
  prompter: Prompter,
  given: Answered,
  defaults: Answered,
  setting: Setting,
): Promise<Answered> {
  let all: Answered = given;
  const put = async (flag: AnswerFlag, question: (initial: readonly string[]) => Promise<readonly string[]>) => {
    if (given[flag] === undefined) all = await untilGood(prompter, flag, all, setting, question, defaults[flag] ?? []);
  };
  for (const [flag, line] of Object.entries(LINES) as [AnswerFlag, Omit<LineQuestion, "initial">][]) {
    await put(flag, lineOf(prompter, flag, line, ""));
  }
  if (setting.isReplaced) {
    await put("keep", () => prompter.several("What of the present content shall stay?", KEPT_CHOICES, []));
    if (!keepsServices(all.keep ?? [])) {
      await put("services", lineOf(prompter, "services", SERVICES, ", "));
    }
  }
  await put("social", lineOf(prompter, "social", SOCIAL, " "));
  await put("form", (initial) => askForm(prompter, setting, initial));
  if (all.form?.[0]?.startsWith("https://") === true) {
    const choices = SPOKEN.map((value) => ({ value, label: value }));
    await put("form-speaks", async ([initial = "json"]) => [
      await prompter.one("How does it answer?", choices, initial),
    ]);
  }
  await put("without", () => askParts(prompter, all, setting));
  return all;
}

const KEPT_CHOICES = KEEPABLE.map((value) => ({ value, label: value }));

async function untilGood(
  prompter: Prompter,
  flag: AnswerFlag,
  all: Answered,
  setting: Setting,
  question: (initial: readonly string[]) => Promise<readonly string[]>,
  initial: readonly string[],
): Promise<Answered> {
  const entries = await question(initial);
  const answered = { ...all, [flag]: entries };
  const faults = [...missing(flag, entries), ...(await faultsOf(flag, answered, setting))];
  if (faults.length === 0) return answered;
  for (const { got, allowed } of faults) prompter.refuse(`Got ${got}; allowed: ${allowed}`);
  return untilGood(prompter, flag, all, setting, question, entries);
}

/** What may be left empty. */
const MAY_BE_EMPTY: readonly AnswerFlag[] = ["color", "logo", "social", "without", "keep"];

function missing(flag: AnswerFlag, entries: readonly string[]): Fault[] {
  if (entries.length > 0 || MAY_BE_EMPTY.includes(flag)) return [];
  return [{ flag, got: "nothing", allowed: "an answer" }];
}

function lineOf(prompter: Prompter, flag: AnswerFlag, line: Omit<LineQuestion, "initial">, separator: string) {
  return async (initial: readonly string[]) =>
    entriesIn(flag, [await prompter.line({ ...line, initial: initial.join(separator) })]);
}

async function askForm(prompter: Prompter, { present }: Setting, [initial]: readonly string[]): Promise<string[]> {
  const isThere = !present.gone.includes("contact-service");
  const choices = FORM_CHOICES.filter(({ value }) => value !== "service" || isThere);
  const isAddress = initial?.startsWith("https://") === true;
  const chosen = await prompter.one(
    "Who takes the messages of the contact form?",
    choices,
    isAddress ? "endpoint" : (initial ?? ""),
  );
  if (chosen !== "endpoint") return [chosen];
  return entriesIn("form", [await prompter.line({ ...ENDPOINT, initial: isAddress ? initial : "" })]);
}

/** Asks for the parts that stay, since that is what one thinks of; the others go. */
async function askParts(
  prompter: Prompter,
  { form: [form] = [], keep = [] }: Answered,
  setting: Setting,
): Promise<string[]> {
  const { present, isReplaced } = setting;
  // Of these other answers decide.
  const isDecided: Readonly<Partial<Record<Part, boolean>>> = {
    art: isReplaced && !keep.includes("all"),
    "contact-service": form === "service" || form === "none",
  };
  const there = PARTS.filter((part) => isDecided[part] !== true && !present.gone.includes(part));
  const choices = there.map((value) => ({ value, label: PART_LABELS[value] }));
  const wanted = there.filter((part) => part !== "contact-service");
  const stays = await prompter.several("Which parts shall the site have?", choices, wanted);
  return [...present.gone, ...there.filter((part) => !stays.includes(part))];
}
