import { parseArgs } from "node:util";

/** A command that was not understood. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** What a person wants of the messages. */
export interface MailCommand {
  readonly name: (typeof NAMES)[number];
  readonly references: readonly string[];
  readonly isAll: boolean;
  readonly isForced: boolean;
}

const NAMES = ["list", "show", "retry", "drop"] as const;
const USAGE = `npm run mail -- list [--all]
npm run mail -- show REFERENCE
npm run mail -- retry REFERENCE | --all
npm run mail -- drop REFERENCE [--force]`;

/** @throws {@link UsageError} When it is no command, with all that is wrong and what there is. */
export function readMailCommand(args: string[]): MailCommand {
  const { positionals, values } = parse(args);
  const [given, ...references] = positionals;
  const name = NAMES.find((known) => known === given);
  const { all: isAll, force: isForced } = values;
  if (name === undefined) throw usage([`mail: got ${given === undefined ? "nothing" : JSON.stringify(given)}`]);
  const faults: string[] = [];
  if (isAll && name !== "list" && name !== "retry") faults.push(`${name}: --all belongs to list and retry.`);
  if (isForced && name !== "drop") faults.push(`${name}: --force belongs to drop.`);
  if (name === "list" && references.length > 0) faults.push("list: takes no reference.");
  if (name !== "list" && !isAll && references.length === 0) faults.push(`${name}: the reference is missing.`);
  if (name === "retry" && isAll && references.length > 0) faults.push("retry: takes references or --all, not both.");
  if (faults.length > 0) throw usage(faults);
  return { name, isAll, isForced, references: [...new Set(references.map(asReference))] };
}

function parse(args: string[]) {
  try {
    const flag = { type: "boolean", default: false } as const;
    return parseArgs({ args, allowPositionals: true, options: { all: flag, force: flag } });
  } catch (error) {
    throw usage([error instanceof Error ? error.message : String(error)]);
  }
}

/** As it may be read out or typed: without its line, in small letters, with letters for digits (Crockford's base 32). */
function asReference(given: string): string {
  const symbols = given.toUpperCase().replace(/[-\s]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return symbols.length === 8 ? `${symbols.slice(0, 4)}-${symbols.slice(4)}` : given;
}

function usage(faults: readonly string[]): UsageError {
  return new UsageError([...faults, "There are:", USAGE].join("\n"));
}
