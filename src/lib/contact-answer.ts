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

/**
 * Reads the mail endpoint's answer: it took the message if its text contains "success", in any case.
 *
 * @param reference - What it calls the message, if it told; anything that doesn't look like a reference is left out.
 */
export function outcomeOf(answer: string, reference: string | null = null): Outcome {
  const text = answer.trim();
  if (text.toLowerCase().includes("success")) {
    const isReference = reference !== null && /^[\dA-Z]{4}-[\dA-Z]{4}$/.test(reference);
    return { isSent: true, message: SENT, ...(isReference && { reference }) };
  }
  return { isSent: false, message: `Failed to send message: ${text}` };
}
