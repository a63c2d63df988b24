import { decoded } from "../site-address";

/** Whether a path fits a pattern of a host's file, in which `*` is anything and `:name` a step: `/static/*`. */
export function fitsPattern(pattern: string, path: string): boolean {
  const own = decoded(pattern.replace(/^https?:\/\/[^/]+/, ""));
  const source = own
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\*/g, ".*")
    .replace(/:[a-z]\w*/gi, "[^/]+");
  return new RegExp(`^${source}$`).test(path);
}
