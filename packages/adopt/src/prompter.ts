/** A choice among several. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** A question that is answered with a line. */
export interface LineQuestion {
  readonly message: string;
  /** What stands in the line at first, to be kept or changed. */
  readonly initial: string;
  /** What could stand there. */
  readonly example: string;
}

/** Asks a person; a terminal, or a test that answers. */
export interface Prompter {
  readonly line: (question: LineQuestion) => Promise<string>;
  readonly one: (message: string, choices: readonly Choice[], initial: string) => Promise<string>;
  readonly several: (message: string, choices: readonly Choice[], initial: readonly string[]) => Promise<string[]>;
  readonly confirm: (message: string) => Promise<boolean>;
  /** Says why an answer will not do; the question comes again. */
  readonly refuse: (message: string) => void;
}

/** The person has left. */
export class Cancelled extends Error {
  override readonly name = "Cancelled";
}
