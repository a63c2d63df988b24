import type { HostingPolicy } from "../policy";
import type { Answer, Question } from "./request";
import type { BuiltSite } from "./site";

/** A running host, and what it should serve. */
export interface Target {
  readonly site: BuiltSite;
  readonly policy: HostingPolicy;
  /** Asks for an address whose path begins with the policy's path prefix. */
  readonly ask: (question: Question) => Promise<Answer>;
}

/** Something that a host has to do. */
export interface Rule {
  readonly id: RuleId;
  /** What is expected, for the table. */
  readonly expects: string;
  /** What the host does otherwise, each as a sentence that begins with the request. */
  readonly check: (target: Target) => Promise<readonly string[]>;
}

/** Names of all rules, in the order of the table. */
export const RULE_IDS = [
  "pages",
  "slash",
  "head",
  "not found",
  "compression",
  "types",
  "revalidation",
  "ranges",
  "redirects",
  "strange addresses",
  "hidden files",
  "listings",
  "headers",
  "caching",
  "mail",
] as const;

export type RuleId = (typeof RULE_IDS)[number];

/** Asks several things at once and gathers what is wrong with the answers; no answer is a fault too. */
export async function faultsOf<Item>(
  items: readonly Item[],
  check: (item: Item) => Promise<readonly string[]>,
): Promise<string[]> {
  if (items.length === 0) return ["the site has nothing to ask for"];
  const faults = await Promise.all(
    items.map((item) => check(item).catch((error: unknown) => [error instanceof Error ? error.message : String(error)])),
  );
  return faults.flat();
}

/** A fault, if what was got is not what is expected. */
export function differs(question: Question, what: string, got: unknown, expected: unknown): string[] {
  if (got === expected) return [];
  return [`${labelOf(question)}: ${what} ${shown(got)}; expected ${shown(expected)}`];
}

/** How a request is named in messages. */
export function labelOf({ method = "GET", path, headers = {} }: Question): string {
  const shortPath = path.length > 100 ? `${path.slice(0, 60)}…` : path;
  const given = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${shortPath}`, ...given].join(", ");
}

function shown(value: unknown): string {
  if (value === undefined) return "missing";
  return typeof value === "string" ? value.slice(0, 200) : String(value);
}
