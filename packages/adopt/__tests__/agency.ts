import type { Answered, Given } from "../src/flags";
import type { Present } from "../src/present";
import type { Setting } from "../src/questions";

/** What an invented agency answers: all that it has to say itself. */
export const ANSWERS: Answered = {
  name: ["Müller & Söhne"],
  url: ["https://www.mueller-soehne.example"],
  email: ["post@mueller-soehne.example"],
  phone: ["+49 40 66969 217"],
  language: ["de-DE"],
  currency: ["EUR"],
  services: ["Beschriftung", "Schilder"],
  form: ["none"],
};

/** A sample that it comes upon. */
export const PRESENT: Present = {
  owner: "sample",
  name: "Paper Lantern",
  gone: [],
  services: ["Lanterns"],
  answers: {
    name: ["Paper Lantern"],
    url: ["https://lantern.example"],
    email: ["hello@lantern.example"],
    phone: ["+1 555 010 0142"],
    language: ["en-US"],
    currency: ["USD"],
    "font-display": ["bricolage-grotesque"],
    "font-text": ["instrument-sans"],
    services: ["Lanterns"],
    social: ["x=https://x.com/lantern.example"],
    form: ["service"],
    without: [],
  },
};

/** A run in it, where npm's registry has one font that is not here. */
export function settingOf(changes: Partial<Present> = {}, isReplaced = true): Setting {
  const isPublished = (name: string) => Promise.resolve(name === "figtree");
  return { present: { ...PRESENT, ...changes }, isReplaced, isPublished };
}

/** A command line with these answers. */
export function givenOf(answers: Answered, changes: Partial<Given> = {}): Given {
  return {
    answers,
    isHelp: false,
    isYes: false,
    isDryRun: false,
    mayReplaceContent: false,
    mayBeUncommitted: false,
    isBuilt: true,
    ...changes,
  };
}
