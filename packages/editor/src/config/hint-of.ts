import { kindOf } from "#content/files";
import { labelOf } from "./groups";

/** What a hint says of files is of no use to those who see none. */
const PATH_OF_PICTURE = /Path of the picture, relative to this file\. /;

/** A hint of the content model, for those who edit on the screen: it names what the screen shows, not files. */
export function hintOf(description: string): string {
  const shown = description.replace(PATH_OF_PICTURE, "").replace(/^true when/, "On when");
  return shown.replace(/\bdata\/([\w/-]+)\.json\b/g, (file, path: string) => {
    const kind = kindOf(`${path}.json`);
    return kind ? `“${labelOf(kind.type)}”` : file;
  });
}
