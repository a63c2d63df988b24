import { encodedPath, movesOf } from "../../addresses";
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

/** What the contact form sends. */
export const mail: Rule = {
  id: "mail",
  expects: "What is posted to the mail route reaches the service, as it was sent",
  check: ({ policy, ask }) =>
    faultsOf([encodeURI("name=Ä&message=a b")], async (body) => {
      const question = {
        path: encodedPath(policy.pathPrefix + policy.mail.path),
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": String(body.length) },
      };
      const answer = await ask({ ...question, body });
      return [
        ...differs(question, "status", answer.status, 200),
        ...differs(question, "body", answer.body.toString(), `POST ${policy.mail.path} ${body}`),
      ];
    }),
};
