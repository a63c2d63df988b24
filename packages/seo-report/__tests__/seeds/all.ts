import type { Break } from "../change";
import { canonicalHeaderSeeds } from "./canonical-headers";
import { canonicalSeeds } from "./canonical";
import { contentSeeds } from "./content";
import { fileSeeds } from "./files";
import { headerSeeds } from "./headers";
import { iconSeeds } from "./icons";
import { linkSeeds } from "./links";
import { redirectSeeds } from "./redirects";
import { richResultSeeds } from "./rich-results";
import { robotsTagSeeds } from "./robots-tags";
import { robotsTextSeeds } from "./robots-text";
import { scriptSeeds } from "./scripts";
import { sharingSeeds } from "./sharing";
import { sitemapSeeds } from "./sitemap";
import { structuredValueSeeds } from "./structured-values";

/** Faults that are each put alone into a site without any. */
export const SEEDS: readonly Break[] = [
  ...robotsTagSeeds,
  ...headerSeeds,
  ...robotsTextSeeds,
  ...canonicalSeeds,
  ...canonicalHeaderSeeds,
  ...redirectSeeds,
  ...sitemapSeeds,
  ...fileSeeds,
  ...contentSeeds,
  ...linkSeeds,
  ...iconSeeds,
  ...scriptSeeds,
  ...sharingSeeds,
  ...structuredValueSeeds,
  ...richResultSeeds,
];
