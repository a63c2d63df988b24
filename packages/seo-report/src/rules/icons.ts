import type { Rule } from "./rule";

/** Below this, results show a globe instead. */
const MIN = 8;

/** What the icon beside a result has to be. */
export const iconRules: readonly Rule[] = [
  {
    id: "favicon-size",
    severity: "warning",
    effect: "clicks",
    title: `An icon is not square, or smaller than ${MIN} x ${MIN}`,
    reason: "Google shows square icons only, and asks for 48 x 48 or more where it can be had.",
    source: "https://developers.google.com/search/docs/appearance/favicon-in-search",
    check: ({ site }) =>
      site.icons
        .filter(({ width, height }) => width !== height || width < MIN)
        .map(({ path, width, height }) => ({
          page: "/",
          found: `${width} x ${height}: ${path}`,
          change: "Make it square, of 48 x 48 or more.",
          place: "src/",
        })),
  },
];
