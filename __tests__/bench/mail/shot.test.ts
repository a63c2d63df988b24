import { medians, sendAndCount, shoot, warmUp } from "../../../src/bench/mail/shot";
import { endStandIns, honest, startStandIn } from "./stand-in";

afterEach(endStandIns);

it("measures a server that stores each message it takes", async () => {
  const server = await startStandIn(honest);
  expect(await warmUp(server)).toBeGreaterThan(500);
  const figures = await shoot(server, { connections: 8, messages: 200 });
  expect(figures).toMatchObject({ errors: 0, "messages a second": expect.any(Number) });
  expect(figures["messages a second"]).toBeGreaterThan(10);
  expect(figures["p50, ms"]).toBeGreaterThan(0);
  expect(figures["p99, ms"]).toBeGreaterThanOrEqual(figures["p50, ms"] ?? Number.NaN);
  expect(figures["memory, MB"]).toBeGreaterThan(10);
});

it("sends as many messages as it is asked to, and none twice", async () => {
  const server = await startStandIn(honest);
  await sendAndCount(server, { connections: 7, messages: 100 });
  await sendAndCount(server, { connections: 1, messages: 20 });
  expect(server.bodies).toHaveLength(120);
  expect(new Set(server.bodies).size).toBe(120);
});

it("counts what was not taken as an error, whatever its status", async () => {
  let count = 0;
  const server = await startStandIn(async (body, response, keep) => {
    count += 1;
    if (count % 4 === 0) response.writeHead(503).end("success");
    else if (count % 4 === 1) response.end("Please check your email address.");
    else await honest(body, response, keep);
  });
  const load = await sendAndCount(server, { connections: 2, messages: 40 });
  expect(load).toMatchObject({ accepted: 20, errors: 20 });
  expect(load.latencies).toHaveLength(40);
});

it.each([
  ["says that it stored what it did not", 0],
  ["stores a message twice", 2],
])("refuses the figures of a server that %s", async (_, times) => {
  const server = await startStandIn(async (body, response, keep) => {
    for (let time = 0; time < times; time += 1) await keep(body);
    response.end("success");
  });
  await expect(sendAndCount(server, { connections: 2, messages: 10 })).rejects.toThrow(
    `stand-in said "success" 10 times and stored ${String(10 * times)} messages (0 errors)`,
  );
});

it("takes the median of each figure by itself", () => {
  const runs = [
    { a: 1, b: 30 },
    { a: 3, b: 20 },
    { a: 2, b: 10 },
  ];
  expect(medians(runs)).toEqual({ a: 2, b: 20 });
});
