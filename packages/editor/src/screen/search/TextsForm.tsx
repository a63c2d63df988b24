import { type ReactElement, useEffect, useId, useState } from "react";
import type { SharedPage } from "../../server/search-data";
import { saveTexts, type Texts } from "./save-texts";

/** The texts of a page as they are typed, and what becomes of them. */
interface Typed {
  readonly page: SharedPage;
  readonly texts: Texts;
  readonly onTyped: (texts: Texts) => void;
  readonly onSaved: (texts: Texts) => void;
}

/** Fields for a page's texts, saved by a button of their own or the Enter key. */
export function TextsForm({ page, texts, onTyped, onSaved }: Typed): ReactElement {
  const id = useId();
  const [said, setSaid] = useState("");
  const [isSaving, setIsSaving] = useState(false);
  const isChanged = texts.title !== page.title || texts.description !== page.description;
  useUnsaved(isChanged);
  const save = async (): Promise<void> => {
    setIsSaving(true);
    setSaid("Saving …");
    const fault = await saveTexts(page.file, texts, page);
    setIsSaving(false);
    setSaid(fault ?? "Saved.");
    if (fault === undefined) onSaved(texts);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isSaving) void save();
      }}
    >
      <label htmlFor={`${id}-title`}>Title of {page.name}</label>
      <input
        id={`${id}-title`}
        value={texts.title}
        onChange={({ target }) => {
          onTyped({ ...texts, title: target.value });
        }}
      />
      <label htmlFor={`${id}-description`}>Description of {page.name}</label>
      <textarea
        id={`${id}-description`}
        rows={4}
        value={texts.description}
        onChange={({ target }) => {
          onTyped({ ...texts, description: target.value });
        }}
      />
      <button disabled={!isChanged || isSaving}>Save</button>
      <span role="status">{isChanged && said === "Saved." ? "" : said}</span>
    </form>
  );
}

/** Asks before the page is left, while something is typed and not saved. */
function useUnsaved(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
    };
  }, [isChanged]);
}
