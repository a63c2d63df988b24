import { gradeOf, judge } from "../../src/conformance/observatory/judge";
import { readPage } from "../../src/conformance/observatory/page";
import { OBSERVATORY_RULES, type ObservatoryRule } from "../../src/conformance/observatory/verdict";

interface Given {
  readonly headers?: Readonly<Record<string, string>>;
  readonly html?: string;
  readonly preflight?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
}

const scanned = ({ headers = {}, html = "", preflight = {}, cookies = [] }: Given) => ({
  headers,
  page: readPage(headers["content-type"] ?? "text/html; charset=utf-8", html),
  preflight,
  cookies,
});

const pointsOf = (rule: ObservatoryRule, given: Given) =>
  judge(scanned(given)).find((verdict) => verdict.rule === rule)?.points;

const csp = (policy: string): Given => ({ headers: { "content-security-policy": policy } });
const meta = (policy: string): Given => ({ html: `<meta http-equiv="Content-Security-Policy" content="${policy}">` });
const header = (name: string, value: string): Given => ({ headers: { [name]: value } });
const hsts = (value: string) => header("strict-transport-security", value);
const LASTING = { "strict-transport-security": "max-age=63072000" };

const POINTS: readonly (readonly [ObservatoryRule, string, Given, number])[] = [
  ["content-security-policy", "only what is named", csp("default-src 'none'; img-src 'self'"), 10],
  ["content-security-policy", "the same in the page", meta("default-src 'none'; img-src 'self'"), 10],
  ["content-security-policy", "this site by default", csp("default-src 'self'"), 5],
  ["content-security-policy", "inline scripts by digest", csp("default-src 'none'; script-src 'sha256-a='"), 10],
  [
    "content-security-policy",
    "inline scripts for browsers that know no digests",
    csp("default-src 'none'; script-src 'sha256-a=' 'unsafe-inline'"),
    10,
  ],
  [
    "content-security-policy",
    "what a trusted script brings along",
    csp("default-src 'none'; script-src 'nonce-a' 'strict-dynamic' https:"),
    10,
  ],
  ["content-security-policy", "inline styles", csp("default-src 'none'; style-src 'unsafe-inline'"), 0],
  ["content-security-policy", "pictures over http", csp("default-src 'none'; img-src http://a.example"), -10],
  ["content-security-policy", "code made of text", csp("default-src 'none'; script-src 'unsafe-eval'"), -10],
  ["content-security-policy", "frames over http", csp("default-src 'none'; frame-src http://a.example"), -20],
  ["content-security-policy", "inline scripts", csp("default-src 'none'; script-src 'unsafe-inline'"), -20],
  ["content-security-policy", "scripts from anywhere", csp("img-src 'self'"), -20],
  ["content-security-policy", "plugins from anywhere", csp("script-src 'none'; object-src https:"), -20],
  ["content-security-policy", "trust in no script", csp("default-src 'strict-dynamic'"), -25],
  ["content-security-policy", "a directive twice", csp("default-src 'none'; img-src 'self'; img-src *"), -25],
  ["content-security-policy", "nothing", {}, -25],
  ["content-security-policy", "in the page what only a header can say", meta("frame-ancestors 'none'"), -25],
  [
    "content-security-policy",
    "the rest in the page",
    { ...csp("frame-ancestors 'none'"), ...meta("default-src 'none'") },
    10,
  ],
  [
    "content-security-policy",
    "less in the header than in the page",
    { ...csp("default-src 'none'; script-src 'unsafe-inline'"), ...meta("default-src *; script-src 'self'") },
    10,
  ],
  ["content-security-policy", "two policies in one header", csp("frame-ancestors 'none', default-src 'none'"), 10],
  ["cookies", "none", {}, 0],
  ["cookies", "one for https and this site", { cookies: ["a=1; Secure; SameSite=Lax"] }, 5],
  ["cookies", "one for https", { cookies: ["a=1; secure; HttpOnly"] }, 0],
  ["cookies", "one for http too", { cookies: ["a=1", "b=1; Secure"] }, -20],
  ["cookies", "one for http too, where nobody comes over http", { cookies: ["a=1"], headers: LASTING }, -5],
  ["cookies", "one of a session for http", { cookies: ["session=1; HttpOnly"] }, -40],
  ["cookies", "one of a session for https only in practice", { cookies: ["login=1; HttpOnly"], headers: LASTING }, -10],
  ["cookies", "one of a session for scripts", { cookies: ["session=1; Secure"] }, -30],
  ["cookies", "one with a strange SameSite", { cookies: ["a=1; Secure; SameSite=Some"] }, -20],
  ["cookies", "one against forged requests for all sites", { cookies: ["csrf=1; Secure"] }, -20],
  ["cookies", "one that is set again", { cookies: ["a=1", "a=1; Secure; SameSite=Strict"] }, 5],
  ["cross-origin-resource-sharing", "nobody", {}, 0],
  ["cross-origin-resource-sharing", "everybody", { preflight: { "access-control-allow-origin": "*" } }, 0],
  [
    "cross-origin-resource-sharing",
    "everybody with cookies",
    {
      preflight: {
        "access-control-allow-origin": "https://elsewhere.example",
        "access-control-allow-credentials": "true",
      },
    },
    -50,
  ],
  ["redirection", "what can't be asked here", {}, 0],
  ["referrer-policy", "the origin to others", header("referrer-policy", "strict-origin-when-cross-origin"), 5],
  ["referrer-policy", "nothing to others in the page", { html: `<meta name="Referrer" content="same-origin">` }, 5],
  ["referrer-policy", "an old value and a new one", header("referrer-policy", "origin, strict-origin"), 5],
  ["referrer-policy", "nothing", {}, 0],
  ["referrer-policy", "the whole address", header("referrer-policy", "unsafe-url"), -5],
  ["referrer-policy", "no known value", header("referrer-policy", "private"), -5],
  ["strict-transport-security", "two years", hsts("max-age=63072000; includeSubDomains"), 0],
  ["strict-transport-security", "a minute", hsts("max-age=60"), -10],
  ["strict-transport-security", "no time", hsts("includeSubDomains"), -20],
  ["strict-transport-security", "two times", hsts("max-age=63072000; includeSubDomains, max-age=63072000"), -20],
  ["strict-transport-security", "nothing", {}, -20],
  ["subresource-integrity", "no scripts", {}, 0],
  ["subresource-integrity", "its own scripts", { html: `<script src="/a.js"></script>` }, 0],
  ["subresource-integrity", "its own, with digests", { html: `<script src="/a.js" integrity="sha256-a"></script>` }, 5],
  [
    "subresource-integrity",
    "no page",
    { ...header("content-type", "text/plain"), html: `<script src="//a/b"></script>` },
    0,
  ],
  [
    "subresource-integrity",
    "another site's, with digests",
    { html: `<script src="https://a.example/a.js" integrity="sha256-a"></script>` },
    5,
  ],
  ["subresource-integrity", "another site's", { html: `<script src="https://a.example/a.js"></script>` }, -5],
  [
    "subresource-integrity",
    "another site's over http, with digests",
    { html: `<script src="http://a.example/a.js" integrity="sha256-a"></script>` },
    -20,
  ],
  [
    "subresource-integrity",
    "another site's, maybe over http",
    { html: `<script src="//a.example/a.js"></script>` },
    -50,
  ],
  ["x-content-type-options", "the type as it is told", header("x-content-type-options", "nosniff"), 0],
  ["x-content-type-options", "something else", header("x-content-type-options", "sniff"), -5],
  ["x-content-type-options", "nothing", {}, -5],
  ["x-frame-options", "nobody, in the policy", csp("frame-ancestors 'none'"), 5],
  ["x-frame-options", "nobody", header("x-frame-options", "DENY"), 0],
  ["x-frame-options", "nobody, in the page, where it means nothing", meta("frame-ancestors 'none'"), -20],
  ["x-frame-options", "something else", header("x-frame-options", "NEVER"), -20],
  ["x-frame-options", "nothing", {}, -20],
  ["cross-origin-resource-policy", "this site", header("cross-origin-resource-policy", "same-origin"), 10],
  ["cross-origin-resource-policy", "all sites", header("cross-origin-resource-policy", "cross-origin"), 0],
  ["cross-origin-resource-policy", "nothing", {}, 0],
  ["cross-origin-resource-policy", "something else", header("cross-origin-resource-policy", "mine"), -5],
];

