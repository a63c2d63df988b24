import robotsParser from "robots-parser";

/** What robots.txt says. */
export interface Robots {
  readonly text: string;
  /** Addresses of sitemaps, as they are written. */
  readonly sitemaps: readonly string[];
  /** Whether a whole path on the host, percent-encoded, may be read by a robot; `*` is each that is not named. */
  readonly allows: (path: string, robot?: string) => boolean;
  /** The line that forbids a robot such a path, as it is written; nothing where none does. */
  readonly lineAgainst: (path: string, robot: string) => string | undefined;
  /** Seconds that a robot is asked to wait between two requests; nothing where it is not. */
  readonly delayOf: (robot: string) => number | undefined;
}

/** The rules hold for paths: of which host they are makes no difference to them. */
const HOST = "https://site.invalid";

/** Reads a robots.txt as Google does: https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec */
export function readRobots(text: string): Robots {
  const robots = robotsParser(`${HOST}/robots.txt`, text);
  const lines = text.split(/\r\n|\r|\n/);
  const allows = (path: string, robot = "*") => robots.isAllowed(HOST + path, robot) ?? true;
  return {
    text,
    sitemaps: robots.getSitemaps(),
    allows,
    delayOf: (robot) => robots.getCrawlDelay(robot),
    lineAgainst: (path, robot) => {
      if (allows(path, robot)) return undefined;
      return lines[robots.getMatchingLineNumber(HOST + path, robot) - 1]?.trim() ?? "";
    },
  };
}
