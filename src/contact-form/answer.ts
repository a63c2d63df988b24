/** What the visitor is told when the message was taken; the check mark belongs to it. */
export const SENT = "✓ Message sent successfully!";

/** What the visitor is told when no answer came: no network, an exception, or none in time. */
export const UNREACHABLE = "Error connecting to server.";

/** How an attempt to send a message ended. */
export interface Outcome {
  readonly isSent: boolean;
  /** The sentence shown, one of the specification's error catalogue. */
  readonly message: string;
  /** By which the message can be asked for later, where the endpoint told one. */
  readonly reference?: string;
}

/** A whole page is no answer of a mail endpoint, but of something on the way: a hotel's sign-in page, a proxy's error. */
const PAGE = /^<(?:!doctype|html)\b/i;

/**
 * Reads the mail endpoint's answer: it took the message if its text contains "success", in any case.
 *
 * @param isOk - Whether the status allows it: from 200 to 299.
 */
export function outcomeOf(answer: string, isOk = true): Outcome {
  const text = answer.trim();
  const isTaken = isOk && !PAGE.test(text) && text.toLowerCase().includes("success");
  if (isTaken) return { isSent: true, message: SENT };
  return { isSent: false, message: `Failed to send message: ${text || "no reason was given."}` };
}
