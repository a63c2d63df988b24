/**
 * Lets many callers share the writing through of one folder (group commit): each is told when a run has ended that began
 * after its call. At most one run is under way and one waits; all who come meanwhile join the one that waits.
 *
 * @param sync - Writes the folder through. When it fails, it fails for all who joined that run.
 */
export function shareSync(sync: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;

  async function runAfter(earlier: Promise<void>): Promise<void> {
    await earlier.catch(() => undefined);
    // From here on nobody may join: what they did might come too late for this run.
    waiting = undefined;
    await sync();
  }

  return () => {
    if (waiting) return waiting;
    waiting = runAfter(last);
    last = waiting;
    return waiting;
  };
}
