import { contentSecurityPolicy } from "../../hosting/content-security-policy";

/** Where the policy stands: after the encoding and before anything that it is about. */
const PLACE = /(<meta charset="[^"]*"\/?>)(?:<meta http-equiv="Content-Security-Policy" content="[^"]*">)?/i;

/** What may stand between the name of an element and its end: values of attributes may hold a `>`. */
const ATTRIBUTES = `[^>"]*(?:"[^"]*"[^>"]*)*`;

const SCRIPTS = new RegExp(`<script(?=[\\s>])(${ATTRIBUTES})>([\\s\\S]*?)</script>`, "g");
const STYLES = new RegExp(`<style(?=[\\s>])(${ATTRIBUTES})>([\\s\\S]*?)</style>`, "g");

/** Scripts that stand elsewhere, and data. */
const NOT_INLINE = /\ssrc=|\stype="application\/(?:ld\+)?json"/;

/** What no digest can be given for. */
const NEVER_ALLOWED = new RegExp(`<[a-z]${ATTRIBUTES}\\s(?:style|on[a-z]+)=${ATTRIBUTES}>`, "i");

/**
 * A page with the Content-Security-Policy that allows what stands in it and nothing else.
 *
 * @throws When there is no place for it, and when something in the page could not be allowed: it would work while the
 * site is developed, and nowhere else.
 */
export function withPagePolicy(html: string, file: string, mail?: string): string {
  if (!PLACE.test(html)) throw new Error(`${file}: has no <meta charset>`);
  const [tag] = NEVER_ALLOWED.exec(html.replace(SCRIPTS, "").replace(STYLES, "")) ?? [];
  if (tag) throw new Error(`${file}: got ${tag}; allowed: a class for a style, a listener for an event`);
  const texts = (pattern: RegExp) =>
    [...html.matchAll(pattern)]
      .filter(([, attributes = ""]) => !NOT_INLINE.test(attributes))
      .map(([, , text = ""]) => text);
  const policy = contentSecurityPolicy({ scripts: texts(SCRIPTS), styles: texts(STYLES) }, mail);
  return html.replace(
    PLACE,
    (_, charset: string) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
