import { encodedPath, movesOf } from "#hosting/addresses";
import { landing } from "../../client/landing";
import { faultsOf, differs, labelOf, type Rule } from "../rule";

/** Old addresses. */
export const redirects: Rule = {
  id: "redirects",
  expects: "Old addresses, with and without a closing slash, lead to the new ones (301 or 308), in one step",
  check: ({ policy, ask }) =>
    faultsOf(movesOf(policy), async ({ from, to }) => {
      const question = { path: encodedPath(from) };
      const { status, headers } = await ask(question);
      if (status !== 301 && status !== 308)
        return [`${labelOf(question)}: status ${String(status)}; expected 301 or 308`];
      return differs(question, "leads to", landing(headers.location ?? "", question.path), landing(to, question.path));
    }),
};
