/** Takes one thing after another, and returns at once. */
export type Take<Item> = (item: Item) => void;

/**
 * Does something with each item, a few in a turn of the event loop: between the turns others have theirs, such as who
 * waits for the disk.
 */
export function aFewATurn<Item>(few: number, act: Take<Item>): Take<Item> {
  const waiting: Item[] = [];
  const turn = () => {
    for (const item of waiting.splice(0, few)) act(item);
    if (waiting.length > 0) setImmediate(turn);
  };
  return (item) => {
    if (waiting.push(item) === 1) setImmediate(turn);
  };
}

/** Does something with all items together that come of the same callback. */
export function allAtOnce<Item>(act: Take<readonly Item[]>): Take<Item> {
  let gathered: Item[] = [];
  const end = () => {
    const items = gathered;
    gathered = [];
    act(items);
  };
  return (item) => {
    if (gathered.push(item) === 1) process.nextTick(end);
  };
}
