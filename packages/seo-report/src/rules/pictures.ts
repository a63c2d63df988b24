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
        .filter(({ alt }) => alt === undefined)
        .map(({ source }) => ({ found: source, change: "Say in alt what the picture shows." })),
    ),
  },
  {
    id: "picture-alt-file",
    severity: "error",
    title: "An alternative text is the name of a file, or says that there is a picture",
    reason: "Who hears it learns nothing; neither does image search.",
    source: "https://developers.google.com/search/docs/appearance/google-images",
    check: onAllPages(({ pictures }) =>
      pictures
        .filter(({ alt = "", source }) => isFileName(alt, source))
        .map(({ alt = "", source }) => ({
          found: `“${alt}” for ${source}`,
          change: "Say in alt what the picture shows.",
        })),
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

function isFileName(alt: string, source: string): boolean {
  const name =
    source
      .replace(/[?#].*$/, "")
      .split("/")
      .at(-1) ?? "";
  const text = alt.trim().toLowerCase();
  if (/\.(?:jpe?g|png|webp|avif|gif|svg|heic|tiff?)$/.test(text)) return true;
  if (
    /^(?:img|dsc|dscn|image|photo|picture|pic|bild|foto|screenshot|untitled|alt text|logo alt)[-_ ]?[\d_-]*$/.test(text)
  )
    return true;
  // One word may be both: a file of a logo is called logo.
  return /[-_]/.test(text) && text === name.replace(/\.\w+$/, "").toLowerCase();
}
