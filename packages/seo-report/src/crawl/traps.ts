/** Longer addresses are cut by some browsers and proxies: https://www.sitemaps.org/protocol.html */
const MOST_CHARACTERS = 2048;

/** Different queries that are looked at of one path: calendars and filters have endlessly many. */
const MOST_QUERIES = 10;

/** A step that comes so often in one path is of a relative link that leads into itself. */
const MOST_REPEATS = 3;

/** Tells addresses that a site has endlessly many of from the others. */
export function trapDetector(): (url: URL) => boolean {
  const queries = new Map<string, Set<string>>();
  return ({ href, pathname, search }) => {
    if (href.length > MOST_CHARACTERS || repeats(pathname) > MOST_REPEATS) return true;
    if (search === "") return false;
    const known = queries.get(pathname) ?? new Set();
    queries.set(pathname, known);
    if (known.has(search)) return false;
    if (known.size >= MOST_QUERIES) return true;
    known.add(search);
    return false;
  };
}

function repeats(pathname: string): number {
  const counts = new Map<string, number>();
  for (const step of pathname.split("/")) if (step !== "") counts.set(step, (counts.get(step) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
