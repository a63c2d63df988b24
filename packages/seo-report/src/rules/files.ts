import type { Need } from "../read/needs";
import type { Robots } from "../read/robots";
import type { Site } from "../read/site";
import { isOfOtherProject } from "./other-projects";
import { canonicalUrl } from "#seo/canonical-url";
import { type Context, listedPages, onAllPages, type Observation, type Rule, type Seen } from "./rule";

/** What the files that pages need have to keep. */
export const fileRules: readonly Rule[] = [
  {
    id: "file-missing",
    severity: "error",
    effect: "clicks",
    title: "A file that a page needs is not there",
    reason: "The page is drawn, or works, otherwise than it should; robots that draw it see the same.",
    source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
    check: (context) => [
      ...onAllPages(({ needs }, { site }) => missingOf(needs, site))(context),
      ...context.site.sheets.flatMap(({ path, needs }) =>
        missingOf(needs, context.site).map((seen) => ({ ...seen, page: path })),
      ),
    ],
  },
  {
    id: "robots-blocks-files",
    severity: "error",
    effect: "index",
    title: "robots.txt forbids files that pages need",
    reason:
      "Google draws a page before it judges it: without sheets and scripts it sees another one, without pictures none.",
    source: "https://developers.google.com/search/docs/crawling-indexing/javascript/fix-search-javascript",
    check: (context) => {
      const { robots } = context.site;
      return robots ? blockedFiles(robots, context) : [];
    },
  },
];

function missingOf(needs: readonly Need[], site: Site): Seen[] {
  return needs
    .filter(
      ({ path, isGuess, address }) =>
        isGuess !== true &&
        path !== undefined &&
        !isOfOtherProject(path, address, site) &&
        !site.hasFile(path) &&
        !site.hasFile(`${path}index.html`),
    )
    .map(({ kind, address }) => ({
      found: `${kind} ${address}`,
      change: "Build again, or name a file that exists.",
      place: "src/",
    }));
}

/** The files of listed pages that robots may not read, by the line that forbids them. */
function blockedFiles(robots: Robots, context: Context): Observation[] {
  const { site } = context;
  const pages = listedPages(context);
  const [pictures, others] = [new Set<string>(), new Set<string>()];
  for (const { kind, path } of [...pages.flatMap(({ needs }) => needs), ...site.sheets.flatMap(({ needs }) => needs)]) {
    if (path !== undefined && site.hasFile(path)) (kind === "picture" || kind === "icon" ? pictures : others).add(path);
  }
  for (const { path } of pages.flatMap((page) => page.pictures)) if (path !== undefined) pictures.add(path);
  const lines = new Map<string, string[]>();
  const ask = (paths: ReadonlySet<string>, robot: string) => {
    for (const path of paths) {
      const line = robots.lineAgainst(new URL(canonicalUrl(site.siteUrl, path)).pathname, robot);
      // Where everything is forbidden, no page is listed, and another rule has said so.
      if (line !== undefined) lines.set(line, [...(lines.get(line) ?? []), path]);
    }
  };
  ask(others, "Googlebot");
  ask(pictures, /^\s*user-agent\s*:\s*googlebot-image\b/im.test(robots.text) ? "Googlebot-Image" : "Googlebot");
  return [...lines].map(([line, paths]) => ({
    page: "/robots.txt",
    found: `${line}: ${paths.length} files, such as ${paths.slice(0, 3).join(", ")}`,
    change: "Allow what pages need to be drawn.",
    place: "src/seo/robots.ts",
  }));
}
