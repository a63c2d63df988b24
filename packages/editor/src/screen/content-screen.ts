import CMS, { type CmsConfig } from "@sveltia/cms";
import { FILE_KINDS } from "#content/files";
import { modelOf } from "#content/model";
import { fileText } from "../config/file-text";
import { formatOf, standsIn } from "../config/groups";
import type { Known } from "./before-commit";
import { pagePreview, type Site } from "./PagePreview";

/** What the page of the screen is told. */
interface Settings extends Site {
  readonly config: CmsConfig;
  /** Content of the site as it was built, where no server holds entries against what there is. */
  readonly content?: Known["content"];
}

/** The titles of all entries that the CMS has read, by the types of their kinds. */
type Titles = ReadonlyMap<string, ReadonlySet<unknown>>;

/**
 * Opens the CMS for content files.
 *
 * @param before - What is done with what the page is told, once the CMS knows the content and before it opens.
 */
export async function openContentScreen(
  before: (settings: Settings, titles: Titles) => void | Promise<void>,
): Promise<void> {
  const settings = (await (await fetch("config.json")).json()) as Settings;
  const titles = new Map(FILE_KINDS.map(({ type }) => [type, new Set<unknown>()]));
  for (const { type, rules } of FILE_KINDS) {
    CMS.registerCustomFormat(formatOf(type), "json", {
      fromFile: (text) => {
        const value = JSON.parse(text) as Record<string, unknown>;
        titles.get(type)?.add(value.title);
        return value;
      },
      toFile: (value) => fileText(value, modelOf(rules, "written")),
    });
    const { collection, file } = standsIn(type);
    CMS.registerPreviewTemplate(file ?? collection, pagePreview(type, settings));
  }
  await before(settings, titles);
  await CMS.init({ config: settings.config });
}
