import { slugOf } from "../lib/slug";
import { codePoint } from "./characters";

/** Characters that cannot be seen: zero-width ones, marks of direction, soft hyphens, fillers, line separators. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/gu;

/**
 * Characters that would lead elsewhere: `/` and `\` into another folder, `?` and `#` to a part of another address, `%`
 * to another character; and those that no file may have in its name on Windows.
 */
const RESERVED = /[/\\?#%:*"<>|]/g;

/** Names of devices on Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/;

/** Bytes that file systems take for a name, less the ending `.pdf` of a case study to download. */
const LONGEST = 255 - ".pdf".length;

/** Why no page can have its address from a title: a reason for each thing that is wrong, none for a good one. */
export function titleFaults(title: string): string[] {
  const slug = slugOf(title);
  const invisible = [...new Set(title.match(INVISIBLE))].map(codePoint);
  const reserved = [...new Set(title.match(RESERVED))];
  // Counted by what the build, browsers and jsdom all have.
  const bytes = new Blob([slug]).size;
  return [
    invisible.length > 0 && `no characters that cannot be seen, as ${invisible.join(", ")}`,
    reserved.length > 0 &&
      `none of the characters ${reserved.join(" ")}, which have a meaning in addresses or file names`,
    /^\.|\.$/.test(slug) && "no dot at its beginning or end: files that begin with one are hidden",
    DEVICE.test(slug) && "none of the names that Windows keeps for devices, such as con, aux, nul",
    slug === "" && "something that can be read",
    bytes > LONGEST && `at most ${String(LONGEST)} bytes as a file's name, not ${String(bytes)}`,
  ].filter((reason) => reason !== false);
}

/** Small letters, marks and digits of any script, with single hyphens between words. */
const PLAIN = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+)*$/u;

/** Why a text cannot be the last part of an address as it is; none for a good one. */
export function slugFaults(slug: string): string[] {
  return [
    !PLAIN.test(slug) && "small letters and digits, with hyphens between words",
    slug !== slug.normalize("NFC") && "letters that are composed (NFC), as keyboards give them",
    ...titleFaults(slug),
  ].filter((reason) => reason !== false);
}
