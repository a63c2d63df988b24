import { ask } from "./ask";
import { type Answered, type AnswerFlag, ANSWER_FLAGS, type Given } from "./flags";
import { keepsServices } from "./keep";
import type { Prompter } from "./prompter";
import { allFaults, type Setting } from "./questions";

/** What an agency has to say itself: what stands in the sample is the sample's. */
const OWN: readonly AnswerFlag[] = ["name", "url", "email", "phone", "language", "currency", "services", "form"];

/** Of these a person may well say what the sample says: the questions begin with it. */
const PERHAPS: readonly AnswerFlag[] = ["language", "currency", "form"];

/** What of the sample is no answer for another agency. */
const NOBODYS: readonly AnswerFlag[] = ["social", "logo", "color"];

/**
 * All answers: those given as flags, and, of a person, the others; where nobody is to be asked, what is there now.
 *
 * @param prompter - Asks the person; nothing where there is no terminal.
 * @throws When flags are wrong, with all that is wrong; or when some lack and nobody can be asked.
 */
export async function gather(given: Given, setting: Setting, prompter: Prompter | undefined): Promise<Answered> {
  const isAsked = !given.isYes && prompter !== undefined;
  const defaults = defaultsFor(setting, given.isYes ? [] : OWN.filter((flag) => !isAsked || !PERHAPS.includes(flag)));
  await refuseFaults(given.answers, { ...defaults, ...given.answers }, setting);
  if (isAsked) return { ...defaults, ...(await ask(prompter, given.answers, defaults, setting)) };
  const all = { ...defaults, ...given.answers };
  const lacking = OWN.filter((flag) => all[flag] === undefined && !isSpared(flag, all));
  if (lacking.length === 0) return all;
  const flags = lacking.map((flag) => `--${flag}`).join(", ");
  throw new Error(
    `There is no terminal to ask in, and these flags lack: ${flags}\n--yes takes what is there now; --help tells all flags.`,
  );
}

async function refuseFaults(answers: Answered, all: Answered, setting: Setting): Promise<void> {
  // Who takes the messages may be wrong by what goes, though nobody named it.
  const asked = ANSWER_FLAGS.filter((flag) => answers[flag] !== undefined || (flag === "form" && answers.without));
  const faults = (await allFaults(all, setting)).filter(({ flag }) => asked.includes(flag));
  const empty = asked.filter((flag) => answers[flag]?.length === 0);
  const lines = [
    ...empty.map((flag) => `--${flag}: got nothing; allowed: an answer`),
    ...faults.map(({ flag, got, allowed }) => `--${flag}: got ${got}; allowed: ${allowed}`),
  ];
  if (lines.length > 0) throw new Error(`${lines.join("\n")}\nNothing was changed; --help tells all flags.`);
}

/** What is there now; of the sample without what is not to be taken from it. */
function defaultsFor({ present: { owner, answers } }: Setting, untaken: readonly AnswerFlag[]): Answered {
  if (owner !== "sample") return answers;
  const kept = Object.entries(answers).filter(([flag]) => ![...NOBODYS, ...untaken].some((one) => one === flag));
  return Object.fromEntries(kept);
}

/** Services that stay need no titles. */
function isSpared(flag: AnswerFlag, { keep = [] }: Answered): boolean {
  return flag === "services" && keepsServices(keep);
}
