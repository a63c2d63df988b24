/**
 * Does something in the next round.
 *
 * @param key - What it is done to. Who asks for the same in the same round shares what is done.
 * @returns Fulfilled once that has been done in a round that began after this call, and rejected when it failed.
 */
export type InNextRound = (key: unknown, act: () => Promise<void>) => Promise<void>;

interface Joined {
  readonly begin: () => void;
  readonly ended: Promise<void>;
}

/**
 * Makes rounds in which many wait for the disk at the same time (group commit): one round is under way at most, and all
 * who come meanwhile wait for the next. The file system writes a round down as one, where single calls that overlap
 * would each have it begin anew.
 */
export function createRounds(): InNextRound {
  let next = new Map<unknown, Joined>();
  let isUnderWay = false;

  async function runRound(): Promise<void> {
    const round = [...next.values()];
    // From here on nobody may join: what they did might come too late for this round.
    next = new Map();
    for (const { begin } of round) begin();
    await Promise.allSettled(round.map(({ ended }) => ended));
    isUnderWay = false;
    beginSoon();
  }

  function beginSoon(): void {
    if (isUnderWay || next.size === 0) return;
    isUnderWay = true;
    // All who come in this turn of the event loop take part.
    setImmediate(() => void runRound());
  }

  return (key, act) => {
    const joined = next.get(key) ?? joinedBy(act);
    next.set(key, joined);
    beginSoon();
    return joined.ended;
  };
}

function joinedBy(act: () => Promise<void>): Joined {
  let begin: () => void = () => undefined;
  const ended = new Promise<void>((begun) => {
    begin = begun;
  }).then(act);
  return { begin, ended };
}
