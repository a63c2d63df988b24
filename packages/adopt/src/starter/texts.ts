import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { valueAt } from "#content/fault";

/** Languages in which there are texts that say what belongs where. */
const LANGUAGES = ["en", "de"] as const;

/** The project's folder, whose own contents have words of the interface, and drawings, that every agency can use. */
export const PROJECT = join(__dirname, "../../../..");

/** Contents that there are in the project: the agency's own, and that of the tests. */
const CONTENTS = ["data", "__tests__/agency/data"] as const;

/** The texts of a starter, before an agency's own facts stand in them. */
export interface Texts {
  /** JSON files by their paths in the content. */
  readonly json: ReadonlyMap<string, unknown>;
  readonly markdown: ReadonlyMap<string, string>;
}

/** The texts in a language; those in English where there are none. */
export function textsIn(language: string): Texts {
  const folder = join(__dirname, "texts", LANGUAGES.find((one) => one === primary(language)) ?? "en");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const ending = (end: string) => names.filter((name) => name.endsWith(end));
  return {
    json: new Map(ending(".json").map((name) => [name, JSON.parse(read(name)) as unknown])),
    markdown: new Map(ending(".md").map((name) => [name, read(name)])),
  };
}

/** What stands in no file of the content by itself. */
interface More {
  /** The form's choice for what is none of the services. */
  readonly otherChoice: string;
  /** Titles of services in search results, from the shortest to the longest. */
  readonly titles: readonly string[];
  /** What each drawing shows, by its name. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** The texts that stand in no file of the content by themselves. */
export function moreOf({ json }: Texts): More {
  return json.get("more.json") as More;
}

/** Words of the interface, as a content of the project has them: in the language, or else in English, or as they are. */
export function wordsIn(language: string, contents: readonly string[] = CONTENTS): unknown {
  return jsonIn(contentFor(language, contents), "words.json");
}

/** What of a starter is in another language than the agency's, in a sentence each. */
export function untranslated(language: string, contents: readonly string[] = CONTENTS): string[] {
  const wanted = primary(language);
  const texts = LANGUAGES.some((one) => one === wanted)
    ? []
    : [`The starter's texts are in English: write yours in ${named(wanted)}.`];
  const spoken = spokenIn(contentFor(language, contents));
  if (spoken === wanted) return texts;
  return [
    ...texts,
    `The interface's words in data/words.json are in ${named(spoken)}: put them into ${named(wanted)}.`,
  ];
}

/** The content whose words an agency begins with. */
function contentFor(language: string, contents: readonly string[]): string {
  const whole = contents
    .map((folder) => resolve(PROJECT, folder))
    .filter((folder) => ["site.json", "words.json"].every((file) => existsSync(join(folder, file))));
  const folder =
    whole.find((one) => spokenIn(one) === primary(language)) ?? whole.find((one) => spokenIn(one) === "en") ?? whole[0];
  if (folder === undefined)
    throw new Error("There are no words of the interface to begin with: data/words.json is gone");
  return folder;
}

function spokenIn(folder: string): string {
  return primary(String(valueAt(jsonIn(folder, "site.json"), ["language"])));
}

function named(language: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
}

function jsonIn(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), "utf8")) as unknown;
}

/** `de` of `de-CH`. */
function primary(language: string): string {
  return language.split("-")[0] ?? language;
}
