/** What robots.txt says. */
export interface Robots {
  /** Addresses of sitemaps, as they are written. */
  readonly sitemaps: readonly string[];
  /** Whether a whole path on the host, percent-encoded, may be read by every robot. */
  readonly allows: (path: string) => boolean;
}

interface Line {
  readonly key: string;
  readonly value: string;
}

/** Reads a robots.txt as Google does: https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec */
export function readRobots(text: string): Robots {
  const lines = text.split(/\r?\n/).flatMap(lineOf);
  const rules = rulesForAll(lines).filter(({ value }) => value !== "");
  return {
    sitemaps: lines.filter(({ key }) => key === "sitemap").map(({ value }) => value),
    allows: (path) => {
      const matching = rules.filter(({ value }) => patternOf(value).test(path));
      const longest = Math.max(0, ...matching.map(({ value }) => value.length));
      const deciding = matching.filter(({ value }) => value.length === longest);
      // Of two rules of the same length the friendlier one holds.
      return deciding.length === 0 || deciding.some(({ key }) => key === "allow");
    },
  };
}

function lineOf(line: string): Line[] {
  const match = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(line.replace(/#.*$/, ""));
  return match ? [{ key: (match[1] ?? "").toLowerCase(), value: match[2] ?? "" }] : [];
}

/** The rules of all groups that hold for `*`. A group is one or several user agents, then their rules. */
function rulesForAll(lines: readonly Line[]): Line[] {
  const rules: Line[] = [];
  let agents: string[] = [];
  let isInRules = false;
  for (const line of lines) {
    if (line.key === "user-agent") {
      agents = isInRules ? [line.value] : [...agents, line.value];
      isInRules = false;
    } else if (line.key === "allow" || line.key === "disallow") {
      isInRules = true;
      if (agents.includes("*")) rules.push(line);
    }
  }
  return rules;
}

function patternOf(rule: string): RegExp {
  const escaped = rule.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${escaped.replace(/\\\$$/, "$")}`);
}
