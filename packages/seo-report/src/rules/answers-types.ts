import { isHtmlType } from "../read/wire";
import type { Context, Observation } from "./rule";

const SERVER = "the server";

/** Pages by what they hold that are sent as another kind of text. */
export function pagesOfWrongType({ site: { pages, wire } }: Context): Observation[] {
  return pages.flatMap(({ address }) => {
    const answer = wire?.answers.get(address);
    if (!answer || isHtmlType(answer)) return [];
    const found = answer.headers["content-type"] ?? "no Content-Type";
    return [{ page: address, found, change: "Send Content-Type: text/html.", place: SERVER }];
  });
}

/** What files are, and which types they may be sent with. */
const TYPES: Readonly<Record<string, RegExp>> = {
  "style sheet": /^text\/css\b/i,
  script: /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i,
  picture: /^image\//i,
  icon: /^image\//i,
};

/** Files that are sent as something else than what they are to the site, each once. */
export function filesOfWrongType({ site }: Context): Observation[] {
  const uses = new Map<string, string>();
  for (const { needs, pictures } of site.pages) {
    for (const { kind, path, isGuess } of needs) if (path !== undefined && isGuess !== true) uses.set(path, kind);
    for (const { path } of pictures) if (path !== undefined) uses.set(path, "picture");
  }
  const files = [...uses].flatMap(([path, kind]) => wrong(path, kind, TYPES[kind], site.wire));
  return [...files, ...textsOfWrongType({ site })];
}

/** Texts for robots that are a page: what a server answers that takes every address for one of its program. */
function textsOfWrongType({ site: { wire, sitemap } }: Pick<Context, "site">): Observation[] {
  const isNoPage = /^(?!text\/html)/i;
  return [
    ...wrong("/robots.txt", "robots.txt", /^text\/plain\b/i, wire),
    ...sitemap.files.flatMap((path) => wrong(path, "sitemap", isNoPage, wire)),
  ];
}

function wrong(path: string, kind: string, allowed: RegExp | undefined, wire: Context["site"]["wire"]): Observation[] {
  const answer = wire?.answers.get(path);
  const type = answer?.headers["content-type"];
  if (answer?.status !== 200 || !allowed || (type !== undefined && allowed.test(type))) return [];
  const found = `a ${kind} is sent as ${type ?? "nothing: there is no Content-Type"}`;
  return [{ page: path, found, change: "Send the type that it has.", place: SERVER }];
}
