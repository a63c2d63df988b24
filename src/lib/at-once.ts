/**
 * Does something with each item, with a few of them at a time. When it fails for one, no further one is begun.
 *
 * @throws What went wrong first.
 */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  let hasFailed = false;
  const worker = async () => {
    for (const item of waiting) {
      if (hasFailed) return;
      await work(item);
    }
  };
  const stopping = () =>
    worker().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
  await Promise.all(Array.from({ length: limit }, stopping));
}
