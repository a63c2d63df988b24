import type { Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { contentSecurityPolicy } from "../../hosting/content-security-policy";
import { elementOf, elementsOf, newElement, type Page, sourceOf } from "./page";

/** What no digest can be given for: attributes that are styles or scripts. */
const NEVER_ALLOWED = /^(?:style|on[a-z]+)$/;

/** Scripts that are none: data for programs. */
const DATA = ["application/ld+json", "application/json"];

/**
 * Gives a page the Content-Security-Policy that allows what stands in it and nothing else, behind its encoding and
 * before anything that the policy is about.
 *
 * @param mail - Address that the contact form posts to.
 * @throws When there is no place for it, and when something in the page could not be allowed: it would work while the
 * site is developed, and nowhere else.
 */
export function addPolicy(page: Page, mail?: string): void {
  elementsOf(page, isPolicy).forEach((policy) => {
    DomUtils.removeElement(policy);
  });
  const charset = elementOf(page, "<meta charset>", ({ name, attribs }) => name === "meta" && "charset" in attribs);
  const [fault] = elementsOf(page, () => true).flatMap(forbiddenIn);
  if (fault) throw new Error(`got ${fault}; allowed: a class for a style, a listener for an event`);
  const scripts = elementsOf(page, isInlineScript).map(sourceOf);
  const styles = elementsOf(page, ({ name }) => name === "style").map(sourceOf);
  const content = contentSecurityPolicy({ scripts, styles }, mail);
  DomUtils.append(charset, newElement("meta", { "http-equiv": "Content-Security-Policy", content }));
}

/** What the policy would keep from working, as it stands in the tag of an element. */
function forbiddenIn({ name, attribs }: Element): string[] {
  return Object.entries(attribs)
    .filter(([attribute]) => NEVER_ALLOWED.test(attribute))
    .map(([attribute, value]) => `<${name} ${attribute}="${value}">`);
}

/** What an earlier build has put there. */
function isPolicy({ name, attribs }: Element): boolean {
  return name === "meta" && attribs["http-equiv"] === "Content-Security-Policy";
}

function isInlineScript({ name, attribs }: Element): boolean {
  return name === "script" && !("src" in attribs) && !DATA.includes(attribs.type ?? "");
}
