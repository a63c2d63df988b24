import { DomUtils } from "htmlparser2";
import { allOf, newElement, oneOf, type Page, removeAll, valueOf } from "./page";

/** What makes browsers wait (HTML Standard, link type `expect`; Chromium from 124 on). Others pass it over. */
const EXPECT = 'link[rel="expect"]';

/** Part of what a page says that has to be there before it is painted: more than a window shows at once. */
const PART = 1 / 2;

/**
 * Lets a page be painted when the first half of what it says has come: a browser that paints it in pieces moves what it
 * has painted before, for boxes grow with what comes into them. That half lies in what a server sends before it waits
 * for an answer, compressed in whatever way; the rest must not hold the first paint up.
 */
export function holdFirstPaint({ document }: Page): void {
  removeAll(document, EXPECT);
  const [main] = allOf(document, "main[id]");
  if (!main) return;
  const within = allOf(document, "main[id] *");
  const last = within.slice(Math.ceil(within.length * PART)).find(({ attribs }) => attribs.id) ?? main;
  const href = `#${encodeURIComponent(valueOf(last, "id") ?? "")}`;
  DomUtils.appendChild(oneOf(document, "head"), newElement("link", { rel: "expect", href, blocking: "render" }));
}
