import { encodedPath } from "#hosting/addresses";
import { landing } from "../../client/landing";
import { decodedBody } from "../../client/request";
import { differs, faultsInTurn, labelOf, type Rule } from "../rule";
import type { HostingPolicy } from "#hosting/policy";
import { OUTSIDE } from "../deployment";

/** Forms of a page's address that no link has. @param page - Without its slashes. */
const strangeFormsOf = (page: string) => [
  `//${page}`,
  `//${page}/`,
  `/${page}//`,
  `/${page}%5C`,
  `/${page}%3Fa=1/`,
  `/${page}%23a/`,
  `/./${page}/`,
  `/${page}/../`,
  `/${page}/%00`,
  `/${page}/index.html%00.jpg`,
];

const STRANGE = [
  "//",
  "//example.com/",
  "//example.com/..",
  "/%2f%2fexample.com/",
  "/\\example.com/",
  "/caf%E9/",
  "/../",
  `/../${OUTSIDE.name}`,
  `/../../${OUTSIDE.name}`,
  `/%2e%2e/${OUTSIDE.name}`,
  `/%2e%2e%2f${OUTSIDE.name}`,
  `/..%2f..%2f${OUTSIDE.name}`,
  `/..%5c${OUTSIDE.name}`,
  `/static/../../${OUTSIDE.name}`,
  "/../../../../../../etc/passwd",
  "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
  "/%",
  "/%zz",
  "/%c3%28",
  "/%00",
  "/?%00",
  "/con",
  `/${"long/".repeat(60)}`,
  `/${"long".repeat(100)}`,
  `/${"a".repeat(4_000)}`,
  `/${"a".repeat(9_000)}`,
  `/${"%e2%80%93".repeat(400)}/`,
  `/${"a".repeat(12_000)}`,
];

/** A page, a redirect, nothing, or what HTTP has for addresses that are malformed (400) or too long (414, 431). */
const EXPECTED = [200, 301, 308, 400, 404, 414, 431];

/** Bytes of a name on most disks. Apache forbids (403) what is longer before it reads a site's own settings. */
const LONGEST_NAME = 255;

/** Addresses that no link has. */
export const strangeAddresses: Rule = {
  id: "strange addresses",
  expects:
    "`GET http://host/` is `GET /`; `//`, `/../`, `/%2e%2e/`, bytes that are no text and very long paths are found, led on, absent or refused as malformed; they never make the server fail, show a file from outside or lead to another host",
  check: async ({ site, policy, ask }) => [
    ...(await faultsInTurn(absolute(policy), async ({ path, expected }) =>
      differs({ path }, "status", (await ask({ path })).status, expected),
    )),
    ...(await faultsInTurn([...STRANGE, ...strangeFormsOf(aPage(site.pages))], async (path) => {
      const question = { path: encodedPath(policy.pathPrefix) + path };
      const expected = path.length > LONGEST_NAME ? [...EXPECTED, 403] : EXPECTED;
      const answer = await ask(question);
      const text = (await decodedBody(answer)).toString();
      const leads = answer.headers.location === undefined ? "/" : leadsTo(answer.headers.location, question.path);
      return [
        ...(expected.includes(answer.status)
          ? []
          : [`${labelOf(question)}: status ${String(answer.status)}; expected ${expected.join(", ")}`]),
        ...(answer.headers["content-type"]?.includes("json") ? [`${labelOf(question)}: an answer for programs`] : []),
        ...(text.includes(OUTSIDE.text) || text.includes("root:x:0:")
          ? [`${labelOf(question)}: a file from outside`]
          : []),
        ...(leads.startsWith("/") && !leads.startsWith("//") ? [] : [`${labelOf(question)}: leads to ${leads}`]),
      ];
    })),
  ],
};

/** A page in no folder of pages, encoded. */
function aPage(pages: readonly string[]): string {
  const page = pages.find((one) => /^\/[^/]+\/$/.test(one)) ?? "/a-page/";
  return encodedPath(page).replaceAll("/", "");
}

/** Addresses as they are asked of a proxy: servers have to take them as well (RFC 9112, 3.2.2). */
function absolute({ pathPrefix }: HostingPolicy): { path: string; expected: number }[] {
  const home = `http://127.0.0.1${encodedPath(pathPrefix)}`;
  return [
    { path: `${home}/`, expected: 200 },
    { path: `${home}/absent/`, expected: 404 },
  ];
}

function leadsTo(location: string, from: string): string {
  // A browser takes a backslash for a slash.
  if (/^[\\/]{2}/.test(location)) return location.replaceAll("\\", "/");
  try {
    return landing(location, from.startsWith("//") ? "/" : from);
  } catch {
    return "/";
  }
}
