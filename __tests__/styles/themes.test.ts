import { themesIn } from "../../src/styles/themes";

it.each([
  ["both, where an agency says nothing", {}, ["light", "dark"]],
  ["both, in whatever order it names them", { themes: ["dark", "light"] }, ["light", "dark"]],
  ["the one that it names", { themes: ["light"] }, ["light"]],
  ["the other one", { themes: ["dark"] }, ["dark"]],
  ["both, where nothing is known of it", undefined, ["light", "dark"]],
])("has %s", (_which, agency, expected) => {
  expect(themesIn(agency)).toEqual(expected);
});
