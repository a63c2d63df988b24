/** What a field may name, for messages: kinds of files, and a place for them. */
export interface WantedFile {
  readonly ending: RegExp;
  /** In words, such as `an SVG file`. */
  readonly kind: string;
  /** Such as `a picture`. */
  readonly what: string;
  /** Where such files lie best. */
  readonly best: string;
}

/** Why a path leads to no file that the build finds, and what to do. */
export interface WayFault {
  readonly got: string;
  readonly allowed: string;
}

/**
 * Why a path leads to no file of that kind. Names are compared to the letter, as the build does.
 *
 * @param path - Below the folder of the content; what leads out of that begins with two dots.
 * @param names - All files of the content, by their paths below the folder.
 */
export function wayFault(path: string, names: readonly string[], wanted: WantedFile): WayFault | undefined {
  const { ending, kind, what, best } = wanted;
  if (path.startsWith("../")) return { got: "lies outside data/", allowed: `${what} in data/${best}` };
  if (path.startsWith("schema/")) return { got: "lies in data/schema/", allowed: `${what} elsewhere in data/` };
  if (names.includes(path)) {
    if (ending.test(path)) return undefined;
    return { got: `is no ${what.replace(/^an? /, "")} by its ending`, allowed: `${kind}, with that ending` };
  }
  const alike = (name: string) => name.normalize("NFC").toLowerCase();
  const twin = names.find((name) => alike(name) === alike(path));
  if (twin === undefined) return { got: "does not exist", allowed: kind };
  if (twin.normalize("NFC") === path.normalize("NFC")) {
    const got = "is on the disk with letters that are composed otherwise (as macOS and its archives have them)";
    return { got, allowed: `the same letters in both: rename data/${twin}, best in letters from a to z` };
  }
  return { got: "is on the disk in other letters, large or small", allowed: `the name as it is: data/${twin}` };
}
