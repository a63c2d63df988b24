import "./preferences";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { FILE_KINDS, schemaFileOf } from "#content/files";
import { modelOf, type Part } from "#content/model";
import { fileText } from "../config/file-text";
import { standsIn } from "../config/groups";
import { forgetFolder } from "./forget-folder";
import { readAgain, ServedProject } from "./handles";
import { pagePreview, type Site } from "./PagePreview";

/** The model of a content file, by what it says of its schema. */
function modelFor(value: unknown): Part | undefined {
  const schema = typeof value === "object" && value !== null ? String(Reflect.get(value, "$schema")) : "";
  const kind = FILE_KINDS.find(({ type }) => schema.endsWith(`/${schemaFileOf(type)}`));
  return kind && modelOf(kind.rules, "written");
}

/** What the server tells the screen. */
interface Settings extends Site {
  readonly config: CmsConfig;
}

/** Opens the screen on the content that the server of this page serves. */
async function open(): Promise<void> {
  Reflect.set(window, "showDirectoryPicker", () => Promise.resolve(new ServedProject()));
  CMS.registerCustomFormat("content", "json", {
    fromFile: (text) => JSON.parse(text) as Record<string, unknown>,
    toFile: (value) => fileText(value, modelFor(value)),
  });
  const settings = (await (await fetch("/config.json")).json()) as Settings;
  for (const { type } of FILE_KINDS) {
    const { collection, file } = standsIn(type);
    CMS.registerPreviewTemplate(file ?? collection, pagePreview(type, settings));
  }
  CMS.registerEventListener({ name: "postSave", handler: readAgain });
  await forgetFolder();
  chooseFolder();
  await CMS.init({ config: settings.config });
}

/**
 * The CMS asks which folder it is to open. There is only one here. It first looks whether somebody has signed in before,
 * and takes the Git host if nobody has: the choice is made after that.
 */
function chooseFolder(): void {
  const observer = new MutationObserver(() => {
    const choice = document.querySelector<HTMLButtonElement>(".buttons button");
    if (!choice) return;
    observer.disconnect();
    setTimeout(() => {
      choice.click();
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

void open();
