import { difference, type Value } from "../client/compare";
import type { Answer, Question } from "../client/request";
import type { HostingPolicy } from "#hosting/policy";
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
  "well-known files",
  "listings",
  "headers",
  "caching",
  "methods",
  "mail",
] as const;

export type RuleId = (typeof RULE_IDS)[number];

type Check<Item> = (item: Item) => Promise<readonly string[]>;

/** Asks several things at once and gathers what is wrong with the answers; no answer is a fault too. */
export async function faultsOf<Item>(items: readonly Item[], check: Check<Item>): Promise<string[]> {
  if (items.length === 0) return ["the site has nothing to ask for"];
  return (await Promise.all(items.map((item) => attempt(item, check)))).flat();
}

/** The same one after another: for questions at which a server may end, with all others that it has not answered. */
export async function faultsInTurn<Item>(items: readonly Item[], check: Check<Item>): Promise<string[]> {
  const faults: string[] = [];
  for (const item of items) faults.push(...(await attempt(item, check)));
  return faults;
}

async function attempt<Item>(item: Item, check: Check<Item>): Promise<readonly string[]> {
  try {
    return await check(item);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** A fault, if what was got is not what is expected. */
export function differs(question: Question, what: string, got: Value, expected: Value): string[] {
  return difference(what, got, expected).map((fault) => `${labelOf(question)}: ${fault}`);
}

/** How a request is named in messages. */
export function labelOf({ method = "GET", path, headers = {} }: Question): string {
  const shortPath = path.length > 100 ? `${path.slice(0, 60)}…` : path;
  const given = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${shortPath}`, ...given].join(", ");
}