it.each(POINTS)("%s: %s", (rule, _, given, points) => {
  expect(pointsOf(rule, given)).toBe(points);
});

it("has for each rule that can be asked an answer that keeps it and one that breaks it", () => {
  const pointsFor = (rule: ObservatoryRule) => POINTS.filter(([one]) => one === rule).map(([, , , points]) => points);
  const asked = OBSERVATORY_RULES.filter((rule) => rule !== "redirection");
  expect(asked.filter((rule) => !pointsFor(rule).some((points) => points >= 0))).toEqual([]);
  expect(asked.filter((rule) => !pointsFor(rule).some((points) => points < 0))).toEqual([]);
});

it("judges by all rules, in their order", () => {
  expect(judge(scanned({})).map(({ rule }) => rule)).toEqual(OBSERVATORY_RULES);
});

it.each([
  [[], "A+", 100],
  [[10, 5], "A+", 115],
  [[-10, 20], "A+", 110],
  [[-5], "A", 95],
  [[-15, 50], "A-", 85],
  [[-20, 10, 10], "B+", 80],
  [[-45, 10], "C", 55],
  [[-76], "F", 24],
  [[-50, -40, -25], "F", 0],
] as const)("what is won counts from 90 points on: %j is %s with %d", (points, letter, score) => {
  expect(gradeOf(points.map((one) => ({ rule: "cookies", points: one, answer: "" })))).toEqual({ letter, score });
});
