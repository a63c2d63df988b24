import { slowestInteraction, type TimedEvent } from "../src/inp";

const event = (interactionId: number, startTime: number, handled: readonly [number, number], duration: number) =>
  ({ interactionId, startTime, processingStart: handled[0], processingEnd: handled[1], duration }) satisfies TimedEvent;

it("takes the slowest interaction, and divides its time", () => {
  const events = [event(1, 0, [2, 5], 16), event(2, 100, [120, 150], 80), event(3, 300, [301, 302], 24)];
  expect(slowestInteraction(events)).toEqual({ inp: 80, waiting: 20, handling: 30, painting: 30 });
});

it("counts the handling of all events that the same frame shows", () => {
  const press = [event(2, 100, [110, 115], 64), event(2, 100, [115, 140], 64)];
  expect(slowestInteraction(press)).toEqual({ inp: 64, waiting: 10, handling: 30, painting: 24 });
});

it("leaves out what is no interaction, such as a pointer that moves", () => {
  const events = [event(0, 0, [0, 900], 900), event(4, 0, [8, 8], 16)];
  expect(slowestInteraction(events).inp).toBe(16);
});

it("does not wait less than nothing for a frame whose time was rounded", () => {
  expect(slowestInteraction([event(1, 0, [1, 17], 16)]).painting).toBe(0);
});

it("is nothing when no interaction was long enough to be told", () => {
  expect(slowestInteraction([])).toEqual({ inp: 0, waiting: 0, handling: 0, painting: 0 });
});
