import { useMutation } from "@tanstack/react-query";
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import type { Outcome } from "../../lib/contact-answer";
import { createSender } from "./send-enquiry";

/** The state of the message and the handler that sends it. */
export interface Message {
  readonly isSending: boolean;
  /** How the last attempt ended; nothing before the first one and while one is under way. */
  readonly outcome: Outcome | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Sends the form's fields to the mail endpoint, once at a time, and tells how it ended. */
export function useMessage(form: RefObject<HTMLFormElement | null>): Message {
  const isUnderWay = useRef(false);
  const [sender] = useState(createSender);
  useEffect(() => (form.current ? whenEntered(form.current, sender.prepare) : undefined), [form, sender]);
  const { mutate, isPending, data } = useMutation({ mutationFn: sender.send });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const { currentTarget } = event;
    mutate(currentTarget, {
      onSuccess: (outcome) => {
        if (outcome.isSent) currentTarget.reset();
        announce(outcome);
      },
      onSettled: () => {
        isUnderWay.current = false;
      },
    });
  };
  return { isSending: isPending, outcome: isPending ? undefined : data, onSubmit };
}

/** Acts once a visitor is in the form, who may have been there before this runs. */
function whenEntered(form: HTMLFormElement, act: (form: HTMLFormElement) => void): () => void {
  const actOnce = () => {
    act(form);
  };
  if (form.contains(document.activeElement)) actOnce();
  else form.addEventListener("focusin", actOnce, { once: true });
  return () => {
    form.removeEventListener("focusin", actOnce);
  };
}

function announce({ isSent, message }: Outcome): void {
  if (isSent) toast.success(message);
  else toast.error(message);
}
