import type { Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { contentSecurityPolicy } from "../../hosting/content-security-policy";
import { allOf, newElement, oneOf, type Page, removeAll, sourceOf } from "./page";

/** What no digest can be given for: attributes that are styles or scripts. */
const NEVER_ALLOWED = /^(?:style|on[a-z]+)$/;

/** Scripts that stand in the page; others are files, or data for programs. */
const SCRIPTS = 'script:not([src], [type="application/json"], [type="application/ld+json"])';

/**
 * Gives a page the Content-Security-Policy that allows what stands in it and nothing else, behind its encoding and
 * before anything that the policy is about.
 *
 * @param mail - Address that the contact form posts to.
 * @throws When there is no place for it, and when something in the page could not be allowed: it would work while the
 * site is developed, and nowhere else.
 */
export function addPolicy({ document }: Page, mail?: string): void {
  removeAll(document, 'meta[http-equiv="Content-Security-Policy"]');
  const [fault] = allOf(document, "*").flatMap(forbiddenIn);
  if (fault) throw new Error(`got ${fault}; allowed: a class for a style, a listener for an event`);
  const sourcesOf = (selector: string) => allOf(document, selector).map(sourceOf);
  const content = contentSecurityPolicy({ scripts: sourcesOf(SCRIPTS), styles: sourcesOf("style") }, mail);
  const policy = newElement("meta", { "http-equiv": "Content-Security-Policy", content });
  DomUtils.append(oneOf(document, "meta[charset]"), policy);
}

/** What the policy would keep from working, as it stands in the tag of an element. */
function forbiddenIn({ name, attribs }: Element): string[] {
  return Object.entries(attribs)
    .filter(([attribute]) => NEVER_ALLOWED.test(attribute))
    .map(([attribute, value]) => `<${name} ${attribute}="${value}">`);
}
