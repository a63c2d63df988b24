import { encodedPath } from "#hosting/addresses";
import { decodedBody, type Question } from "../../client/request";
import type { Target } from "../rule";
import { FOREIGN_ORIGIN } from "./headers";
import { type Grade, gradeOf, judge } from "./judge";
import { readPage } from "./page";
import type { Scanned, Verdict } from "./verdict";

/** What an address gets. */
export interface Scan {
  /** As it was asked for. */
  readonly path: string;
  readonly verdicts: readonly Verdict[];
  readonly grade: Grade;
}

/** Addresses of the home page, a case study and the not-found page, which the Observatory itself would not grade. */
export function scannedPaths({ site, policy }: Target): string[] {
  const study = site.pages.find((page) => /^\/projects\/[^/]+\/$/.test(page)) ?? site.pages.at(-1) ?? "/";
  return ["/", study, "/absent"].map((path) => encodedPath(policy.pathPrefix + path));
}

/** Asks as the Observatory does, and grades the answers as if they had come over https. @throws When there is none. */
export async function scan({ policy, ask }: Target, path: string): Promise<Scan> {
  const answer = await ask({ path });
  const robots = await ask({ path: encodedPath(`${policy.pathPrefix}/robots.txt`) });
  const preflight = await ask(preflightFor(path));
  const verdicts = judge({
    headers: answer.headers,
    page: readPage(answer.headers["content-type"], (await decodedBody(answer)).toString()),
    preflight: preflight.status >= 200 && preflight.status < 300 ? preflight.headers : {},
    cookies: [answer, robots].flatMap(({ headers }): Scanned["cookies"] => headers["set-cookie"] ?? []),
  });
  return { path, verdicts, grade: gradeOf(verdicts) };
}

/** All scans that came to an end: what did not answer is a fault elsewhere. */
export async function scanAll(target: Target): Promise<Scan[]> {
  const scans = await Promise.allSettled(scannedPaths(target).map((path) => scan(target, path)));
  return scans.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
}

/** The grade and what took points from it. */
export function shownGrade({ grade, verdicts }: Scan): string {
  const lost = verdicts.filter(({ points }) => points < 0);
  const reasons = lost.map(({ rule, points, answer }) => `${rule} ${String(points)} (${answer})`);
  return [`${grade.letter}, ${String(grade.score)} points`, ...(lost.length > 0 ? [reasons.join(", ")] : [])].join(
    ": ",
  );
}

function preflightFor(path: string): Question {
  return { path, method: "OPTIONS", headers: { Origin: FOREIGN_ORIGIN, "Access-Control-Request-Method": "GET" } };
}
