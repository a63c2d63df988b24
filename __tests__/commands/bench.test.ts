import { runCommand } from "../support/command";

it.each([
  [["post"], "bench: got post; allowed: pages, takeover"],
  [["mail", "--messages", "10"], '--messages: got "10"; allowed: a number from 1000 to 9999999'],
  [["scale", "--sizes", "some"], '--sizes: got "some"; allowed: numbers of projects'],
])("says what it may be told instead of %j", async (args, sentence) => {
  const { code, output } = await runCommand("bench", { args });
  expect(output).toContain(sentence);
  expect(code).toBe(1);
});
