import { z } from "zod";
import { listOf, readEnvironment, wholeNumber } from "../src/environment";

const SCHEMA = z.object({
  COUNT: wholeNumber(1, 9, "1 to 9").default(5),
  NAMES: listOf((name) => /^[a-z]+$/.test(name), "names, separated by commas").default([]),
  KEY: z.string("a key").optional(),
});

it("reads what is there, and takes what is empty for not there", () => {
  expect(readEnvironment(SCHEMA, { COUNT: "3", NAMES: "ada, bob ,", KEY: "k", OTHER: {} })).toEqual({
    COUNT: 3,
    NAMES: ["ada", "bob"],
    KEY: "k",
  });
  expect(readEnvironment(SCHEMA, { COUNT: "", KEY: "" })).toEqual({ COUNT: 5, NAMES: [] });
});

it.each(["0", "10", "3.5", "1e0", " 3", "-3", "three"])("takes no number %j", (COUNT) => {
  expect(() => readEnvironment(SCHEMA, { COUNT })).toThrow(`COUNT: got ${JSON.stringify(COUNT)}; allowed: 1 to 9`);
});

it("tells all faults at once, and no secret", () => {
  expect(() => readEnvironment(SCHEMA, { COUNT: "0", NAMES: "Ada", KEY: 7 }, ["KEY"])).toThrow(
    new Error(
      [
        'COUNT: got "0"; allowed: 1 to 9',
        'NAMES: got "Ada"; allowed: names, separated by commas',
        "KEY: got something else, not told here since it is secret; allowed: a key",
      ].join("\n"),
    ),
  );
});
