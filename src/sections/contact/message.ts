import { MutationObserver } from "@tanstack/react-query";
import { navigate } from "gatsby";
import { useEffect, useSyncExternalStore } from "react";
import { toast } from "sonner";
import type { Outcome } from "../../contact-form/answer";
import { createQueryClient } from "../../lib/query-client";
import { contactPath } from "../../lib/routes";
import { shortened } from "../../lib/shortened";
import { words } from "../../lib/words";
import type { Delivery } from "./delivery";
import { forgetSent, isFormShown } from "./draft";
import { createSender, type Sender } from "./send-enquiry";

/** A notification is read in passing: so many characters of an answer stand in it, about four lines on a phone. */
const LONGEST_NOTIFICATION = 120;

/**
 * There is one notification of the message at a time: the last word about it. Each has a name of its own: one that comes
 * within a frame after another of its name was dismissed would be taken away with it.
 */
let shown: string | number | undefined;

/** Whether something was typed while the last message that was taken was under way: it is one of its own. */
let isMoreTyped = false;

/** The state of the message. */
export interface Message {
  readonly isSending: boolean;
  /** Whether sending was tried, or is. */
  readonly isTried: boolean;
  /** Whether it was taken and nothing else is typed: what follows stands in the place of the form. */
  readonly isDone: boolean;
  /** How the last attempt ended; nothing before the first one and while one is under way. */
  readonly outcome: Outcome | undefined;
}

/** What is sent, and to whom. */
interface Letter {
  readonly fields: FormData;
  readonly delivery: Delivery;
}

const senders = new Map<string, Sender>();

/** One sender for an address, which remembers the last attempt while other pages of the site are looked at. */
function senderFor(delivery: Delivery): Sender {
  const sender = senders.get(delivery.endpoint) ?? createSender(delivery);
  senders.set(delivery.endpoint, sender);
  return sender;
}

/** Lives as long as the tab stays on the site: a message goes on being sent while its visitor looks at other pages. */
const attempts = new MutationObserver<Outcome, Error, Letter>(createQueryClient(), {
  mutationFn: ({ fields, delivery }) => senderFor(delivery).send(fields),
  onMutate: () => {
    window.addEventListener("beforeunload", askToStay);
    dismissShown();
  },
  onSuccess: (outcome, { fields }) => {
    if (outcome.isSent) isMoreTyped = forgetSent(fields);
    announce(outcome);
  },
  onSettled: () => {
    window.removeEventListener("beforeunload", askToStay);
  },
});
const followAttempts = (tell: () => void) => attempts.subscribe(tell);
// What nobody follows would be forgotten after some minutes.
followAttempts(() => undefined);

const currentAttempt = () => attempts.getCurrentResult();

/** Asks the service for what it wants to see when a message comes. */
export function prepare(delivery: Delivery): void {
  senderFor(delivery).prepare();
}

/** Sends the fields as they are now, unless a message is under way already. */
export function sendMessage(form: HTMLFormElement, delivery: Delivery): void {
  if (!currentAttempt().isPending) void attempts.mutate({ fields: new FormData(form), delivery });
}

/** Forgets the message that was taken: its form is there for another one. */
export function startAnew(): void {
  attempts.reset();
}

/** The state of the message for the form that is shown. That a message was sent is told until its form leaves. */
export function useMessage(): Message {
  const { isPending, isIdle, data } = useSyncExternalStore(followAttempts, currentAttempt, currentAttempt);
  useEffect(() => {
    if (currentAttempt().data?.isSent === false) dismissShown();
    return () => {
      if (currentAttempt().data?.isSent) attempts.reset();
    };
  }, []);
  const isDone = data?.isSent === true && !isMoreTyped;
  return { isSending: isPending, isTried: !isIdle, isDone, outcome: isPending ? undefined : data };
}

/** Away from the form, a failure stays until it is seen: there is nothing else that tells of it. */
function announce({ isSent, message }: Outcome): void {
  const text = shortened(message, LONGEST_NOTIFICATION);
  const isAway = !isSent && !isFormShown();
  const untilSeen = { duration: Infinity, action: { label: words.actions.backToForm, onClick: goBack } };
  dismissShown();
  // The check mark of a message that was sent belongs to its text.
  shown = isSent ? toast.success(text, { icon: null }) : toast.error(text, isAway ? untilSeen : {});
}

function dismissShown(): void {
  if (shown !== undefined) toast.dismiss(shown);
  shown = undefined;
}

function goBack(): void {
  navigate(contactPath());
}

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
