import { scriptText } from "./script-text";

/** A value that can be written as JSON. */
type Json = string | readonly string[];

/**
 * A function and a call of it as source text, for a page to carry: it runs in the browser, where nothing of its module
 * is.
 *
 * @param given - What it is called with.
 */
export function callOf<Given extends readonly Json[]>(script: (...given: Given) => void, ...given: Given): string {
  return `(${script.toString()})(${given.map((value) => scriptText(value)).join(",")})`;
}
