import type { CheerioAPI } from "cheerio";
import { oneLine } from "./text";

/** One word of what a page or a header tells robots, such as `noindex` or `max-snippet:0`. */
export interface RobotsWord {
  /** Whom it is said to: `robots` is all of them. */
  readonly agent: string;
  readonly name: string;
  readonly value: string;
  /** Where it stands, in words. */
  readonly from: string;
}

/** The words that search engines know, with those that some knew once and that do no harm. */
const KNOWN = new Set(
  "all index follow noindex nofollow none nosnippet indexifembedded notranslate noimageindex noarchive nocache noodp noydir max-snippet max-image-preview max-video-preview unavailable_after noai noimageai".split(
    " ",
  ),
);

/** Names of meta tags that robots read: `robots` itself, and those of one engine. */
const AGENTS = /^(?:robots|[a-z]+bot(?:-news|-image|-video)?|slurp|teoma)$/i;

/** What the meta tags of a document tell robots. */
export function robotsWordsOf($: CheerioAPI): RobotsWord[] {
  return $("meta[name][content]")
    .toArray()
    .filter((meta) => AGENTS.test((meta.attribs.name ?? "").trim()))
    .flatMap((meta) => {
      const name = (meta.attribs.name ?? "").trim().toLowerCase();
      return wordsIn(meta.attribs.content ?? "", name, `meta ${name}`);
    });
}

/** What robots are told where they don't look for it: in tags that are named by `property`, as those for networks are. */
export function misnamedRobotsOf($: CheerioAPI): RobotsWord[] {
  return $("meta[property][content]:not([name])")
    .toArray()
    .filter((meta) => AGENTS.test((meta.attribs.property ?? "").trim()))
    .flatMap((meta) => wordsIn(meta.attribs.content ?? "", "robots", "meta property"));
}

/** What a header `X-Robots-Tag` tells robots: it may name one of them first. */
export function robotsWordsOfHeader(value: string, from: string): RobotsWord[] {
  const [, agent = "", rest = ""] = /^\s*([\w-]+)\s*:\s*(.*)$/s.exec(value) ?? [];
  return agent === "" || KNOWN.has(agent.toLowerCase())
    ? wordsIn(value, "robots", from)
    : wordsIn(rest, agent.toLowerCase(), from);
}

/** What several headers of one name say, which clients join with commas: each part begins where a robot is named. */
export function splitHeader(joined: string): string[] {
  return joined
    .split(/,(?=\s*[\w-]+\s*:)/)
    .reduce<string[]>((parts, part) => {
      const [, name = ""] = /^\s*([\w-]+)\s*:/.exec(part) ?? [];
      // A word with a value, such as max-snippet:0, goes on with what is said to the same robot.
      if (parts.length > 0 && KNOWN.has(name.toLowerCase()))
        return [...parts.slice(0, -1), `${parts.at(-1) ?? ""},${part}`];
      return [...parts, part];
    }, [])
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Whether a word is said to all robots, or to this one. */
export function isSaidTo({ agent }: RobotsWord, robot: string): boolean {
  return agent === "robots" || agent === robot;
}

/** Whether a word keeps a page out of the results at that time. */
export function forbidsListing(word: RobotsWord, now: Date): boolean {
  if (word.name === "noindex" || word.name === "none") return true;
  return word.name === "unavailable_after" && new Date(word.value) <= now;
}

/** Whether search engines know what a word asks for. */
export function isUnderstood({ name, value }: RobotsWord): boolean {
  if (name === "unavailable_after") return !Number.isNaN(Date.parse(value));
  if (name === "max-snippet" || name === "max-video-preview") return /^-?\d+$/.test(value);
  if (name === "max-image-preview") return ["none", "standard", "large"].includes(value.toLowerCase());
  return KNOWN.has(name) && value === "";
}

/** A word as it is written. */
export function spelled({ agent, name, value }: RobotsWord): string {
  const said = value === "" ? name : `${name}:${value}`;
  return agent === "robots" ? said : `${agent}: ${said}`;
}

function wordsIn(content: string, agent: string, from: string): RobotsWord[] {
  // A date may have a comma in it.
  const [, before = "", date] = /^(.*?)(unavailable_after\s*:.*)?$/is.exec(content) ?? [];
  const isOneDate = date !== undefined && !Number.isNaN(Date.parse(date.replace(/^[^:]*:/, "")));
  const parts = isOneDate ? [...before.split(","), date] : content.split(",");
  return parts
    .map((part) => oneLine(part))
    .filter((part) => part !== "")
    .map((part) => {
      const [name = "", ...value] = part.split(":");
      return { agent, name: name.trim().toLowerCase(), value: value.join(":").trim(), from };
    });
}
