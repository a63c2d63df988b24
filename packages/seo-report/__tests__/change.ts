import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { RuleId } from "../src/rules/rule-ids";
import type { SmallSite } from "./spoilt-site";

/** Something that is done to the small site. */
export type Change = (site: SmallSite) => Promise<void>;

/** A change that breaks a rule: what it is called, on which page, and with what the rule finds it. */
export type Break = readonly [rule: RuleId, what: string, change: Change, page: string, found: string];

/** The files that most changes are made to. */
export const ABOUT = "about/index.html";
export const SERVICES = "services/index.html";
export const ART = "services/paper-–-art/index.html";
export const SITEMAP = "sitemap-pages.xml";

/** Puts a text in the place of another. */
export function swap(file: string, before: string, after: string): Change {
  return (site) => site.swap(file, before, after);
}

/** Takes a file away. */
export function remove(file: string): Change {
  return (site) => site.remove(file);
}

/** Changes the tag of the page about us whose line begins so. */
export function tag(start: string, change: (line: string) => string): Change {
  return async (site) => {
    const html = await readFile(resolve(site.folder, ABOUT), "utf8");
    const line = html.split("\n").find((one) => one.startsWith(start));
    if (line === undefined) throw new Error(`No line begins with ${start}`);
    await site.swap(ABOUT, line, change(line));
  };
}

/** Takes that tag away. */
export function noTag(start: string): Change {
  return tag(start, () => "");
}

/** Adds to the main part of the page about us. */
export function add(html: string): Change {
  return swap(ABOUT, "</main>", `${html}</main>`);
}
