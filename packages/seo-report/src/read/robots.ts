import robotsParser from "robots-parser";

/** What robots.txt says. */
export interface Robots {
  /** Addresses of sitemaps, as they are written. */
  readonly sitemaps: readonly string[];
  /** Whether a whole path on the host, percent-encoded, may be read by every robot. */
  readonly allows: (path: string) => boolean;
}

/** The rules hold for paths: of which host they are makes no difference to them. */
const HOST = "https://site.invalid";

/** Reads a robots.txt as Google does: https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec */
export function readRobots(text: string): Robots {
  const robots = robotsParser(`${HOST}/robots.txt`, text);
  return {
    sitemaps: robots.getSitemaps(),
    allows: (path) => robots.isAllowed(HOST + path, "*") ?? true,
  };
}
