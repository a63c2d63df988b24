/** Where the time comes from, in milliseconds. */
export interface Clocks {
  /** Since 1970. Whoever looks after the machine may set it, and it may be wrong by any amount. */
  readonly now: () => number;
  /** Since some moment in the life of this process: it goes on evenly, and nobody can set it. */
  readonly elapsed: () => number;
}

/** The clocks of this machine. */
export const CLOCKS: Clocks = { now: () => Date.now(), elapsed: () => performance.now() };
