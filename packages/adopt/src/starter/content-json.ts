import { kindOf, schemaFileOf } from "#content/files";
import type { Answers } from "../answers";
import { withoutProfiles } from "../no-profiles";
import { deliveryOf, factsOf, pricesIn } from "./facts";
import { filledIn } from "./fill";
import { leftOut } from "./left-out";
import type { Texts } from "./texts";
import { allServices, serviceValues, valuesOf } from "./values";
import { wordsFor } from "./words";

/** Files that begin empty. */
const EMPTY: readonly (readonly [string, object])[] = [
  ["legal.json", { texts: [] }],
  ["redirects.json", { redirects: [] }],
];

/** Texts that stand elsewhere in the content, or in no file of it. */
const SERVICE = "service.json";
const PROJECT = "project.json";
const MORE = "more.json";

/** The JSON files of a new content, whose pictures are still told by the names of their drawings. */
export function contentJson(answers: Answers, texts: Texts): ReadonlyMap<string, unknown> {
  const values = valuesOf(answers, texts);
  const files = new Map<string, unknown>(EMPTY);
  for (const [file, text] of texts.json) {
    if (file !== SERVICE && file !== MORE)
      files.set(file === PROJECT ? "projects/first.json" : file, filledIn(text, values));
  }
  for (const [file, text] of servicesIn(answers, texts)) files.set(file, text);
  files.set("site.json", { ...factsOf(answers), ...Object(files.get("site.json")) });
  files.set("seo-exceptions.json", { exceptions: withoutProfiles([], answers.social) });
  files.set("words.json", wordsFor(answers));
  files.set("packages.json", pricesIn(files.get("packages.json"), answers.currency));
  files.set("pages/contact.json", deliveryOf(files.get("pages/contact.json"), answers.form));
  return new Map([...leftOut(files, answers)].map(([file, value]) => [file, withSchema(file, value)]));
}

function servicesIn(answers: Answers, texts: Texts): (readonly [string, unknown])[] {
  return allServices(answers, texts).map((service, index) => {
    const values = { ...valuesOf(answers, texts), ...serviceValues(service, index, answers.services) };
    const { title, ...rest } = Object(filledIn(texts.json.get(SERVICE), values)) as Record<string, unknown>;
    const { slug } = service;
    return [`services/${service.key}.json`, { title, ...(slug !== undefined && { slug }), ...rest }] as const;
  });
}

/** Every file names its rules, for editors. */
function withSchema(file: string, value: unknown): object {
  const kind = kindOf(file);
  if (!kind) throw new Error(`No content is called ${file}`);
  const way = "../".repeat(file.split("/").length - 1) || "./";
  return { $schema: `${way}schema/${schemaFileOf(kind.type)}`, ...(value as object) };
}
