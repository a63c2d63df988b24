import { z } from "zod";

/** One setting that the environment may hold. */
export interface Setting<Value> {
  /** What its text has to be, and what is made of it; it is given an empty text when there is none. */
  readonly schema: z.ZodType<Value, string>;
  /** Says in a few words what it may be. */
  readonly allowed: string;
  /** Whether its text must not be shown. */
  readonly isSecret?: boolean;
}

type Settings = Readonly<Record<string, Setting<unknown>>>;
type Values<Table extends Settings> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value> ? Value : never;
};

/**
 * Reads settings from the environment. A setting that is empty counts as one that is not there.
 *
 * @throws When any of them is malformed, naming all that are: what it was and what it may be.
 */
export function readEnvironment<const Table extends Settings>(
  table: Table,
  environment: Readonly<Record<string, string | undefined>>,
): Values<Table> {
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, { schema, allowed, isSecret = false }] of Object.entries(table)) {
    const given = environment[name] ?? "";
    const { success, data } = schema.safeParse(given);
    if (success) values[name] = data;
    else faults.push(`${name}: got ${isSecret ? "something else" : JSON.stringify(given)}; allowed: ${allowed}`);
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return values as Values<Table>;
}

/** A whole number within bounds, or what is taken without one. */
export function wholeNumber(least: number, most: number, otherwise: number): z.ZodType<number, string> {
  return z
    .string()
    .transform((text) => (text === "" ? otherwise : /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN))
    .refine((number) => number >= least && number <= most);
}

/** One of some words; the first one without any. */
export function oneOf<const Words extends readonly [string, ...string[]]>(
  words: Words,
): z.ZodType<Words[number], string> {
  return z
    .string()
    .transform((text) => (text === "" ? words[0] : text))
    .pipe(z.enum(words));
}
