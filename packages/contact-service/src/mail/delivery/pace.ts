/** How long delivery waits for what, in milliseconds. */
export interface Pace {
  /** Until the second attempt; each further delay is about twice the one before. */
  readonly firstDelay: number;
  /** The longest delay between two attempts for one message. */
  readonly longestDelay: number;
  /** The longest time without any attempt when the server itself is out of order. */
  readonly longestHold: number;
  /** From the first attempt until a message is given up. */
  readonly giveUpAfter: number;
  /** How often the folder is looked at for what others put there. */
  readonly rescan: number;
  /** How often a process that waits for the folder asks for it. */
  readonly lockRetry: number;
  /** After how long without a sign of life a process has lost the folder. */
  readonly lockStale: number;
  /** How long deliveries under way may last when delivery is stopped. */
  readonly stopWithin: number;
  /** From the name look-up until the server is ready, with TLS. */
  readonly connecting: number;
  /** Until the server greets. */
  readonly greeting: number;
  /** Without a word from the server, once it is connected. */
  readonly silence: number;
  /** For one attempt in all, against a server that answers drop by drop. */
  readonly attempt: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The pace in earnest. */
export const PACE: Pace = {
  firstDelay: MINUTE,
  longestDelay: 4 * HOUR,
  // During a hold one message alone probes the server, so it may be asked more often than each may (RFC 5321, 4.5.4.1).
  longestHold: 30 * MINUTE,
  // RFC 5321, 4.5.4.1: at least four to five days.
  giveUpAfter: 5 * 24 * HOUR,
  rescan: 30 * SECOND,
  lockRetry: 5 * SECOND,
  lockStale: 10 * SECOND,
  stopWithin: 30 * SECOND,
  connecting: 60 * SECOND,
  greeting: 30 * SECOND,
  // RFC 5321, 4.5.3.2.6: ten minutes after the final dot, since a server that is given up too early has taken the
  // message all the same, and it is sent twice (RFC 1047).
  silence: 10 * MINUTE,
  attempt: 15 * MINUTE,
};
