import { kindOf } from "#content/files";
import { modelOf } from "#content/model";
import { fileText } from "../../config/file-text";

/** What search engines and shared links are told of a page. */
export interface Texts {
  readonly title: string;
  readonly description: string;
}

const NOT_ANSWERED = "Not saved: the screen's server does not answer. Is npm run edit still running?";

const CHANGED_MEANWHILE =
  "Not saved: somebody else has changed these texts meanwhile. Copy yours, load this page anew, and put them in there.";

/**
 * Saves the texts of a page into its file.
 *
 * @param before - The texts that were to be changed.
 * @returns What is to be mended first; nothing when they are saved.
 */
export async function saveTexts(file: string, texts: Texts, before: Texts): Promise<string | undefined> {
  const address = `folder/${file.split("/").map(encodeURIComponent).join("/")}`;
  try {
    const read = await fetch(address);
    if (!read.ok) return `Not saved: ${await read.text()}`;
    const content = (await read.json()) as { readonly metadata: Texts };
    const { title, description } = content.metadata;
    if (title !== before.title || description !== before.description) return CHANGED_MEANWHILE;
    const kind = kindOf(file);
    const changed = { ...content, metadata: { ...content.metadata, ...texts } };
    const answer = await fetch(address, {
      method: "PUT",
      headers: { "x-seen": read.headers.get("x-changed") ?? "" },
      body: fileText(changed, kind && modelOf(kind.rules, "written")),
    });
    return answer.ok ? undefined : await answer.text();
  } catch {
    return NOT_ANSWERED;
  }
}
