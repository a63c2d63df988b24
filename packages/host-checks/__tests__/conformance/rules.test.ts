import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OUTSIDE, sampleRedirects } from "../../src/conformance/deployment";
import { REACHED } from "../../src/conformance/mail-service";
import type { Answer, Question } from "../../src/client/request";
import { RULE_IDS, type RuleId } from "../../src/conformance/rule";
import { RULES } from "../../src/conformance/rules/all";
import { type BuiltSite, readBuiltSite } from "../../src/conformance/site";
import { hostingPolicy, type HostingPolicy } from "../../../../src/hosting/policy";
import { goodHost } from "./good-host";
import { writeSmallSite } from "./small-site";

let folder: string;
let site: BuiltSite;
let policy: HostingPolicy;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "small-site-"));
  await writeSmallSite(folder);
  site = await readBuiltSite(folder);
  policy = hostingPolicy(sampleRedirects(site.pages), site.pages);
});
afterAll(() => rm(folder, { recursive: true }));

type Change = (answer: Answer, question: Question) => Answer;

const with_ =
  (headers: Answer["headers"]): Change =>
  (answer) => ({ ...answer, headers: { ...answer.headers, ...headers } });
const at =
  (path: RegExp, change: Change): Change =>
  (answer, question) =>
    path.test(question.path) ? change(answer, question) : answer;
const whenStatus =
  (status: number, change: Change): Change =>
  (answer, question) =>
    answer.status === status ? change(answer, question) : answer;
const status =
  (value: number): Change =>
  (answer) => ({ ...answer, status: value });
const when =
  (method: string, change: Change): Change =>
  (answer, question) =>
    (question.method ?? "GET") === method ? change(answer, question) : answer;
const body =
  (text: string): Change =>
  (answer) => ({ ...answer, headers: { ...answer.headers, "content-encoding": "identity" }, body: Buffer.from(text) });

const faultsWith = async (id: RuleId, change: Change = (answer) => answer): Promise<readonly string[]> => {
  const ask = goodHost(site, policy);
  const rule = RULES.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`no rule ${id}`);
  return rule.check({ site, policy, ask: async (question) => change(await ask(question), question) });
};

it("are in the order of their names", () => {
  expect(RULES.map(({ id }) => id)).toEqual(RULE_IDS);
});

it.each(RULE_IDS)("%s is kept by a host that does all that is expected", async (id) => {
  expect(await faultsWith(id)).toEqual([]);
});

