import { z } from "zod";

/** Variables of a process, and on some hosts other things beside them. */
export type Environment = Readonly<Record<string, unknown>>;

/**
 * Reads settings from the environment. A variable that is empty counts as not set.
 *
 * @param schema - What each variable may be; the messages of its errors say so in words.
 * @param secrets - Those whose value is never told.
 * @throws When any is missing or malformed, naming all that are: what it was and what it may be.
 */
export function readEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Environment,
  secrets: readonly string[] = [],
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  const faults = error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name}: got ${shown(given[name], secrets.includes(name))}; allowed: ${message}`;
  });
  throw new Error(faults.join("\n"));
}

function shown(value: unknown, isSecret: boolean): string {
  if (value === undefined) return "nothing";
  return isSecret ? "something else, not told here since it is secret" : JSON.stringify(value);
}

/** A whole number within bounds. */
export function wholeNumber(least: number, most: number, allowed: string) {
  return z
    .string(allowed)
    .refine((text) => /^\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= most, allowed)
    .transform(Number);
}

/** Several texts, separated by commas. */
export function listOf(isOne: (text: string) => boolean, allowed: string) {
  return z
    .string(allowed)
    .transform((list) => list.split(",").flatMap((text) => text.trim() || []))
    .refine((texts) => texts.every(isOne), allowed);
}
