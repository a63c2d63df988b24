import { ORIGIN } from "./good-page";
import type { SmallSite } from "./spoilt-site";

/** A path of its host that the small site may stand under. */
export const PREFIX = "/some/prefix";

/** A text of a build for the root of a host as a build for that path has it; what has the path already is kept. */
export function underPath(text: string, prefix: string): string {
  if (prefix === "") return text;
  const rest = prefix.slice(1);
  return text
    .replace(new RegExp(`${ORIGIN}(?!/${rest})`, "g"), ORIGIN + prefix)
    .replace(new RegExp(`(href|src)="/(?!${rest})`, "g"), `$1="${prefix}/`);
}

/** A site that stands there, to be changed with the texts of one at the root. */
export function changedAsAtRoot(site: SmallSite, prefix: string): SmallSite {
  const under = (text: string) => underPath(text, prefix);
  return {
    ...site,
    write: (file, content) => site.write(file, typeof content === "string" ? under(content) : content),
    swap: (file, before, after) => site.swap(file, under(before), under(after)),
  };
}
