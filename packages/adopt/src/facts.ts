import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { applyEdits, type JSONPath, modify } from "jsonc-parser";
import { valueAt } from "#content/fault";
import type { Answers, Form } from "./answers";
import { formatted } from "./formatted";
import { withoutProfiles } from "./no-profiles";

/** A place in a JSON file and what shall stand there. */
type Setting = readonly [path: JSONPath, value: unknown];

/** Sets values in a JSON file, or takes them away with `undefined`; all else in it stays as it is written. */
export async function setIn(file: string, values: readonly Setting[]): Promise<void> {
  const before = await readFile(file, "utf8");
  const options = { formattingOptions: { insertSpaces: true, tabSize: 2 } };
  const after = values.reduce((text, [path, value]) => applyEdits(text, modify(text, path, value, options)), before);
  if (after !== before) await writeFile(file, await formatted(file, after));
}

/** Writes what an agency says of itself into a content that stays. */
export async function writeFacts(dataDir: string, answers: Answers): Promise<void> {
  const { name, url, email, phone, language, currency, color, fonts, social, form } = answers;
  await setIn(join(dataDir, "site.json"), [
    ...Object.entries({ name, url, email, phone, language, currency, fonts, social }).map(([key, value]): Setting => [
      [key],
      value,
    ]),
    ...(color === undefined ? [] : [[["color"], color] satisfies Setting]),
  ]);
  await setIn(join(dataDir, "pages/contact.json"), deliveryOf(form));
  const exceptions = join(dataDir, "seo-exceptions.json");
  const before = valueAt(JSON.parse(await readFile(exceptions, "utf8")), ["exceptions"]);
  const after = withoutProfiles(before, social);
  if (!isDeepStrictEqual(after, before)) await setIn(exceptions, [[["exceptions"], after]]);
}

function deliveryOf(form: Form): readonly Setting[] {
  if (form.kind === "none") return [[["form"], undefined]];
  if (form.kind === "service") return [[["form", "delivery"], undefined]];
  return [
    [["form", "delivery", "endpoint"], form.endpoint],
    [["form", "delivery", "speaks"], form.speaks],
  ];
}
