import { entryFaults } from "#content/entry-faults";
import { type Fault, shown } from "#content/fault";
import { kindOf } from "#content/files";
import { modelOf } from "#content/model";
import { ruleFaults } from "#content/rule-faults";
import { type Content, withAddress } from "../changes/kept-address";
import { namingFiles } from "../changes/naming-files";
import { renamesIn } from "../changes/renames";
import { fileText } from "../config/file-text";
import { faultText, labelOfFile } from "../fault-text";

/** What an entry is held against: the content of the site as it was built. */
export interface Known {
  /** Files that have names which others go by, or go by some, by their paths below `data/`. */
  readonly content: Readonly<Record<string, Content>>;
  /** The titles that entries have now, by the types of their kinds: since it was built, some may have changed. */
  readonly titles: ReadonlyMap<string, ReadonlySet<unknown>>;
  readonly agency: { readonly name: string };
}

/**
 * What an entry is, before it is committed: a page with another title keeps its address. How files fit together is
 * otherwise for the build to say, which has all of them as they will be.
 *
 * @param file - Its path below `data/`.
 * @returns The entry as it is to be committed; itself, where nothing is to be added.
 * @throws What breaks its rules, in the words of `npm run content`, as the CMS tells of what it could not save.
 */
export function beforeCommit(file: string, given: Content, { content, titles, agency }: Known): Content {
  const kind = kindOf(file);
  if (!kind || !file.endsWith(".json")) return given;
  const after = JSON.parse(fileText(given, modelOf(kind.rules, "written"))) as Content;
  const { [file]: built, ...others } = content;
  const before = titles.get(kind.type)?.has(built?.title) === true ? built : undefined;
  const own = before ? withAddress(file, before, after) : after;
  const faults = [
    ...ruleFaults(file, kind.rules, own),
    ...entryFaults([
      { file, type: kind.type, value: own },
      // It is asked for its name, which titles are shown with.
      ...(kind.type === "Agency" ? [] : [{ file: "", type: "Agency", value: agency }]),
    ]),
    ...(before ? renameFaults(file, before, own, others) : []),
  ];
  if (faults.length > 0) throw new Error("saving_failed", { cause: new Error(faultText(faults)) });
  return own === after ? given : own;
}

/** Names that others go by: each entry waits on a branch of its own, and none of them would be right without the other. */
function renameFaults(file: string, before: Content, after: Content, others: Known["content"]): Fault[] {
  return renamesIn(file, before, after).flatMap((rename) => {
    const naming = namingFiles(others, rename).map(labelOfFile);
    if (naming.length === 0) return [];
    const allowed = `${shown(rename.from)}, for others go by it (${naming.join(", ")}); whoever runs the site can change it in all of them at once, with npm run edit`;
    return [{ file, field: before.title === after.title ? "" : "title", got: shown(rename.to), allowed }];
  });
}
