import { type Fault, shown, valueAt } from "./fault";
import { find } from "./places";
import type { ContentFile } from "./read";

/** Services whose links would choose nothing in the contact form, or that two choices claim. */
export function choiceFaults(files: readonly ContentFile[]): Fault[] {
  const claimed = find(files, "ContactPage form.services.*.services.*");
  const names = claimed.map(({ value }) => value);
  const twice = claimed
    .filter(({ value }, index) => names.indexOf(value) < index && !isSameList(claimed, index, names.indexOf(value)))
    .map(({ file, field, value }) => ({
      file,
      field,
      got: `${shown(value)} once more`,
      allowed: "a service that no other choice has",
    }));
  const [choices] = find(files, "ContactPage form.services");
  if (!choices || takesTheRest(choices.value)) return twice;
  const missing = find(files, "Service title").filter(({ value }) => !names.includes(value));
  return [
    ...twice,
    ...missing.map(({ value, file }) => ({
      file: choices.file,
      field: choices.field,
      got: `no choice for the service ${shown(value)} (data/${file})`,
      allowed: "each service in the services of a choice, or a last choice without services, which takes the rest",
    })),
  ];
}

/** Whether the last choice is for what none of the others is: then it names no service itself. */
function takesTheRest(choices: unknown): boolean {
  const last: unknown = Array.isArray(choices) ? choices.at(-1) : undefined;
  const services = valueAt(last, ["services"]);
  return Array.isArray(services) && services.length === 0;
}

/** What stands twice in one list that list's own rule tells. */
function isSameList(places: readonly { readonly field: string }[], one: number, other: number): boolean {
  const listOf = (index: number) => places[index]?.field.replace(/\[\d+\]$/, "");
  return listOf(one) === listOf(other);
}
