import { contentSecurityPolicy } from "./content-security-policy";
import { cookies } from "./cookies";
import {
  contentTypeOptions,
  frameOptions,
  referrerPolicy,
  resourcePolicy,
  resourceSharing,
  strictTransportSecurity,
} from "./headers";
import { subresourceIntegrity } from "./scripts";
import { type Finding, OBSERVATORY_RULES, type ObservatoryRule, type Scanned, type Verdict } from "./verdict";

/** The version of Mozilla's own scanner whose rules these are. */
export const OBSERVATORY_VERSION = "1.4.8";

/**
 * The rules of Mozilla's HTTP Observatory, in words of our own: its scanner asks public addresses over https only, and
 * brings a database with it.
 *
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 * @see https://github.com/mdn/mdn-http-observatory
 */
const JUDGES: Readonly<Record<ObservatoryRule, (scanned: Scanned) => Finding>> = {
  "content-security-policy": contentSecurityPolicy,
  cookies,
  "cross-origin-resource-sharing": resourceSharing,
  redirection: () => ({ points: 0, answer: "not asked; taken for http leading to https" }),
  "referrer-policy": referrerPolicy,
  "strict-transport-security": strictTransportSecurity,
  "subresource-integrity": subresourceIntegrity,
  "x-content-type-options": contentTypeOptions,
  "x-frame-options": frameOptions,
  "cross-origin-resource-policy": resourcePolicy,
};

/** What is lost where nothing leads from http to https. */
export const WITHOUT_REDIRECTION: Verdict = { rule: "redirection", points: -20, answer: "missing" };

/** What each rule finds. */
export function judge(scanned: Scanned): Verdict[] {
  return OBSERVATORY_RULES.map((rule) => ({ rule, ...JUDGES[rule](scanned) }));
}

/** A score and its letters. */
export interface Grade {
  readonly letter: string;
  readonly score: number;
}

/** The lowest scores of each grade. */
const LETTERS: readonly (readonly [number, string])[] = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
  [45, "C-"],
  [40, "D+"],
  [30, "D"],
  [25, "D-"],
  [0, "F"],
];

/** From 100 on, what is lost goes down; what is won counts only for those who are left with 90 at least. */
export function gradeOf(verdicts: readonly Verdict[]): Grade {
  const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0);
  const points = verdicts.map((verdict) => verdict.points);
  const kept = 100 + sum(points.filter((one) => one < 0));
  const score = Math.max(0, kept >= 90 ? 100 + sum(points) : kept);
  return { letter: LETTERS.find(([lowest]) => score >= lowest)?.[1] ?? "F", score };
}
