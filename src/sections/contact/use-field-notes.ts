import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FieldName } from "../../contact-form/fields";
import { type Control, controlsOf } from "./controls";
import { type FieldNotes, notesOf, tidy } from "./field-notes";

/** What the fields tell, and the check before they are sent. */
export interface CheckedFields {
  readonly notes: FieldNotes;
  /** How many fields the last check has found wrong and still are; nothing before a check. */
  readonly wrong: number;
  /** Whether the browser finds nothing wrong. Else all faults are told, and the first wrong field has the focus. */
  readonly check: (form: HTMLFormElement) => boolean;
}

/** Follows what is typed into the form, and tells beside its fields what the browser would tell in a bubble over them. */
export function useFieldNotes(ref: RefObject<HTMLFormElement | null>): CheckedFields {
  const [notes, setNotes] = useState<FieldNotes>({});
  const [isRefused, setRefused] = useState(false);
  const [entered] = useState(() => new Set<FieldName>());
  const tell = useRef<(form: HTMLFormElement) => void>(() => undefined);
  useLayoutEffect(() => {
    tell.current = (form) => {
      const next = notesOf(form, entered);
      setNotes((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    return ref.current ? followed(ref.current, entered, tell.current) : undefined;
  }, [ref, entered]);
  const check = (form: HTMLFormElement) => {
    for (const [name, control] of controlsOf(form)) {
      tidy(control);
      entered.add(name);
    }
    tell.current(form);
    const first = controlsOf(form).find(([, { validity }]) => !validity.valid)?.[1];
    if (first) focusOn(first);
    setRefused(first !== undefined);
    return first === undefined;
  };
  const wrong = Object.values(notes).filter(({ fault }) => fault !== undefined).length;
  return { notes, wrong: isRefused ? wrong : 0, check };
}

/** Calls back whenever something may have changed; the browser's own report is not wanted from now on. */
function followed(form: HTMLFormElement, entered: Set<FieldName>, tell: (form: HTMLFormElement) => void): () => void {
  const named = (target: EventTarget | null) => controlsOf(form).find(([, control]) => control === target);
  const handlers: [string, (event: Event) => void][] = [
    [
      "input",
      () => {
        tell(form);
      },
    ],
    [
      "change",
      ({ target }) => {
        const [name, control] = named(target) ?? [];
        if (name) entered.add(name);
        if (control) tidy(control);
        tell(form);
      },
    ],
    [
      "reset",
      () => {
        entered.clear();
        // The fields are emptied behind the event.
        queueMicrotask(() => {
          tell(form);
        });
      },
    ],
  ];
  // What was wrong when this came has been told already (`_Field.scss`).
  for (const [name, control] of controlsOf(form)) {
    if (!isToldByBrowser(control)) continue;
    entered.add(name);
    closeBubble(control);
  }
  form.noValidate = true;
  for (const [event, handler] of handlers) form.addEventListener(event, handler);
  return () => {
    for (const [event, handler] of handlers) form.removeEventListener(event, handler);
  };
}

/** Whether the browser would tell of it by now. @see https://developer.mozilla.org/docs/Web/CSS/:user-invalid */
function isToldByBrowser(control: Control): boolean {
  return CSS.supports("selector(:user-invalid)") && control.matches(":user-invalid");
}

/** Has the browser take away what it shows of a control, or that would cover what the page says of it from here on. */
function closeBubble(control: Control): void {
  if (control !== document.activeElement) return;
  // It stands there as long as the control has the focus.
  control.blur();
  control.focus({ preventScroll: true });
}

/** With its label, and not under the bar: `scroll-margin-top` of the control alone is not heeded everywhere. */
function focusOn(control: Control): void {
  control.focus({ preventScroll: true });
  (control.closest(".field") ?? control).scrollIntoView({ block: "nearest" });
}

/** A text that is to be read aloud, once it has been the same for a second: nobody listens to a count at each key. */
export function useSpoken(text: string): string {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      setSpoken(text);
    }, 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return spoken;
}
