import { isKept } from "../read/kept-places";
import type { Page } from "../read/page";
import type { FoundPicture } from "../read/resources";
import type { Site } from "../read/site";
import { prefixMissing } from "./prefix";
import { onAllPages, type Rule } from "./rule";

/** What pictures have to keep. */
export const pictureRules: readonly Rule[] = [
  {
    id: "picture-alt",
    severity: "error",
    effect: "clicks",
    title: "A picture has no alternative text",
    reason: "Who can't see it hears its file name; image search has nothing to go by. Decoration has an empty one.",
    source: "https://developers.google.com/search/docs/appearance/google-images",
    check: onAllPages(({ pictures }) =>
      pictures
        .filter(({ alt, isNamelessLink }) => alt === undefined && !isNamelessLink)
        .map(({ source }) => ({ found: source, change: "Say in alt what the picture shows." })),
    ),
  },
  {
    id: "picture-alt-file",
    severity: "error",
    effect: "clicks",
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
    effect: "clicks",
    title: "A picture does not tell its size",
    reason: "The page jumps when the picture arrives, for nothing kept its place: layout shift counts in rankings.",
    source: "https://web.dev/articles/optimize-cls",
    check: onAllPages((page, { site }) =>
      page.pictures
        // What is not there makes nothing jump; that it is not there has a finding of its own.
        .filter(({ source, path }) => source !== "" && (path === undefined || site.hasFile(path)))
        .filter((picture) => !keepsPlace(picture, page, site))
        .map(({ source }) => ({ found: source, change: "Write width and height on the img element.", place: "src/" })),
    ),
  },
  {
    id: "picture-missing",
    severity: "error",
    effect: "clicks",
    title: "A picture is not there",
    reason: "Readers see a hole, and image search drops the page's picture.",
    source: "https://developers.google.com/search/docs/appearance/google-images",
    check: onAllPages(({ pictures }, { site }) =>
      pictures
        // A script gives a picture without an address its own when it is asked for.
        .filter(({ source }) => source.trim() !== "")
        .filter(({ path, meant }) => meant !== undefined || (path !== undefined && !site.hasFile(path)))
        .map(({ source, meant }) => ({
          found: source,
          ...(meant === undefined ? { change: "Build again, or name a picture that exists." } : prefixMissing(meant)),
        })),
    ),
  },
];

const placed = new WeakMap<Site, Map<string, boolean>>();

/** Whether nothing jumps when a picture arrives: the page gives it a size, or one of its style sheets does. */
function keepsPlace({ hasSize, outline }: FoundPicture, { needs }: Page, site: Site): boolean {
  if (hasSize || outline === undefined) return hasSize;
  const paths = new Set(needs.flatMap(({ kind, path }) => (kind === "style sheet" ? [path] : [])));
  const sheets = site.sheets.filter(({ path }) => paths.has(path));
  // Most pictures of a site stand in few places of few templates.
  const known = placed.get(site) ?? new Map<string, boolean>();
  placed.set(site, known);
  const key = [outline, ...sheets.map(({ path }) => path)].join(" ");
  const is =
    known.get(key) ??
    isKept(
      outline,
      sheets.flatMap(({ placeKeepers }) => placeKeepers),
    );
  known.set(key, is);
  return is;
}

/** Words that are true of every picture, in the languages of most sites. */
const ANY_PICTURE =
  /^(?:images?|img|picture|pic|photo|photograph|graphic|icon|thumbnail|alt|alt text|logo alt|image description|untitled|bild|foto|grafik|abbildung|imagen|imagem|immagine|afbeelding|画像|写真|图片|图像)[ _-]?\d*$/i;

/** Names as cameras and programs give them. */
const BY_CAMERA = /^(?:img|dsc|dscn|pxl|image|photo|bild|foto|screenshot|screen shot|unnamed)[-_ ]?[\d(][\d_() -]*$/i;

function isFileName(alt: string, source: string): boolean {
  const text = alt.trim();
  const file =
    source
      .replace(/[?#].*$/, "")
      .split("/")
      .at(-1) ?? "";
  // One word, or one with a hyphen, may be the name of a thing as well as of its picture.
  const isStem = /_|\d{3}|-.+-/.test(text) && !text.includes(" ") && file.replace(/\..*$/, "").startsWith(text);
  const isFile = /^\S+\.(?:jpe?g|png|webp|avif|gif|svg|heic|tiff?|bmp)$/i.test(text);
  return isFile || isStem || ANY_PICTURE.test(text) || BY_CAMERA.test(text);
}
