import { encodedPath } from "../../addresses";
import { landing } from "../../client/landing";
import { decodedBody } from "../../client/request";
import { differs, faultsInTurn, faultsOf, labelOf, type Rule } from "../rule";
import { OUTSIDE } from "../deployment";

const STRANGE = [
  "//",
  "//about",
  "//about/",
  "//example.com/",
  "//example.com/..",
  "/%2f%2fexample.com/",
  "/\\example.com/",
  "/about//",
  "/./about/",
  "/about/../",
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
  "/about/%00",
  "/about/index.html%00.jpg",
  "/?%00",
  "/con",
  `/${"long/".repeat(60)}`,
  `/${"long".repeat(100)}`,
  `/${"a".repeat(4_000)}`,
  `/${"%e2%80%93".repeat(400)}/`,
  `/${"a".repeat(12_000)}`,
];

/** Addresses that no link has. */
export const strangeAddresses: Rule = {
  id: "strange addresses",
  expects:
    "`//`, `/../`, `/%2e%2e/`, bytes that are no text and very long paths never make the server fail, show a file from outside or lead to another host",
  check: ({ policy, ask }) =>
    faultsInTurn(STRANGE, async (path) => {
      const question = { path: encodedPath(policy.pathPrefix) + path };
      const answer = await ask(question);
      const text = (await decodedBody(answer)).toString();
      const leads = answer.headers.location === undefined ? "/" : leadsTo(answer.headers.location, question.path);
      return [
        ...(answer.status >= 500
          ? [`${labelOf(question)}: status ${String(answer.status)}; expected less than 500`]
          : []),
        ...(text.includes(OUTSIDE.text) || text.includes("root:x:0:")
          ? [`${labelOf(question)}: a file from outside`]
          : []),
        ...(leads.startsWith("/") && !leads.startsWith("//") ? [] : [`${labelOf(question)}: leads to ${leads}`]),
      ];
    }),
};

function leadsTo(location: string, from: string): string {
  // A browser takes a backslash for a slash.
  if (/^[\\/]{2}/.test(location)) return location.replaceAll("\\", "/");
  try {
    return landing(location, from.startsWith("//") ? "/" : from);
  } catch {
    return "/";
  }
}

/** Files that are no visitor's. */
export const hiddenFiles: Rule = {
  id: "hidden files",
  expects: "Files that only hosts read, and those that begin with a dot, are not served",
  check: ({ policy, ask }) =>
    faultsOf([...new Set([...policy.hidden, ...DOTFILES])], async (path) => {
      const question = { path: encodedPath(policy.pathPrefix + path) };
      const { status } = await ask(question);
      // Some servers forbid their own files before they look for them.
      return status === 403 && path.startsWith("/.ht") ? [] : differs(question, "status", status, 404);
    }),
};

const DOTFILES = ["/.secret", "/static/.secret", "/.git/config"];
