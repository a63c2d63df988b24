import { graphql } from "gatsby";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Outcome } from "../../contact-form/answer";
import { shortened } from "../../lib/shortened";
import { counted, filled, words } from "../../lib/words";
import type { FieldNotes } from "./field-notes";
import { type Message, startAnew } from "./message";
import { useSpoken } from "./use-field-notes";

interface Props {
  readonly message: Message;
  /** How many fields keep the message from being sent. */
  readonly wrong: number;
  readonly notes: FieldNotes;
  readonly form: Queries.SubmissionFragment;
}

/** An answer that is longer, in characters, is a page rather than a sentence, and nobody wants all of it read aloud. */
const LONGEST_SENTENCE = 240;

/** The button that sends, and what has come of it. */
export function Submission({ message: { isSending, isDone, outcome }, wrong, notes, form }: Props) {
  const rooms = Object.values(notes).filter(({ room }) => room !== undefined);
  const [button, thanks] = useFocusBack(isSending, isDone);
  const spoken = useSpoken(rooms.map(({ room, fault = "" }) => `${room} ${fault}`.trim()).join(" "));
  return (
    <div className="full row gap-x-5" tabIndex={-1} ref={thanks}>
      <div className="row gap-x-5" hidden={isDone}>
        <button className="button button--solid" type="submit" disabled={isSending} ref={button}>
          {isSending ? words.actions.sending : words.actions.send}
        </button>
        <p className="contact-form__note soft text-small">{form.note}</p>
      </div>
      <OutcomeNote outcome={wrong > 0 ? notSent(wrong) : outcome} />
      {isDone && <Next steps={form.next} />}
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
    </div>
  );
}

/** What happens with a message that was taken, and the way to another one. */
function Next({ steps }: { readonly steps: readonly string[] | null }) {
  return (
    <div className="stack gap-5 start">
      {steps && (
        <>
          <h3 className="title-4">{words.form.next}</h3>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      <button className="button button--edge" type="button" onClick={startAnew}>
        {words.actions.writeAnother}
      </button>
    </div>
  );
}

/**
 * Gives a button the focus back that browsers take from it while it is disabled, unless something else has it by then;
 * or gives it to what is shown in place of the form.
 */
function useFocusBack(
  isDisabled: boolean,
  isDone: boolean,
): [button: RefObject<HTMLButtonElement | null>, thanks: RefObject<HTMLDivElement | null>] {
  const button = useRef<HTMLButtonElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isDisabled) hadFocus.current = activeElement === button.current;
    else if (hadFocus.current && (activeElement === body || activeElement === button.current)) {
      if (isDone) thanks.current?.focus();
      else button.current?.focus({ preventScroll: true });
    }
  }, [isDisabled, isDone]);
  return [button, thanks];
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

export const query = graphql`
  fragment Submission on ContactForm {
    note
    next
  }
`;
