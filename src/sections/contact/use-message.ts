import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useRef } from "react";
import { toast } from "sonner";
import { type Outcome, outcomeOf, UNREACHABLE } from "../../lib/contact-answer";

/** An answer that has not come after this many milliseconds does not count any more: sending always ends. */
export const SENDING_LIMIT = 30_000;

/** The state of the message and the handler that sends it. */
export interface Message {
  readonly isSending: boolean;
  /** How the last attempt ended; nothing before the first one and while one is under way. */
  readonly outcome: Outcome | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Sends the form's fields to the mail endpoint, once at a time, and tells how it ended. */
export function useMessage(): Message {
  const isUnderWay = useRef(false);
  const { mutate, isPending, data } = useMutation({ mutationFn: send });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const form = event.currentTarget;
    mutate(form, {
      onSuccess: (outcome) => {
        if (outcome.isSent) form.reset();
        announce(outcome);
      },
      onSettled: () => {
        isUnderWay.current = false;
      },
    });
  };
  return { isSending: isPending, outcome: isPending ? undefined : data, onSubmit };
}

async function send(form: HTMLFormElement): Promise<Outcome> {
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: new FormData(form),
      signal: AbortSignal.timeout(SENDING_LIMIT),
    });
    return outcomeOf(await response.text());
  } catch {
    return { isSent: false, message: UNREACHABLE };
  }
}

function announce({ isSent, message }: Outcome): void {
  if (isSent) toast.success(message);
  else toast.error(message);
}
