import { encodedPath } from "#hosting/addresses";
import type { Question } from "../../client/request";
import { echo, REACHED } from "../mail-service";
import { differs, faultsOf, type Rule } from "../rule";

/** What could change something, or tell what a proxy adds to a request. */
const NEVER = ["PUT", "PATCH", "DELETE", "TRACE"];

/** What is asked of files. */
export const methods: Rule = {
  id: "methods",
  expects: "POST, PUT, PATCH, DELETE and TRACE of a page or a file answer 405",
  check: ({ policy, ask }) =>
    faultsOf(
      ["POST", ...NEVER].flatMap((method) => ["/", "/robots.txt"].map((path) => ({ method, path }))),
      async ({ method, path }) => {
        const question = { method, path: encodedPath(policy.pathPrefix + path) };
        return differs(question, "status", (await ask(question)).status, 405);
      },
    ),
};

/** What the contact form asks: a token first, then that its message be taken. */
export const mail: Rule = {
  id: "mail",
  expects:
    "GET, HEAD, OPTIONS and POST of the mail route reach the service as they were sent, with query, headers and body; others don't",
  check: async ({ policy, ask }) => {
    const { pathPrefix, mail: route } = policy;
    if (!route) return [];
    const path = encodedPath(pathPrefix + route.path);
    const passed = await faultsOf(QUESTIONS, async ({ query = "", headers = {}, body = "", method }) => {
      const question = { path: path + query, method, headers };
      const answer = await ask({ ...question, ...(body !== "" && { body }) });
      const expected = echo({ method, path: route.path + query, header: (name) => headers[name], body });
      return [
        ...differs(question, "status", answer.status, 200),
        ...differs(question, "reached the service", answer.headers[REACHED]?.toString(), expected.headers[REACHED]),
        ...(method === "HEAD" ? [] : differs(question, "body", answer.body.toString(), expected.body)),
      ];
    });
    const others = await faultsOf(NEVER, async (method) => {
      const question = { path, method };
      return differs(question, "status", (await ask(question)).status, 405);
    });
    return [...passed, ...others];
  },
};

type MailQuestion = Pick<Question, "headers" | "body"> & { readonly method: string; readonly query?: string };

const MESSAGE = encodeURI("name=Ä&message=a b");

const QUESTIONS: readonly MailQuestion[] = [
  { method: "GET", query: "?token=", headers: { accept: "application/json" } },
  { method: "HEAD", query: "?token=" },
  { method: "OPTIONS", headers: { origin: "https://example.com", "access-control-request-method": "POST" } },
  {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(MESSAGE.length),
      "enquiry-token": "a.token",
      "idempotency-key": "a-key",
    },
    body: MESSAGE,
  },
];
