import { THEME_WORDS } from "#content/theme-words";
import { withValue } from "./json";
import type { Project } from "./project";

/** Leaves pages their light colours alone, and no choice. */
export async function removeDarkTheme(project: Project): Promise<void> {
  await project.change("data/site.json", (text) => withValue(text, ["themes"], ["light"]));
  await project.change("data/words.json", (text) =>
    THEME_WORDS.reduce((words, name) => withValue(words, ["frame", name], undefined), text),
  );
}
