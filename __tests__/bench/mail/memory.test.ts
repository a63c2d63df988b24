import { growth, isFlat, measureMemory } from "../../../src/bench/mail/memory";
import { endStandIns, honest, startStandIn } from "./stand-in";

beforeEach(() => jest.spyOn(process.stderr, "write").mockReturnValue(true));
afterEach(async () => {
  jest.restoreAllMocks();
  await endStandIns();
});

it("looks at the memory after each tenth of the messages", async () => {
  const server = await startStandIn(honest);
  const rows = await measureMemory(server, 1005);
  expect(server.bodies).toHaveLength(1005);
  expect(rows.map(({ name }) => name).slice(0, 2)).toEqual(["after 101 messages", "after 201 messages"]);
  expect(rows).toHaveLength(10);
  expect(rows[9]).toMatchObject({ name: "after 1005 messages", figures: { errors: 0 } });
  expect(rows[9]?.figures["memory, MB"]).toBeGreaterThan(10);
});

it.each([
  ["steady after its start", [50, 90, 100, 101, 99, 104, 98, 100, 102, 101], true],
  ["a little more at the end", [50, 90, 100, 100, 100, 105, 105, 105, 109, 110], true],
  ["more and more", [50, 90, 100, 110, 120, 130, 140, 150, 160, 170], false],
])("calls memory flat when it does not grow: %s", (_, samples, flat) => {
  expect(isFlat(samples)).toBe(flat);
});

it("tells how many times the early memory the late one is", () => {
  expect(growth([1, 1, 100, 100, 1, 1, 1, 1, 150, 150])).toBe(1.5);
});
