import { runCommand } from "../../../__tests__/support/command";

it.each([
  [["post"], "bench: got post; allowed: pages, takeover"],
  [["scale", "--sizes", "some"], '--sizes: got "some"; allowed: numbers of projects'],
])("says what it may be told instead of %j", async (args, sentence) => {
  const { code, output } = await runCommand("bench", { args });
  expect(output).toContain(sentence);
  expect(code).toBe(1);
});
