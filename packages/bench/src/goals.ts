import type { Row } from "./figures";

/** What a figure is to be: so much at the most, or so much at least. */
export type Goal = { readonly most: number } | { readonly least: number };

/** Goals by the names of the figures. */
export type Goals = Readonly<Record<string, Goal>>;

/** The figures of a row that miss their goals, each with its goal: `LCP, s 1.3 (at most 1.1)`. */
export function missedGoals({ figures }: Row, goals: Goals): string[] {
  return Object.entries(figures).flatMap(([name, value]) => {
    const goal = goals[name];
    if (goal === undefined || isMet(value, goal)) return [];
    return `${name} ${value} (${"most" in goal ? `at most ${goal.most}` : `at least ${goal.least}`})`;
  });
}

function isMet(value: number, goal: Goal): boolean {
  return "most" in goal ? value <= goal.most : value >= goal.least;
}
