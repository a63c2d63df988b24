import { slugOf } from "./slug";

/** A name for view transitions, made from a title: a CSS identifier may hold neither `&` nor `–`. */
export function transitionName(part: string, title: string): string {
  return `${part}-${slugOf(title).replace(/[^a-z0-9]+/g, "-")}`;
}

/** The styles that let a project's cover grow out of its card into the case study's, and back. */
export function coverTransition(title: string) {
  return { viewTransitionName: transitionName("cover", title), viewTransitionClass: "cover" };
}
