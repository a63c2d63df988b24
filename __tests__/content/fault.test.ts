import { faultsIn, goodNote, warningNote } from "../../src/content/fault";

const fault = (number: number) => ({ file: "team.json", field: `members[${number}]`, got: "x", allowed: "y" });
const faults = (count: number) => Array.from({ length: count }, (_, index) => fault(index));

it("tells the first of many warnings in a build, and where all are told", () => {
  const lines = warningNote(faults(11)).split("\n");
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toBe("  and 3 more: npm run content tells all");
  expect(warningNote(faults(8))).not.toContain("more");
});

it("says one fault and one file in the singular", () => {
  expect(faultsIn("the content", faults(1))).toMatch(/^1 fault in the content:\n {2}data\/team\.json/);
  expect(faultsIn("data/", faults(2))).toMatch(/^2 faults in data\//);
  expect([goodNote(1), goodNote(47)]).toEqual(["1 content file keeps all rules", "47 content files keep all rules"]);
});
