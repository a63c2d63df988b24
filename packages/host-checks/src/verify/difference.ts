import type { LiveSite } from "./live-site";

/** The kinds of what may differ, in the order in which they are told. */
export const KINDS = ["no answer", "status", "content", "type", "headers", "redirects", "slash", "not found"] as const;

export type Kind = (typeof KINDS)[number];

/** Something that is not as it was built. */
export interface Fault {
  readonly kind: Kind;
  /** The same words for the same thing at all addresses. */
  readonly what: string;
}

/** Where something is not as it was built. */
export interface Difference extends Fault {
  /** The path as people write it: unencoded. */
  readonly address: string;
}

/** What is asked at an address, and held against what was built. */
export interface Check {
  readonly address: string;
  readonly run: (site: LiveSite) => Promise<readonly Fault[]>;
}

/** Several faults of a kind. */
export function faults(kind: Kind, whats: readonly string[]): Fault[] {
  return whats.map((what) => ({ kind, what }));
}
