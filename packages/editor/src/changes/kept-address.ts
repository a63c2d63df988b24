import { slugFaults } from "#content/address-title";
import { kindOf } from "#content/files";
import { isCollection } from "#lib/page-kinds";
import { type Addressed, slugFor } from "#lib/slug";

/** What stands in a content file. */
export type Content = Readonly<Record<string, unknown>>;

/**
 * The content with the address of before, where it has another title and no address of its own: others have linked it.
 *
 * @param file - Its path below `data/`.
 */
export function withAddress(file: string, before: Content, after: Content): Content {
  const kind = kindOf(file);
  const { title, slug } = before;
  if (!kind || !isCollection(kind.type) || typeof title !== "string" || "slug" in after) return after;
  if (title === after.title) return after;
  const was: Addressed = { title, ...(typeof slug === "string" && { slug }) };
  const kept = slugFor(was);
  // Some titles make addresses that nobody may write: they go with the title.
  return slugFaults(kept).length === 0 ? { ...after, slug: kept } : after;
}
