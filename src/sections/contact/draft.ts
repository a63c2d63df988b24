import type { FieldName } from "../../contact-form/fields";
import { controlsOf, isBlank, tellChanged } from "./controls";

/*
 * What is typed into the form and not sent stays while a visitor looks at other pages of the site. It is kept in the
 * memory of the tab alone: what a browser stores may outlive the tab, and the Privacy Policy promises that nothing is
 * stored. After a reload, or on the way back from another site, the browser itself fills in what was typed.
 */

let draft: ReadonlyMap<FieldName, string> = new Map();
let shown: HTMLFormElement | undefined;

/** Whether the form is on the page. */
export function isFormShown(): boolean {
  return shown !== undefined;
}

/**
 * Gives a form that has come onto the page what was typed before; what it already holds is not replaced.
 *
 * @returns Takes what is typed into it, when it leaves the page.
 */
export function keepTyped(form: HTMLFormElement): () => void {
  shown = form;
  for (const [name, control] of controlsOf(form)) if (control.value === "") control.value = draft.get(name) ?? "";
  return () => {
    shown = undefined;
    draft = typedInto(form);
  };
}

/**
 * Forgets of what was typed all that was sent.
 *
 * @returns Whether anything is left: what was typed since is not part of it, and stays.
 */
export function forgetSent(sent: FormData): boolean {
  draft = new Map([...draft].filter(([name, value]) => sent.get(name) !== value));
  if (!shown) return draft.size > 0;
  const kept = controlsOf(shown)
    .filter(([name, { value }]) => sent.get(name) !== value)
    .map(([, control]) => [control, control.value] as const);
  shown.reset();
  for (const [control, value] of kept) control.value = value;
  tellChanged(shown);
  return !isBlank(shown);
}

/** What a link had filled in is not typed, and gives way to what the next link knows. */
function typedInto(form: HTMLFormElement): ReadonlyMap<FieldName, string> {
  const typed = controlsOf(form).filter(([, { value, dataset }]) => value !== "" && value !== dataset.prefilled);
  return new Map(typed.map(([name, { value }]) => [name, value]));
}
