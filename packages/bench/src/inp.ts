/** An event as the browser timed it, as far as it is read here. Times are in milliseconds. */
export interface TimedEvent {
  /** The same for all events of one press, tap or key; 0 where the event is no such interaction. */
  readonly interactionId: number;
  readonly startTime: number;
  readonly processingStart: number;
  readonly processingEnd: number;
  /** From the input to the next frame on the screen, in steps of 8. */
  readonly duration: number;
}

/** The slowest interaction and what its time went into, in milliseconds. */
export interface SlowestInteraction {
  /** Interaction to next paint: https://web.dev/articles/inp */
  readonly inp: number;
  /** Until the page got to it. */
  readonly waiting: number;
  /** In the page's own code. */
  readonly handling: number;
  /** From then until the frame was on the screen. */
  readonly painting: number;
}

/** Finds the slowest of some interactions; all figures are 0 when none was long enough to be told. */
export function slowestInteraction(events: readonly TimedEvent[]): SlowestInteraction {
  const interactions = events.filter(({ interactionId }) => interactionId > 0);
  const [slowest] = [...interactions].sort((a, b) => b.duration - a.duration);
  if (slowest === undefined) return { inp: 0, waiting: 0, handling: 0, painting: 0 };
  const { duration, startTime, processingStart } = slowest;
  const frame = startTime + duration;
  // A press is several events (pointerdown, mousedown, …), and one frame shows what all of them did.
  const shown = interactions.filter(
    (event) => event.processingStart >= processingStart && event.processingEnd <= frame,
  );
  const handled = Math.max(slowest.processingEnd, ...shown.map(({ processingEnd }) => processingEnd));
  return {
    inp: duration,
    waiting: processingStart - startTime,
    handling: handled - processingStart,
    // The duration is rounded, and can be before the end of the handling.
    painting: Math.max(0, frame - handled),
  };
}
