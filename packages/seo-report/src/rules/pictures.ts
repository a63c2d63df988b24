import { prefixMissing } from "./prefix";
import { onAllPages, type Rule } from "./rule";

/** What pictures have to keep. */
export const pictureRules: readonly Rule[] = [
  {
    id: "picture-alt",
    severity: "error",
    title: "A picture has no alternative text",
    reason: "Who can't see it hears its file name; image search has nothing to go by. Decoration has an empty one.",
    source: "https://developers.google.com/search/docs/appearance/google-images",
    check: onAllPages(({ pictures }) =>
      pictures
        .filter(({ hasAlt }) => !hasAlt)
        .map(({ source }) => ({ found: source, change: "Say in alt what the picture shows." })),
    ),
  },
  {
    id: "picture-size",
    severity: "warning",
    title: "A picture does not tell its size",
    reason: "The page jumps when the picture arrives, for nothing kept its place: layout shift counts in rankings.",
    source: "https://web.dev/articles/optimize-cls",
    check: onAllPages(({ pictures }) =>
      pictures
        .filter(({ hasSize }) => !hasSize)
        .map(({ source }) => ({ found: source, change: "Write width and height on the img element.", place: "src/" })),
    ),
  },
  {
    id: "picture-missing",
    severity: "error",
    title: "A picture is not there",
    reason: "Readers see a hole, and image search drops the page's picture.",
    source: "https://developers.google.com/search/docs/appearance/google-images",
    check: onAllPages(({ pictures }, { site }) =>
      pictures
        .filter(({ path, meant }) => meant !== undefined || (path !== undefined && !site.hasFile(path)))
        .map(({ source, meant }) => ({
          found: source,
          ...(meant === undefined ? { change: "Build again, or name a picture that exists." } : prefixMissing(meant)),
        })),
    ),
  },
];
