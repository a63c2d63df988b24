import { type Fault, shown, valueAt } from "./fault";
import type { ContentFile } from "./read";

/** Which buttons of a case study stand below which part of it. */
const BUTTONS = [
  { actions: "consultation", below: "nextSteps" },
  { actions: "demo", below: "interfaceAreas" },
] as const;

/** Buttons that a project asks for and nobody would see: it does without the part that they stand below. */
export function caseActionFaults(files: readonly ContentFile[]): Fault[] {
  return BUTTONS.flatMap(({ actions, below }) =>
    files
      .filter(({ type, value }) => type === "Project" && valueAt(value, ["actions"]) === actions)
      .filter(({ value }) => valueAt(value, [below]) === undefined)
      .map(({ file }) => ({
        file,
        field: "actions",
        got: `${shown(actions)}, whose buttons stand below ${below}, which this project does without`,
        allowed: `"standard", or ${below} with it`,
      })),
  );
}
