import { constants } from "node:os";

/** The exit code of a process that a signal ended, as shells tell it: 128 and the signal's number. */
export function exitCodeOf(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}
