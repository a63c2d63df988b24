import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Outcome } from "../../contact-form/answer";
import { shortened } from "../../lib/shortened";
import { counted, filled, words } from "../../lib/words";
import type { FieldNotes } from "./field-notes";
import type { Message } from "./message";
import { useSpoken } from "./use-field-notes";

interface Props {
  readonly message: Message;
  /** How many fields keep the message from being sent. */
  readonly wrong: number;
  readonly notes: FieldNotes;
  /** What becomes of what is sent. */
  readonly note: string;
}

/** An answer that is longer, in characters, is a page rather than a sentence, and nobody wants all of it read aloud. */
const LONGEST_SENTENCE = 240;

/** The button that sends, and what has come of it. */
export function Submission({ message: { isSending, outcome }, wrong, notes, note }: Props) {
  const rooms = Object.values(notes).filter(({ room }) => room !== undefined);
  const button = useFocusBack(isSending);
  const spoken = useSpoken(rooms.map(({ room, fault = "" }) => `${room} ${fault}`.trim()).join(" "));
  return (
    <div className="full row gap-x-5">
      <button className="button button--solid" type="submit" disabled={isSending} ref={button}>
        {isSending ? words.actions.sending : words.actions.send}
      </button>
      <p className="contact-form__note soft text-small">{note}</p>
      <OutcomeNote outcome={wrong > 0 ? notSent(wrong) : outcome} />
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
    </div>
  );
}

/** Gives a button the focus back that browsers take from it while it is disabled, unless something else has it by then. */
function useFocusBack(isDisabled: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isDisabled) hadFocus.current = activeElement === button.current;
    else if (hadFocus.current && activeElement === body) button.current?.focus({ preventScroll: true });
  }, [isDisabled]);
  return button;
}

function notSent(wrong: number): Outcome {
  return { isSent: false, message: counted(words.form.notSent, wrong) };
}

function OutcomeNote({ outcome }: { readonly outcome: Outcome | undefined }) {
  const isLong = outcome !== undefined && outcome.message.length > LONGEST_SENTENCE;
  const how = outcome && (outcome.isSent ? "sent" : "failed");
  return (
    <>
      <p className={isLong ? "visually-hidden" : "strong"} role="status" data-outcome={isLong ? undefined : how}>
        {outcome && <span>{isLong ? shortened(outcome.message, LONGEST_SENTENCE / 2) : outcome.message}</span>}
        {outcome?.reference && (
          <span className="soft">{` ${filled(words.form.reference, { reference: outcome.reference })}`}</span>
        )}
      </p>
      {isLong && (
        // What scrolls has to be reached by keys too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="strong" role="region" aria-label={words.form.answer} tabIndex={0} data-outcome={how}>
          {outcome.message}
        </div>
      )}
    </>
  );
}
