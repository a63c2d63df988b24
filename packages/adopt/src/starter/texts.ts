import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
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

/** Words of the interface, as a content of the project has them: in the language, or else in English. */
export function wordsIn(language: string): unknown {
  const contents = CONTENTS.map((folder) => join(PROJECT, folder)).filter((folder) =>
    existsSync(join(folder, "words.json")),
  );
  const spoken = (folder: string) => primary(String(valueAt(jsonIn(folder, "site.json"), ["language"])));
  const folder =
    contents.find((one) => spoken(one) === primary(language)) ??
    contents.find((one) => spoken(one) === "en") ??
    contents[0];
  if (folder === undefined)
    throw new Error("There are no words of the interface to begin with: data/words.json is gone");
  return jsonIn(folder, "words.json");
}

/** What of a starter is in another language than the agency's, in a sentence each. */
export function untranslated(language: string): string[] {
  const wanted = primary(language);
  const name = new Intl.DisplayNames("en", { type: "language" }).of(wanted) ?? wanted;
  const texts = LANGUAGES.some((one) => one === wanted)
    ? []
    : [`The starter's texts are in English: write yours in ${name}.`];
  const spoken = CONTENTS.map((folder) => join(PROJECT, folder))
    .filter((folder) => existsSync(join(folder, "site.json")))
    .map((folder) => primary(String(valueAt(jsonIn(folder, "site.json"), ["language"]))));
  if (spoken.includes(wanted)) return texts;
  return [...texts, `The interface's words in data/words.json are in English: put them into ${name}.`];
}

function jsonIn(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), "utf8")) as unknown;
}

/** `de` of `de-CH`. */
function primary(language: string): string {
  return language.split("-")[0] ?? language;
}
