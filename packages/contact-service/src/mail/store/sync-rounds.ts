/**
 * Does something in the next round.
 *
 * @param key - What it is done to. Who asks for the same in the same round shares what is done.
 * @returns Fulfilled once that has been done in a round that began after this call, and rejected when it failed.
 */
export type InNextRound = (key: unknown, act: () => Promise<void>) => Promise<void>;

interface Round {
  /** Lets all begin who wait for `begun`. */
  readonly begin: () => void;
  readonly begun: Promise<void>;
  /** How it ends for each who takes part, by key. */
  readonly ends: Map<unknown, Promise<void>>;
}

/**
 * Makes rounds in which many wait for the disk at the same time (group commit): one round is under way at most, and all
 * who come meanwhile wait for the next. The file system writes a round down as one, where single calls that overlap
 * would each have it begin anew.
 */
export function createRounds(): InNextRound {
  let next = newRound();
  let isUnderWay = false;

  async function runRound(): Promise<void> {
    const { begin, ends } = next;
    // From here on nobody may join: what they did might come too late for this round.
    next = newRound();
    begin();
    await Promise.allSettled(ends.values());
    isUnderWay = false;
    beginSoon();
  }

  function beginSoon(): void {
    if (isUnderWay || next.ends.size === 0) return;
    isUnderWay = true;
    // All who come in this turn of the event loop take part.
    setImmediate(() => void runRound());
  }

  return (key, act) => {
    const end = next.ends.get(key) ?? next.begun.then(act);
    next.ends.set(key, end);
    beginSoon();
    return end;
  };
}

function newRound(): Round {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((fulfil) => {
    begin = fulfil;
  });
  return { begin, begun, ends: new Map() };
}
