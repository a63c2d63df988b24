import { missedGoals, type Goals } from "../src/goals";

const GOALS: Goals = { "LCP, s": { most: 1.1 }, SEO: { least: 100 }, CLS: { most: 0 } };

const row = (figures: Readonly<Record<string, number>>) => ({ name: "/", figures });

it.each([
  ["at the goal", { "LCP, s": 1.1, SEO: 100, CLS: 0 }, []],
  ["better than the goal", { "LCP, s": 0.4 }, []],
  ["above the most", { "LCP, s": 1.11 }, ["LCP, s 1.11 (at most 1.1)"]],
  ["above a most of nothing", { CLS: 0.001 }, ["CLS 0.001 (at most 0)"]],
  ["below the least", { SEO: 99 }, ["SEO 99 (at least 100)"]],
  ["without a goal", { KB: 9000 }, []],
])("tells what misses its goal: %s", (_, figures, missed) => {
  expect(missedGoals(row(figures), GOALS)).toEqual(missed);
});

it("tells every figure that misses", () => {
  expect(missedGoals(row({ "LCP, s": 2, KB: 1, SEO: 90, CLS: 1 }), GOALS)).toHaveLength(3);
});
