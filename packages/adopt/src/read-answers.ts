import { type Answers, type Form, PARTS, type Part } from "./answers";
import type { Answered } from "./flags";
import { keepsServices } from "./keep";
import type { Setting } from "./questions";
import { SPOKEN } from "./questions";
import { profileOf } from "./social";

/** The answers in the forms that the content asks for. They have passed its rules. */
export function answersFrom(all: Answered, setting: Setting): Answers {
  const fact = (flag: keyof Answered) => all[flag]?.[0] ?? "";
  const [color] = all.color ?? [];
  const [logo] = all.logo ?? [];
  return {
    name: fact("name"),
    url: fact("url"),
    email: fact("email"),
    phone: fact("phone"),
    language: fact("language"),
    currency: fact("currency"),
    ...(color === undefined ? {} : { color }),
    fonts: { display: fact("font-display"), text: fact("font-text") },
    ...(logo === undefined ? {} : { logo }),
    services: keepsServices(all.keep ?? []) ? setting.present.services : (all.services ?? []),
    social: (all.social ?? []).map(profileOf).filter((profile) => "network" in profile),
    form: formFrom(all),
    without: partsWithout(all, setting),
  };
}

function formFrom({ form: [who = "service"] = [], "form-speaks": [speaks] = [] }: Answered): Form {
  if (who === "service" || who === "none") return { kind: who };
  return { kind: "endpoint", endpoint: who, speaks: SPOKEN.find((one) => one === speaks) ?? "json" };
}

/** What draws the sample's pictures would put them back: it goes with them. What takes messages goes with the form. */
function partsWithout({ without = [], keep = [], form }: Answered, { present, isReplaced }: Setting): Part[] {
  const isArtless = isReplaced && !keep.includes("all");
  const losesForm = form?.[0] === "none" && present.answers.form?.[0] !== "none";
  const gone = [...without, ...present.gone, isArtless && "art", losesForm && "contact-service"];
  return PARTS.filter((part) => gone.includes(part));
}
