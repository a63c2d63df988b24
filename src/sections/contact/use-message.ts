import { useMutation } from "@tanstack/react-query";
import { type FocusEvent, type SubmitEvent, useRef, useState } from "react";
import { toast } from "sonner";
import type { Outcome } from "../../lib/contact-answer";
import { createSender } from "./send-enquiry";

/** The state of the message and the handlers of its form. */
export interface Message {
  readonly isSending: boolean;
  /** How the last attempt ended; nothing before the first one and while one is under way. */
  readonly outcome: Outcome | undefined;
  readonly onFocus: (event: FocusEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Sends the form's fields to the mail endpoint, once at a time, and tells how it ended. */
export function useMessage(): Message {
  const isUnderWay = useRef(false);
  const [sender] = useState(createSender);
  const { mutate, isPending, data } = useMutation({ mutationFn: sender.send });
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
  return {
    isSending: isPending,
    outcome: isPending ? undefined : data,
    onFocus: ({ currentTarget }) => {
      sender.prepare(currentTarget);
    },
    onSubmit,
  };
}

function announce({ isSent, message }: Outcome): void {
  if (isSent) toast.success(message);
  else toast.error(message);
}
