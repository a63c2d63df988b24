import { type ComposedMessage, createComposer, type Letterhead } from "./compose";
import type { Enquiry } from "./enquiry";

/** How an enquiry is to be kept. */
export interface Filing {
  /** Whether no person seems to have sent it: it is kept apart, where a mistake can be undone. */
  readonly isJunk: boolean;
  /** What it has in common with the same enquiry sent once more, as 32 hex digits. */
  readonly fingerprint: string;
}

/**
 * Keeps an enquiry for good, and gives its reference. Once the promise is fulfilled, the visitor is told that it was
 * taken.
 */
export type KeepEnquiry = (enquiry: Enquiry, how: Filing) => Promise<string>;

/** Does with a message what makes it kept, and gives its reference, or that of the same message kept before. */
export type StoreMessage = (message: ComposedMessage, how: Filing) => Promise<string>;

/** Keeps enquiries as messages. */
export function keepAsMessage(letterhead: Letterhead, store: StoreMessage): KeepEnquiry {
  const compose = createComposer(letterhead);
  return (enquiry, how) => store(compose(enquiry), how);
}
