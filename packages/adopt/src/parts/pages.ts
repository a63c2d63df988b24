import { posix } from "node:path";
import { parse } from "jsonc-parser";
import { valueAt } from "#content/fault";
import { filesOfPage } from "#content/page-addresses";
import { addressOf, type OPTIONAL_PAGES } from "#content/page-names";
import { type Place, placesIn, withoutPlaces, withValue } from "./json";
import type { Project } from "./project";

/** A page that an agency may do without. */
export type OptionalPage = (typeof OPTIONAL_PAGES)[number];

const ADDRESSES = "data/addresses.json";

/** Where a case study's link to more work leads when its page is gone: it has to lead somewhere. */
const MORE_WORK = "portfolio";

/** Takes a page out of the content: its files and address, what leads to it, and what it alone has shown. */
export async function removePage(project: Project, name: OptionalPage): Promise<void> {
  const addresses: unknown = parse(await project.read(ADDRESSES));
  const leadsThere = (to: unknown) => typeof to === "string" && isPage(to, name, addresses);
  const before = await picturesOf(project);
  for (const file of filesOfPage(name)) await project.remove(`data/${file}`);
  for (const file of await contentFiles(project)) {
    await project.change(file, (text) => withoutLinks(text, leadsThere));
    if (name === "testimonials") await project.change(file, (text) => withoutPlaces(text, isQuotes));
    if (name === "about") await project.change(file, (text) => withoutPlaces(text, isLead));
  }
  for (const file of (await project.below("data/legal")).filter((one) => one.endsWith(".md"))) {
    await project.change(file, (text) => withoutMarkdownLinks(text, leadsThere));
  }
  await project.change(ADDRESSES, (text) => withValue(text, [name], undefined));
  const after = await picturesOf(project);
  for (const picture of before) if (!after.has(picture)) await project.remove(picture);
}

function isPage(to: string, name: OptionalPage, addresses: unknown): boolean {
  const address = valueAt(addresses, [name]);
  return to === name || (address !== undefined && addressOf(to, addresses).replace(/[?#].*$/, "") === address);
}

function withoutLinks(text: string, leadsThere: (to: unknown) => boolean): string {
  const kept = withoutPlaces(text, ({ value }) => leadsThere(valueAt(value, ["to"])) || isException(value, leadsThere));
  const more = leadsThere(valueAt(parse(kept), ["moreWork"]));
  return more ? withValue(kept, ["moreWork"], MORE_WORK) : kept;
}

/** What is kept of the SEO report's findings is told by a page's address. */
function isException(value: unknown, leadsThere: (to: unknown) => boolean): boolean {
  return valueAt(value, ["rule"]) !== undefined && leadsThere(valueAt(value, ["page"]));
}

/** Other pages quote people under this key. */
function isQuotes({ path }: Place): boolean {
  return path.length === 1 && path[0] === "quotes";
}

/** Services name the person who leads them, of whom the page tells, under this key. */
function isLead({ path }: Place): boolean {
  return path.length === 1 && path[0] === "lead";
}

/** The words of a link stay in their sentence. */
function withoutMarkdownLinks(text: string, leadsThere: (to: unknown) => boolean): string {
  return text.replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (link, words: string, to: string) =>
    leadsThere(to) ? words : link,
  );
}

async function contentFiles(project: Project): Promise<readonly string[]> {
  const files = await project.below("data");
  return files.filter((file) => file.endsWith(".json") && !file.startsWith("data/schema/"));
}

/** The pictures that the content shows. */
async function picturesOf(project: Project): Promise<ReadonlySet<string>> {
  const files = (await contentFiles(project)).map(async (file) =>
    placesIn(parse(await project.read(file)))
      .map(({ value }) => (valueAt(value, ["alt"]) === undefined ? undefined : valueAt(value, ["file"])))
      .filter((path) => typeof path === "string")
      .map((path) => posix.join(posix.dirname(file), path)),
  );
  return new Set((await Promise.all(files)).flat());
}
