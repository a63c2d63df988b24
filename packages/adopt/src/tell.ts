import { numberOf } from "#lib/number-of";
import { packageName } from "./rename";
import type { Changes } from "./stage";

/** What would change, or was changed: changed files one by one, new and deleted ones by their folders where they are many. */
export function changesTold({ added, changed, deleted }: Changes): string {
  const parts = [
    ["new", added, byFolder(added)],
    ["changed", changed, changed],
    ["deleted", deleted, byFolder(deleted)],
  ] as const;
  const told = parts
    .filter(([, files]) => files.length > 0)
    .map(([what, files, lines]) => [`${what}: ${numberOf(files.length, "file")}`, ...lines].join("\n  "));
  return told.length === 0 ? "Nothing changes." : told.join("\n");
}

/** So many files of a folder are named one by one. */
const NAMED = 4;

/** Files by themselves, or folders such as `packages/art/` with how many of theirs there are. */
function byFolder(files: readonly string[]): string[] {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    const folder = file.split("/").slice(0, -1).slice(0, 2).join("/");
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders].flatMap(([folder, inside]) =>
    folder !== "" && inside.length > NAMED ? [`${folder}/ (${numberOf(inside.length, "file")})`] : inside,
  );
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