const BREAKS: readonly (readonly [RuleId, string, Change])[] = [
  ["pages", "an address is not found when its & is encoded", at(/%26/, status(404))],
  ["pages", "a page is not found by its raw letters", at(/[^\x21-\x7e]/, status(400))],
  ["pages", "a page shows another one's text", at(/about\/$/, body("<p>home"))],
  ["slash", "a page answers without its slash", at(/about$/, status(200))],
  ["slash", "a redirect is for a while only", whenStatus(301, status(302))],
  [
    "slash",
    "a redirect has raw letters",
    at(/%E2%80%93/, with_({ location: Buffer.from("/work/ads-–-search/").toString("latin1") })),
  ],
  ["slash", "a redirect leads elsewhere", at(/about$/, with_({ location: "https://example.com/about/" }))],
  ["slash", "a redirect loses the query", at(/about\?/, with_({ location: "/about/" }))],
  ["head", "HEAD has a body", (answer, { method }) => (method === "HEAD" ? body("x")(answer, { path: "" }) : answer)],
  [
    "head",
    "HEAD has another type",
    (answer, { method }) => (method === "HEAD" ? with_({ "content-type": "x" })(answer, { path: "" }) : answer),
  ],
  ["not found", "what is unknown answers 200", whenStatus(404, status(200))],
  ["not found", "what is below a page answers 200", at(/about\/absent/, status(200))],
  ["not found", "what is unknown shows another page", whenStatus(404, body("Not found"))],
  [
    "not found",
    "an unknown script has the type of one",
    at(/\.js$/, whenStatus(404, with_({ "content-type": "text/javascript" }))),
  ],
  [
    "compression",
    "nothing is compressed",
    (answer, { headers = {} }) =>
      headers["Accept-Encoding"] === "br" ? with_({ "content-encoding": undefined })(answer, { path: "" }) : answer,
  ],
  [
    "compression",
    "caches are not told",
    (answer, { headers = {} }) =>
      headers["Accept-Encoding"] === "identity" ? with_({ vary: undefined })(answer, { path: "" }) : answer,
  ],
  ["compression", "the file is another one", at(/\.js$/, body("'use strict'"))],
  ["types", "a script has no encoding", at(/\.js$/, with_({ "content-type": "text/javascript" }))],
  ["types", "a picture has the type of a page", at(/\.webp$/, with_({ "content-type": "text/html" }))],
  ["revalidation", "a file is sent once more", whenStatus(304, status(200))],
  ["revalidation", "an answer gives nothing to ask with", with_({ etag: undefined })],
  [
    "revalidation",
    "an old copy is confirmed",
    (answer, { headers = {} }) =>
      "If-None-Match" in headers ? status(304)(body("")(answer, { path: "" }), { path: "" }) : answer,
  ],
  ["ranges", "a part is another one", whenStatus(206, body("0123456789"))],
  ["ranges", "a range is refused", whenStatus(206, status(416))],
  [
    "ranges",
    "a part is sent by a weak ETag",
    (answer, { headers = {} }) => (headers["If-Range"]?.startsWith("W/") ? { ...answer, status: 206 } : answer),
  ],
  ["redirects", "an old address is not found", at(/old-file/, status(404))],
  ["redirects", "an old address leads home", at(/old-elsewhere/, with_({ location: "/" }))],
  ["strange addresses", "what is asked as of a proxy is forbidden", at(/^http:/, status(403))],
  ["strange addresses", "the server fails", at(/%00/, status(500))],
  ["strange addresses", "two slashes are forbidden", at(/about\/\/$/, status(403))],
  ["strange addresses", "a malformed one is told in JSON", at(/%E9/, with_({ "content-type": "application/json" }))],
  ["strange addresses", "a file from outside is shown", at(/\.\./, body(OUTSIDE.text))],
  [
    "strange addresses",
    "two slashes lead to another host",
    at(/^\/\/example/, with_({ location: "//example.com/a/" })),
  ],
  ["strange addresses", "a backslash leads to another host", at(/\\/, with_({ location: "/\\example.com/" }))],
  ["hidden files", "a host's file is served", at(/_headers$/, status(200))],
  ["hidden files", "a file with a dot is served", at(/\/static\/\.secret$/, status(200))],
  ["hidden files", "a file with a dot in a folder with one is served", at(/known\/\.secret$/, status(200))],
  ["well-known files", "the folder with a dot is hidden", at(/tried\.txt$/, status(404))],
  ["well-known files", "its texts have no encoding", at(/tried\.txt$/, with_({ "content-type": "text/plain" }))],
  ["listings", "a folder is listed", at(/\/work\/$/, status(200))],
  ["listings", "a folder is led to its closing slash", at(/\/work$/, status(301))],
  ["listings", "a folder is forbidden, which tells that it is there", at(/\/work\/$/, status(403))],
  ["headers", "a picture lacks a header", at(/\.webp$/, with_({ "x-content-type-options": undefined }))],
  ["headers", "the 404 answer lacks a header", whenStatus(404, with_({ "referrer-policy": undefined }))],
  [
    "headers",
    "share cards can't be shown elsewhere",
    at(/^\/share/, with_({ "cross-origin-resource-policy": "same-site" })),
  ],
  ["caching", "a page is kept", at(/about\/$/, with_({ "cache-control": "max-age=600" }))],
  ["caching", "a script is not kept", at(/\.js$/, with_({ "cache-control": "no-cache" }))],
  [
    "caching",
    "what is absent is kept for a year",
    at(/static\/absent/, with_({ "cache-control": "public, max-age=31536000, immutable" })),
  ],
  ["methods", "a page takes what is put there", when("PUT", status(200))],
  ["methods", "a page answers what is posted", at(/^\/$/, when("POST", status(200)))],
  ["methods", "a request is told back", when("TRACE", status(200))],
  ["mail", "a message gets lost", when("POST", body(""))],
  ["mail", "a message is refused", when("POST", status(405))],
  ["mail", "no token can be had", at(/token/, when("GET", status(404)))],
  ["mail", "the question for a token loses its query", at(/token/, with_({ [REACHED]: "GET /mail.php" }))],
  ["mail", "a preflight is answered by another", when("OPTIONS", with_({ [REACHED]: undefined }))],
  ["mail", "a message can be put there", when("PUT", status(200))],
];

it.each(BREAKS)("%s is broken when %s", async (id, _, change) => {
  expect(await faultsWith(id, change)).not.toEqual([]);
});

it("have each an example of how they are broken", () => {
  expect(RULE_IDS.filter((id) => !BREAKS.some(([broken]) => broken === id))).toEqual([]);
});

it("say what was asked, what came and what was expected", async () => {
  expect(await faultsWith("caching", at(/^\/robots/, with_({ "cache-control": "max-age=600" })))).toEqual([
    "GET /robots.txt: Cache-Control max-age=600; expected no-cache",
  ]);
});

it("count no answer as a fault", async () => {
  const ask = () => Promise.reject(new Error("GET /: no answer"));
  for (const { check } of RULES) expect(await check({ site, policy, ask })).toContain("GET /: no answer");
});
