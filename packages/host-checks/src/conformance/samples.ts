import type { BuiltFile, BuiltSite } from "./site";

/** A few files of each kind: the first, the last and the largest, compressed ones first. */
export function sampleFiles({ files }: BuiltSite): BuiltFile[] {
  const endings = [...new Set(files.map(({ ending }) => ending))].sort();
  return endings.flatMap((ending) => {
    const kind = files.filter((file) => file.ending === ending && !file.path.endsWith("/index.html"));
    const compressed = kind.filter(({ isCompressed }) => isCompressed);
    const largest = [...kind].sort((a, b) => b.size - a.size);
    const smallest = [...largest].reverse();
    const picked = [compressed[0], compressed.at(-1), largest[0], smallest[0]].filter((file) => file !== undefined);
    return [...new Set(picked)];
  });
}

/** One file of each folder that the policy knows and of each kind in it. */
export function sampleOfEach(site: BuiltSite, folders: readonly string[]): BuiltFile[] {
  const nearest = (path: string) =>
    folders.filter((folder) => path.startsWith(folder)).sort((a, b) => b.length - a.length)[0] ?? "";
  const found = new Map<string, BuiltFile>();
  for (const file of site.files) {
    const key = `${nearest(file.path)} ${file.ending}`;
    if (!found.has(key)) found.set(key, file);
  }
  return [...found.values()];
}
