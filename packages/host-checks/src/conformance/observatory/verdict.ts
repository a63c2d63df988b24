import type { IncomingHttpHeaders } from "node:http";
import type { Page } from "./page";

/** What a scan has got for one address. */
export interface Scanned {
  readonly headers: IncomingHttpHeaders;
  readonly page: Page;
  /** Headers of the answer to a preflight request from another origin; none when it was refused. */
  readonly preflight: IncomingHttpHeaders;
  /** All `Set-Cookie` lines, those of `/robots.txt` too. */
  readonly cookies: readonly string[];
}

/** What a rule finds: points that are lost (below zero) or won, and the answer that they are for. */
export interface Finding {
  readonly points: number;
  readonly answer: string;
}

/** Names of all rules, as the Observatory calls them and in its order. */
export const OBSERVATORY_RULES = [
  "content-security-policy",
  "cookies",
  "cross-origin-resource-sharing",
  "redirection",
  "referrer-policy",
  "strict-transport-security",
  "subresource-integrity",
  "x-content-type-options",
  "x-frame-options",
  "cross-origin-resource-policy",
] as const;

export type ObservatoryRule = (typeof OBSERVATORY_RULES)[number];

/** What one of the rules finds. */
export interface Verdict extends Finding {
  readonly rule: ObservatoryRule;
}
