import { dirname } from "node:path";
import { numberOf } from "#lib/number-of";
import { packageName } from "./rename";
import type { Changes } from "./stage";

/** So many files of a folder are named one by one. */
const NAMED = 4;

/** What would change, or was changed, file by file; of folders with many, how many. */
export function changesTold({ added, changed, deleted }: Changes): string {
  const parts = [
    ["new", added],
    ["changed", changed],
    ["deleted", deleted],
  ] as const;
  const told = parts.filter(([, files]) => files.length > 0).map(([what, files]) => listOf(what, files));
  return told.length === 0 ? "Nothing changes." : told.join("\n");
}

function listOf(what: string, files: readonly string[]): string {
  const folders = new Map<string, string[]>();
  for (const file of [...files].sort()) folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), file]);
  const lines = [...folders].flatMap(([folder, inside]) =>
    inside.length > NAMED ? [`${folder}/ (${numberOf(inside.length, "file")})`] : inside,
  );
  return `${what}: ${numberOf(files.length, "file")}\n${lines.map((line) => `  ${line}`).join("\n")}`;
}

/** What is to be opened and done next. */
export function nextSteps(name: string, isBuilt: boolean): string {
  return `The site is ${name}'s now (the package's name: ${packageName(name)}).

${isBuilt ? "npm start shows it" : "npm start builds it and shows it"} at http://localhost:9000; npm run develop shows each change as you save it.

Next:
  data/site.json          what you do, in a line and in a paragraph; figures you can claim
  data/services/          a file for each service; the texts say what belongs there
  data/projects/          your first case study; put its pictures into data/images/
  data/legal.json         privacy and terms: have them written for you; an imprint where your law asks for one
  npm run content         says what is not right yet, file by file
  npm install             takes away packages that nothing needs any more
  git add --all && git commit
docs/content.md tells all that the content may have; docs/hosting.md how it goes online.
LICENSE names who wrote the code: its notice has to stay.`;
}
