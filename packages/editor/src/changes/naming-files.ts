import { type Rename, withRenames } from "./renames";

/** The files that go by a name which is to change. @param content - All other files, by their paths below `data/`. */
export function namingFiles(content: Readonly<Record<string, unknown>>, rename: Rename): string[] {
  return Object.entries(content).flatMap(([file, value]) =>
    JSON.stringify(withRenames(file, value, [rename])) === JSON.stringify(value) ? [] : [file],
  );
}
