import type { Clocks } from "../../src/mail/clocks";

/** Clocks of a test, which stand still until it says otherwise. */
export interface MovableClocks extends Clocks {
  /** Lets time pass, on both. */
  readonly pass: (milliseconds: number) => void;
  /** Sets the clock on the wall, and no other, by so much. */
  readonly set: (milliseconds: number) => void;
}

/** Clocks of a process that has run for a minute, at some time in 2027. */
export function movableClocks(): MovableClocks {
  let wall = 1_800_000_000_000;
  let elapsed = 60_000;
  return {
    now: () => wall,
    elapsed: () => elapsed,
    pass: (milliseconds) => {
      wall += milliseconds;
      elapsed += milliseconds;
    },
    set: (milliseconds) => {
      wall += milliseconds;
    },
  };
}
