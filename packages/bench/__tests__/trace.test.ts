import { animationSpans, markedSpan, smoothnessIn, type TraceEvent } from "../src/trace";

const FRAME = 1_000_000 / 60;

const event = (name: string, ph: string, ts: number, local = ""): TraceEvent => ({
  name,
  ph,
  ts,
  pid: 1,
  id2: { local },
});

const running = (ts: number, local: string): TraceEvent => ({
  ...event("Animation", "n", ts, local),
  args: { data: { state: "running" } },
});

it("takes an animation from its start on the screen to its end, and overlapping ones as one", () => {
  const spans = animationSpans([
    event("Animation", "b", 0, "a"),
    running(100, "a"),
    event("Animation", "b", 150, "b"),
    running(200, "b"),
    event("Animation", "e", 300, "a"),
    event("Animation", "e", 400, "b"),
    event("Animation", "b", 900, "c"),
    event("Animation", "e", 950, "c"),
    event("Animation", "b", 990, "never ends"),
  ]);
  expect(spans).toEqual([
    { start: 100, end: 400 },
    { start: 900, end: 950 },
  ]);
});

it("counts the frames drawn, those wanted at 60 Hz, and the longest wait", () => {
  const drawn = [1, 2, 3, 7, 8, 9, 10].map((frame) => event("DrawFrame", "I", frame * FRAME));
  const { moving, wanted, longest, ...counted } = smoothnessIn([{ start: 0, end: 10 * FRAME }], drawn);
  expect(counted).toEqual({ drawn: 7, composing: 0 });
  expect(wanted).toBe(10);
  expect(moving).toBeCloseTo(166.67, 1);
  expect(longest).toBeCloseTo(66.67, 1);
});

it("says how long the browser composed a frame on average, within the time only", () => {
  const composed = [10, 20, 900].map((ts) => ({ ...event("DirectRenderer::DrawFrame", "X", ts), dur: ts * 1000 }));
  expect(smoothnessIn([{ start: 0, end: 100 }], composed).composing).toBe(15);
});

it("counts no frame outside of the time", () => {
  const outside = [event("DrawFrame", "I", 5), event("DrawFrame", "I", 5_000_000)];
  expect(smoothnessIn([{ start: 10, end: 4_000_000 }], outside).drawn).toBe(0);
});

it("finds the time from the first mark to the last, and none when there is but one", () => {
  const marks = [event("step", "I", 20), event("step", "I", 10), event("step", "I", 30), event("other", "I", 50)];
  expect(markedSpan(marks, "step")).toEqual([{ start: 10, end: 30 }]);
  expect(markedSpan(marks, "other")).toEqual([]);
});
