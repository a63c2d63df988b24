import type { HostHeader } from "../read/hosts/header";
import type { FoundRedirect } from "../read/redirects";
import type { ReadBytes, SiteSource } from "../read/source";
import { splitHeader } from "../read/robots-tags";
import type { Answer } from "../read/wire";
import type { Crawled } from "./crawl";
import { onwardOf } from "./open-site";
import { pathOfRequest, type Served } from "./place";

/** Where a redirect of a server is made: of which file or program it comes is not to be seen. */
const SERVER = "the server";

/** What a crawl has brought, as the site that the rules look at. */
export function crawledSource(crawled: Crawled): SiteSource {
  const { siteUrl, pages, unknown, unread, journal } = crawled;
  const answers = byPath(crawled);
  const endOf = (path: string) => follow(path, answers, crawled);
  const readBytes: ReadBytes = async (path) => {
    const answer = endOf(path);
    return answer?.status === 200 ? journal.bodyOf(answer) : undefined;
  };
  return {
    siteUrl,
    pages: [...pages.values()].sort((a, b) => (a.address < b.address ? -1 : 1)),
    hasFile: (path) => (path === "/404.html" ? hasNotFound(crawled) : !isGone(endOf(path))),
    readBytes,
    sheets: [...answers].flatMap(([path, answer]) => (isSheet(answer) ? [path] : [])),
    redirects: [...answers].flatMap(([path, answer]) => redirectOf(path, answer, crawled)),
    robotsHeaders: headersOf("x-robots-tag", answers, unknown).flatMap(split),
    linkHeaders: headersOf("link", answers, unknown),
    wire: { servedAt: crawled.servedAt, answers, unknown, unread },
  };
}

function byPath({ answers, ...served }: Crawled): Map<string, Answer> {
  const found = [...answers].flatMap(([url, answer]): [string, Answer][] => {
    const path = pathOfRequest(new URL(url), served);
    return path === undefined ? [] : [[path, answer]];
  });
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What is answered at the end of all redirects; nothing where that is not known. */
function follow(path: string, answers: ReadonlyMap<string, Answer>, served: Served): Answer | undefined {
  let answer = answers.get(path);
  for (let step = 0; step < 10; step += 1) {
    const onward = answer && onwardOf(answer);
    if (!onward) return answer;
    answer = answers.get(pathOfRequest(onward, served) ?? "");
  }
  return undefined;
}

/** What answers otherwise, or was never asked for, may be there. */
function isGone(answer: Answer | undefined): boolean {
  return answer?.status === 404 || answer?.status === 410;
}

/** An unknown address that is answered as if it were one has a finding of its own. */
function hasNotFound({ unknown, pages }: Crawled): boolean {
  return unknown?.status !== 404 || pages.has("/404.html");
}

function isSheet({ status, headers }: Answer): boolean {
  return status === 200 && /^text\/css\b/i.test(headers["content-type"] ?? "");
}

function redirectOf(path: string, answer: Answer, served: Served): FoundRedirect[] {
  const onward = onwardOf(answer);
  if (!onward) return [];
  const isSameScheme = served.servedAt.startsWith(`${onward.protocol}//`);
  const target = isSameScheme ? pathOfRequest(new URL(onward.pathname, onward), served) : undefined;
  const to = target === undefined ? onward.href : target + onward.search;
  return [{ from: path, to, status: answer.status, isForced: true, file: `/${SERVER}` }];
}

/** A header of all answers, by its values. */
function headersOf(name: string, answers: ReadonlyMap<string, Answer>, unknown: Answer | undefined): HostHeader[] {
  const paths = new Map<string, Set<string>>();
  const all = [...answers, ...(unknown?.status === 404 ? [["/404.html", unknown] as const] : [])];
  for (const [path, { headers }] of all) {
    const value = headers[name];
    if (value !== undefined) paths.set(value, (paths.get(value) ?? new Set()).add(path));
  }
  return [...paths].map(([value, ofPaths]) => ({
    ...{ name, value },
    file: "the answer",
    on: [...ofPaths].slice(0, 3).join(", "),
    holdsFor: (path) => ofPaths.has(path),
  }));
}

/** What clients have joined, apart again. */
function split(header: HostHeader): HostHeader[] {
  return splitHeader(header.value).map((value) => ({ ...header, value }));
}
