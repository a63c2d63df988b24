import { parse, resolve, sep } from "node:path";

/**
 * What Gatsby's compilers make something else of in a path: brackets, `*`, `?` and `\` are patterns of file names to
 * Parcel, `!` is a loader to webpack, `#`, `%` and `?` parts of an address, and `'` ends a text in code that Gatsby
 * writes. Others are left out because nobody has tried them.
 */
const TAKEN = /[^\p{L}\p{M}\p{N} _.,+=~@&"$;-]/gu;

/** @throws When no site can be built in a folder, with the characters of its path that are in the way. */
export function assertBuildable(folder = resolve(".")): void {
  const { root } = parse(folder);
  const names = folder.slice(root.length).split(sep).join("");
  const found = [...new Set(names.match(TAKEN))];
  if (found.length === 0) return;
  throw new Error(
    `The site cannot be built in the folder ${folder}: Gatsby's compilers make something else of ${found.join(" ")} in its path. Rename the folder, or move the project into another one.`,
  );
}
