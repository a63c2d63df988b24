import { slugOf } from "./slug";

/** A name for view transitions, made from a title: a CSS identifier may hold neither `&` nor `–`. */
export function transitionName(part: string, title: string): string {
  return `${part}-${slugOf(title).replace(/[^a-z0-9]+/g, "-")}`;
}
