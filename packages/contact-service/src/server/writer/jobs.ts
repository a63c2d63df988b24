import type { Letterhead } from "../../mail/compose";
import type { Enquiry } from "../../mail/enquiry";
import type { ErrorFacts } from "../../mail/error-facts";
import type { Filing } from "../../mail/keep";

/* What goes to the writer's thread and what comes back: plain values, which can be copied. */

/** What the thread is started with. */
export interface WriterData {
  readonly mailDir: string;
  readonly letterhead: Letterhead;
}

/** An enquiry that is to be kept. */
export interface Job {
  readonly id: number;
  readonly enquiry: Enquiry;
  readonly how: Filing;
}

/** How that ended: with a reference, or with what went wrong. */
export type Outcome = { readonly id: number } & ({ readonly reference: string } | { readonly fault: ErrorFacts });
