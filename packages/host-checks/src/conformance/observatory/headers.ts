import { frameAncestors } from "./content-security-policy";
import type { Finding, Scanned } from "./verdict";

const PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

const TELLING = ["no-referrer-when-downgrade", "origin", "origin-when-cross-origin", "unsafe-url"];

/** Half a year of 30-day months: what the Observatory takes for enough. */
const HALF_A_YEAR = 15_552_000;

/** What pages elsewhere learn of where a visitor comes from: the last value that browsers know counts. */
export function referrerPolicy({ headers, page }: Scanned): Finding {
  const values = [headers["referrer-policy"] ?? [], page.referrer]
    .flat()
    .flatMap((value) => value.toLowerCase().split(","));
  if (values.length === 0) return { points: 0, answer: "missing" };
  const known = values.map((value) => value.trim()).findLast((value) => [...PRIVATE, ...TELLING].includes(value));
  return { points: PRIVATE.includes(known ?? "") ? 5 : -5, answer: known ?? values.join(",") };
}

/** How long browsers come over https only. A domain in the browsers' own lists would win 5 points: that isn't known here. */
export function strictTransportSecurity({ headers }: Scanned): Finding {
  const answer = headers["strict-transport-security"];
  if (answer === undefined) return { points: -20, answer: "missing" };
  const seconds = /(?:^|;)\s*max-age=(\d+)\s*(?:;|$)/i.exec(answer)?.[1];
  if (seconds === undefined || answer.includes(",")) return { points: -20, answer: `invalid: ${answer}` };
  return { points: Number(seconds) >= HALF_A_YEAR ? 0 : -10, answer };
}

/** Whether browsers keep to the type that a file comes with. */
export function contentTypeOptions({ headers }: Scanned): Finding {
  const answer = headers["x-content-type-options"];
  return { points: isOneOf(answer, ["nosniff"]) ? 0 : -5, answer: shown(answer) };
}

/** Who may frame the page. What the policy in the header says of it is worth more than the old header. */
export function frameOptions(scanned: Scanned): Finding {
  const ancestors = frameAncestors(scanned);
  if (ancestors !== undefined) return { points: 5, answer: `frame-ancestors ${ancestors} in the policy` };
  const answer = scanned.headers["x-frame-options"];
  const isKnown = isOneOf(answer, ["deny", "sameorigin"]) || /^\s*allow-from/i.test(String(answer));
  return { points: isKnown ? 0 : -20, answer: shown(answer) };
}

/** Which sites may load the file. */
export function resourcePolicy({ headers }: Scanned): Finding {
  const answer = headers["cross-origin-resource-policy"];
  if (isOneOf(answer, ["same-origin", "same-site"])) return { points: 10, answer: shown(answer) };
  return { points: answer === undefined || isOneOf(answer, ["cross-origin"]) ? 0 : -5, answer: shown(answer) };
}

/** Which sites may read the page: anybody may what is public, but not with a visitor's cookies. */
export function resourceSharing({ preflight }: Scanned): Finding {
  const origin = preflight["access-control-allow-origin"];
  if (origin === undefined) return { points: 0, answer: "missing" };
  const withCookies = isOneOf(preflight["access-control-allow-credentials"], ["true"]);
  return origin === FOREIGN_ORIGIN && withCookies
    ? { points: -50, answer: "every origin, with cookies" }
    : { points: 0, answer: origin };
}

/** Another site, for which is asked whether it may read a page. */
export const FOREIGN_ORIGIN = "https://elsewhere.example";

function isOneOf(value: string | string[] | undefined, allowed: readonly string[]): boolean {
  return allowed.includes(String(value).trim().toLowerCase());
}

function shown(value: string | string[] | undefined): string {
  return value === undefined ? "missing" : String(value);
}
