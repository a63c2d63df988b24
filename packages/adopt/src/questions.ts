import { SPEECHES } from "#contact-form/delivery";
import { PARTS } from "./answers";
import { ANSWER_FLAGS, type Answered, type AnswerFlag, isList } from "./flags";
import { KEEPABLE, keepsServices } from "./keep";
import type { Present } from "./present";
import {
  deliveryFaults,
  factFaults,
  fontFaults,
  logoFaults,
  profileFaults,
  serviceFaults,
  type SiteFact,
  type Wrong,
} from "./rules";
import { profileOf } from "./social";

/** What an answer is held against, beside the rules of the content. */
export interface Setting {
  readonly present: Present;
  /** Whether a starter takes the place of the content; else the answers alone are written into it. */
  readonly isReplaced: boolean;
  /** Whether npm's registry has a font. */
  readonly isPublished: (name: string) => Promise<boolean>;
}

/** How a service elsewhere may answer; `own` is the contact service's way. */
export const SPOKEN = SPEECHES.filter((speech) => speech !== "own");

/** Who may take the messages, if not an address. */
export const FORMS = ["service", "none"] as const;

type Check = (entries: readonly string[], all: Answered, setting: Setting) => Promise<Wrong[]> | Wrong[];

const CHECKS: Readonly<Record<AnswerFlag, Check>> = {
  name: fact("name"),
  url: fact("url"),
  email: fact("email"),
  phone: fact("phone"),
  language: fact("language"),
  currency: fact("currency"),
  color: fact("color"),
  "font-display": ([name = ""], _all, { isPublished }) => fontFaults(name, isPublished),
  "font-text": ([name = ""], _all, { isPublished }) => fontFaults(name, isPublished),
  logo: ([file = ""]) => logoFaults(file),
  services: checkServices,
  social: checkSocial,
  form: checkForm,
  "form-speaks": checkSpeaks,
  without: (parts) => parts.flatMap((part) => oneOf(part, PARTS)),
  keep: checkKeep,
};

/** An answer that does not keep the rules, by its flag. */
export interface Fault extends Wrong {
  readonly flag: AnswerFlag;
}

/** What is wrong with one answer, seen with the others. */
export async function faultsOf(flag: AnswerFlag, all: Answered, setting: Setting): Promise<Fault[]> {
  const entries = all[flag] ?? [];
  const wrong = isList(flag) ? [] : timesFaults(entries);
  const found = entries.length === 0 ? [] : await CHECKS[flag](entries, all, setting);
  return [...wrong, ...found].map(({ got, allowed }) => ({ flag, got, allowed }));
}

/** What is wrong with all answers. */
export async function allFaults(all: Answered, setting: Setting): Promise<Fault[]> {
  const each = await Promise.all(ANSWER_FLAGS.map((flag) => faultsOf(flag, all, setting)));
  return each.flat();
}

function timesFaults(entries: readonly string[]): Wrong[] {
  if (entries.length <= 1) return [];
  return [{ got: entries.map((one) => JSON.stringify(one)).join(" and "), allowed: "one" }];
}

function fact(name: SiteFact): Check {
  return ([value = ""]) => factFaults(name, value);
}

function checkServices(titles: readonly string[], { keep = [] }: Answered, { isReplaced }: Setting): Wrong[] {
  if (!isReplaced) return [{ got: shownList(titles), allowed: OWN_STAYS }];
  return keepsServices(keep)
    ? [{ got: shownList(titles), allowed: "nothing where --keep leaves the services as they are" }]
    : serviceFaults(titles);
}

function checkSocial(typed: readonly string[]): Wrong[] {
  const profiles = typed.map(profileOf);
  const unknown = profiles.filter((profile) => !("network" in profile));
  if (unknown.length === 0) return profileFaults(profiles);
  return unknown.map(({ url }) => ({
    got: JSON.stringify(url),
    allowed: "an https address whose host tells the network, or the network before it: mastodon=https://…",
  }));
}

function checkForm([form = ""]: readonly string[], all: Answered, { present }: Setting): Wrong[] {
  if (form === "none") return [];
  const got = JSON.stringify(form);
  if (form === "service") {
    if (present.gone.includes("contact-service")) {
      return [{ got, allowed: "the address of a form service, or none: the package contact-service is not there" }];
    }
    const isTakenOut = all.without?.includes("contact-service") === true;
    return isTakenOut ? [{ got, allowed: "it only where --without does not take contact-service out" }] : [];
  }
  if (!form.startsWith("https://")) return [{ got, allowed: "service, the https address of a form service, or none" }];
  return deliveryFaults(form, "json");
}

function checkSpeaks([speaks = ""]: readonly string[], { form: [form] = [] }: Answered): Wrong[] {
  const wrong = oneOf(speaks, SPOKEN);
  if (wrong.length > 0 || form?.startsWith("https://") === true) return wrong;
  return [{ got: JSON.stringify(speaks), allowed: "it only with the address of a form service in --form" }];
}

function checkKeep(groups: readonly string[], _all: Answered, { isReplaced }: Setting): Wrong[] {
  if (!isReplaced) return [{ got: shownList(groups), allowed: OWN_STAYS }];
  return groups.flatMap((group) => oneOf(group, KEEPABLE));
}

/** The content is somebody's work. */
const OWN_STAYS = "it only with --replace-content: your content stays as it is";

function shownList(entries: readonly string[]): string {
  return entries.map((entry) => JSON.stringify(entry)).join(", ");
}

function oneOf(value: string, allowed: readonly string[]): Wrong[] {
  return allowed.includes(value) ? [] : [{ got: JSON.stringify(value), allowed: allowed.join(", ") }];
}
