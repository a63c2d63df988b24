import { errorCode } from "./error-code";

/** What a log may hold of an error. */
export interface ErrorFacts {
  /** The name of its class. */
  readonly type: string;
  /** The system's code, such as `ENOSPC`. */
  readonly code?: string;
  /** What it says, where no word of it can come from a visitor. */
  readonly words?: string;
  /** Where it was thrown, a place of the program each. */
  readonly at?: readonly string[];
}

/** An error of which all that it says may be logged. */
export class ToldError extends Error {
  override readonly name = "ToldError";

  constructor(readonly facts: ErrorFacts) {
    super(facts.words ?? facts.type);
  }
}

/** An error that says what the system has said, with no word of a visitor's; its code is that of its cause. */
export class SystemError extends Error {}

/** A place of a stack as V8 writes it: a function's name, and a file with line and column. */
const PLACE = /^ {4}at (?:[\w$.<>[\] ]{1,200} \()?[^()\s]{1,500}:\d+:\d+\)?$/;

/** The places that lead to where an error is from. */
const MOST_PLACES = 8;

/**
 * What a log may hold of an error: not what it says, which may repeat what a visitor typed, unless the words are those of
 * the system.
 */
export function factsOf(error: unknown): ErrorFacts {
  if (error instanceof ToldError) return error.facts;
  if (!(error instanceof Error)) return { type: typeof error };
  const isOfSystem = error instanceof SystemError;
  const code = errorCode(isOfSystem ? error.cause : error);
  return {
    type: error.name,
    ...(code !== "" && { code }),
    ...((isOfSystem || "syscall" in error) && { words: error.message }),
    at: placesOf(error),
  };
}

/** Without the message, which could look like a place. */
function placesOf({ stack = "", message }: Error): readonly string[] {
  const at = stack.indexOf(message);
  const lines = (at < 0 ? "" : stack.slice(at + message.length)).split("\n");
  const places = lines.filter((line) => PLACE.test(line)).slice(0, MOST_PLACES);
  return places.map((line) => line.trim());
}
