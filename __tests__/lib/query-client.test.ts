import { createQueryClient, retryDelay } from "../../src/lib/query-client";

it("repeats queries three times and keeps what is unused for five minutes", () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries?.retry).toBe(3);
  expect(queries?.gcTime).toBe(300_000);
});

it("waits twice as long each time, thirty seconds at most", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it("tries at once and always: what waits for a connection would be sent later, by itself", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect([queries?.networkMode, mutations?.networkMode]).toEqual(["always", "always"]);
});

it("never repeats a mutation: a message is not sent twice", () => {
  expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false);
});
