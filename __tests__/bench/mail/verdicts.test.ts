import { verdicts } from "../../../src/bench/mail/verdicts";

const row = (name: string, perSecond: number, p99 = 20, errors = 0) => ({
  name,
  figures: { "messages a second": perSecond, "p99, ms": p99, errors },
});

const memory = (samples: readonly number[]) =>
  samples.map((megabytes, index) => ({ name: String(index), figures: { "memory, MB": megabytes } }));

const FLAT = memory([90, 100, 100, 100, 100, 100, 100, 100]);
const PHP = row("nginx and PHP-FPM, 32 connections", 1000);

it.each([
  ["as many as PHP-FPM", row("this server, 32 connections", 1000, 100), []],
  ["fewer", row("this server, 32 connections", 999), ["messages a second 999 (at least 1000)"]],
  ["too slow", row("this server, 32 connections", 2000, 101), ["p99, ms 101 (at most 100)"]],
  ["an error", row("this server, 32 connections", 2000, 9, 1), ["errors 1 (at most 0)"]],
])("holds this server against PHP-FPM: %s", (_, own, missed) => {
  const expected = missed.map((one) => `this server, 32 connections misses ${one}`);
  const said = verdicts([PHP, row("this server, 1 connection", 1), own], FLAT).slice(0, -1);
  expect(said).toEqual(missed.length > 0 ? expected : ["All goals of throughput and p99 are met."]);
});

it("says whether memory is flat, and by how much", () => {
  const rows = [PHP, row("this server, 32 connections", 1000)];
  expect(verdicts(rows, FLAT).at(-1)).toMatch(/^Memory is flat: .* 1\.00 times/);
  expect(verdicts(rows, memory([90, 90, 100, 100, 110, 120, 130, 140])).at(-1)).toMatch(
    /^Memory is not flat: .* 1\.40 times/,
  );
});

it("fails without the figures of both", () => {
  expect(() => verdicts([PHP], FLAT)).toThrow("No figures of both servers with 32 connections");
});
