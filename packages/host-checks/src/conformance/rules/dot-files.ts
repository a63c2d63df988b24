import { encodedPath } from "#hosting/addresses";
import { decodedBody } from "../../client/request";
import { typeFaults } from "../../client/types";
import { DOTFILES, WELL_KNOWN } from "../deployment";
import { differs, faultsOf, labelOf, type Rule } from "../rule";

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

/** Files in the one folder with a dot that is everybody's. */
export const wellKnownFiles: Rule = {
  id: "well-known files",
  expects: "What lies in `/.well-known/` is served (RFC 8615)",
  check: ({ policy, ask }) =>
    faultsOf([WELL_KNOWN], async ({ path, text }) => {
      const question = { path: encodedPath(policy.pathPrefix + path) };
      const answer = await ask(question);
      const body = (await decodedBody(answer)).toString();
      return [
        ...differs(question, "status", answer.status, 200),
        ...differs(question, "body", body, text),
        ...typeFaults("txt", answer.headers["content-type"]).map((fault) => `${labelOf(question)}: ${fault}`),
      ];
    }),
};
