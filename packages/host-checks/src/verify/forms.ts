import type { Fault } from "./difference";

/** Gathers the faults of all forms of a file; one that not all of them have says which. */
export async function inEachForm(
  forms: readonly string[],
  faultsIn: (accepted: string) => Promise<readonly Fault[]>,
): Promise<Fault[]> {
  const found = new Map<string, { fault: Fault; accepted: string[] }>();
  for (const accepted of forms) {
    for (const fault of await faultsIn(accepted)) {
      const key = `${fault.kind} ${fault.what}`;
      const known = found.get(key) ?? { fault, accepted: [] };
      known.accepted.push(accepted);
      found.set(key, known);
    }
  }
  return [...found.values()].map(({ fault, accepted }) =>
    accepted.length === forms.length
      ? fault
      : { ...fault, what: `${fault.what} (asked with Accept-Encoding: ${accepted.join("; ")})` },
  );
}
