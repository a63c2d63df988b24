import { contentSecurityPolicy } from "../../hosting/content-security-policy";

/** Where the policy stands: after the encoding and before anything that it is about. */
const PLACE = /(<meta charset="[^"]*"\/?>)(?:<meta http-equiv="Content-Security-Policy" content="[^"]*">)?/i;

/** Scripts that run, and rules for prefetching; those with another type are data. */
const SCRIPTS = /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g;
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * A page with the Content-Security-Policy that allows what stands in it and nothing else.
 *
 * @throws When there is no place for it.
 */
export function withPagePolicy(html: string, mail?: string): string {
  if (!PLACE.test(html)) throw new Error(`No <meta charset> in ${html.slice(0, 200)}`);
  const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = ""]) => text);
  const policy = contentSecurityPolicy({ scripts: texts(SCRIPTS), styles: texts(STYLES) }, mail);
  return html.replace(
    PLACE,
    (_, charset: string) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
