import { isPrivate } from "../read/private-host";
import { readRobots, type Robots } from "../read/robots";
import { siteUrlIn } from "../read/site-url";
import { textIn } from "../read/source";
import { type Answer, isHtmlType } from "../read/wire";
import { AGENT } from "./agent";
import type { Asker } from "./asker";
import type { Journal } from "./journal";
import type { Served } from "./place";

/** A site whose first page has answered. */
export interface Opened extends Served {
  readonly robots: Robots | undefined;
  readonly first: URL;
}

/** More redirects than browsers and robots follow: https://fetch.spec.whatwg.org/#http-redirect-fetch allows 20, Google 10. */
const MOST_REDIRECTS = 10;

/** Where an answer leads on to; nothing where it does not. */
export function onwardOf({ status, headers, url }: Answer): URL | undefined {
  const { location } = headers;
  const leads = status >= 300 && status < 400 && location !== undefined && URL.canParse(location, url);
  return leads ? new URL(location, url) : undefined;
}

/** Asks for the first page, wherever it leads. @throws When there is none, or it may not be read. */
export async function openSite(start: URL, ask: Asker, journal: Journal): Promise<Opened> {
  let [first, robots] = [start, await robotsOf(start, ask, journal)];
  for (let step = 0; ; step += 1) {
    refuse(first, robots);
    const answer = await ask(first, "text");
    const onward = onwardOf(answer);
    if (!onward) {
      const html = await htmlOf(first, answer, journal);
      const servedAt = folderOf(start, first);
      const isCopy = isPrivate(first.href, "https://site.invalid");
      const named = isCopy
        ? siteUrlIn({ documents: new Map([["/", html]]), sitemaps: robots?.sitemaps ?? [], hasFile: () => false })
        : undefined;
      return { servedAt, siteUrl: named ?? servedAt, robots, first };
    }
    if (step === MOST_REDIRECTS) throw new Error(`--url: ${start.href} leads on and on, at last to ${onward.href}`);
    if (onward.origin !== first.origin) robots = await robotsOf(onward, ask, journal);
    first = onward;
  }
}

/** The folder of what was asked for; where that only got its host, scheme or closing slash, of what it led to. */
function folderOf(start: URL, first: URL): string {
  const path = first.pathname === `${start.pathname}/` ? first.pathname : start.pathname;
  return first.origin + path.replace(/\/[^/]*$/, "");
}

/** What robots.txt says; one that fails means that nothing may be read: https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.4 */
async function robotsOf({ origin }: URL, ask: Asker, journal: Journal): Promise<Robots | undefined> {
  let answer = await ask(new URL("/robots.txt", origin), "all");
  for (let step = 0; step < 5; step += 1) {
    const onward = onwardOf(answer);
    if (!onward) break;
    answer = await ask(onward, "all");
  }
  if (answer.status === 0) throw new Error(`--url: ${origin} does not answer: ${answer.failure ?? ""}`);
  if (answer.status >= 500) {
    throw new Error(
      `--url: ${answer.url} answers ${String(answer.status)}: what may be read is not known, so nothing was`,
    );
  }
  const body = answer.status === 200 ? await journal.bodyOf(answer) : undefined;
  return body && readRobots(textIn(body));
}

function refuse(page: URL, robots: Robots | undefined): void {
  const line = robots?.lineAgainst(page.pathname, AGENT);
  if (line === undefined) return;
  throw new Error(
    `--url: robots.txt of ${page.host} forbids ${page.pathname} (${line}); nothing was read. To have it read by this report alone, add to robots.txt: User-agent: ${AGENT}, Allow: /`,
  );
}

async function htmlOf(page: URL, answer: Answer, journal: Journal): Promise<string> {
  const { status, failure, headers } = answer;
  const allowed = "allowed: a page of HTML that answers 200";
  if (status === 0) throw new Error(`--url: ${page.href} does not answer: ${failure ?? ""}`);
  if (status !== 200) throw new Error(`--url: ${page.href} answers ${String(status)}; ${allowed}`);
  const html = (await journal.bodyOf(answer))?.toString("utf8") ?? "";
  if (isHtml(answer, html)) return html;
  throw new Error(`--url: ${page.href} is ${headers["content-type"] ?? "of no type"}; ${allowed}`);
}

/** Whether an answer is a page: by its type, and by what it holds where it has none, or that of any text. */
export function isHtml(answer: Answer, text: string): boolean {
  if (isHtmlType(answer)) return true;
  return (
    /^(?:text\/plain\b|$)/i.test(answer.headers["content-type"] ?? "") &&
    /^(?:<!doctype html|<html[\s>])/i.test(text.trimStart())
  );
}
