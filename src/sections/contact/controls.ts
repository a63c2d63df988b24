import { FIELD_NAMES, type FieldName } from "../../contact-form/fields";

/** What a visitor types into or chooses from. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of the form's six fields, in their order, each with the name of its field. */
export function controlsOf(form: HTMLFormElement): [FieldName, Control][] {
  return FIELD_NAMES.flatMap((name): [FieldName, Control][] => {
    const control = form.elements.namedItem(name);
    return isControl(control) ? [[name, control]] : [];
  });
}

function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** Has everything that follows what is typed look at a form that a script has changed. */
export function tellChanged(form: HTMLFormElement): void {
  form.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Acts once a visitor is in the form, who may have been there before this runs. */
export function whenEntered(form: HTMLFormElement, act: () => void): () => void {
  if (form.contains(document.activeElement)) act();
  else form.addEventListener("focusin", act, { once: true });
  return () => {
    form.removeEventListener("focusin", act);
  };
}

/** Whether nothing is typed into a form, and nothing chosen. */
export function isBlank(form: HTMLFormElement): boolean {
  return controlsOf(form).every(([, { value }]) => value === "");
}
