/** An event of Chromium's tracing, as far as it is read here. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly id2?: { readonly local?: string };
  readonly args?: { readonly data?: { readonly state?: string } };
}

/** A stretch of time, in microseconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** How evenly frames came while something moved. */
export interface Smoothness {
  /** Milliseconds in which something moved. */
  readonly moving: number;
  /** Frames that a screen of 60 Hz shows in this time. */
  readonly wanted: number;
  /** Frames that were drawn. */
  readonly drawn: number;
  /** Longest time between two of them, in milliseconds. */
  readonly longest: number;
  /**
   * Milliseconds in which the browser itself put one frame together, the page's own work not counted. Without a
   * graphics card this is the processor's work and grows with the window: more than 16.7 can't be 60 a second.
   */
  readonly composing: number;
}

/** What has to be recorded for this. */
export const TRACE_CATEGORIES = [
  "blink.animations",
  "blink.user_timing",
  "devtools.timeline",
  "benchmark",
  "rail",
  "disabled-by-default-devtools.timeline.frame",
];

/** A screen's frame at 60 Hz, in microseconds. */
const FRAME = 1_000_000 / 60;

/** When transitions and animations ran: from the moment that each was started to its end, overlapping ones as one. */
export function animationSpans(events: readonly TraceEvent[]): Span[] {
  const spans = new Map<string, { start: number; end: number }>();
  for (const { name, ph, ts, pid, id2, args } of events) {
    if (name !== "Animation") continue;
    const key = `${pid} ${id2?.local ?? ""}`;
    const span = spans.get(key);
    if (ph === "b") spans.set(key, { start: ts, end: Number.NaN });
    else if (span && ph === "n" && args?.data?.state === "running" && Number.isNaN(span.end)) span.start = ts;
    else if (span && ph === "e") span.end = ts;
  }
  return merged([...spans.values()].filter(({ end }) => !Number.isNaN(end)));
}

/** The time from the first to the last of the marks that the page has set by this name. */
export function markedSpan(events: readonly TraceEvent[], mark: string): Span[] {
  const marks = events.filter(({ name }) => name === mark).map(({ ts }) => ts);
  return marks.length < 2 ? [] : [{ start: Math.min(...marks), end: Math.max(...marks) }];
}

/** Counts the frames that were drawn in some spans. */
export function smoothnessIn(spans: readonly Span[], events: readonly TraceEvent[]): Smoothness {
  const frames = events
    .filter(({ name }) => name === "DrawFrame")
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  let [moving, wanted, drawn, longest] = [0, 0, 0, 0];
  for (const { start, end } of spans) {
    const within = frames.filter((ts) => ts >= start && ts <= end);
    const gaps = [start, ...within, end].map((ts, index, all) => ts - (all[index - 1] ?? ts));
    moving += end - start;
    wanted += Math.floor((end - start) / FRAME);
    drawn += within.length;
    longest = Math.max(longest, ...gaps);
  }
  return {
    moving: moving / 1000,
    wanted,
    drawn: Math.min(drawn, wanted),
    longest: longest / 1000,
    composing: composingIn(spans, events) / 1000,
  };
}

/** Microseconds that one frame took to compose, on average. */
function composingIn(spans: readonly Span[], events: readonly TraceEvent[]): number {
  const frames = events.filter(
    ({ name, ts }) => name === "DirectRenderer::DrawFrame" && spans.some(({ start, end }) => ts >= start && ts <= end),
  );
  const total = frames.reduce((sum, { dur = 0 }) => sum + dur, 0);
  return frames.length === 0 ? 0 : total / frames.length;
}

function merged(spans: readonly Span[]): Span[] {
  const result: { start: number; end: number }[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
}
