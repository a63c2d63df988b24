import { encodedPath } from "#hosting/addresses";
import { bodyDigest } from "#hosting/body-digest";
import { decodedBody } from "../../client/request";
import { unknownAddresses } from "../../client/unknown-addresses";
import { differs, faultsOf, type Rule } from "../rule";

/** What does not exist. */
export const notFound: Rule = {
  id: "not found",
  expects:
    "Unknown addresses at any depth, of pages and of files, answer 404 with the not-found page, whole also where a part of it or only a change is asked for",
  check: async ({ site, policy, ask }) => {
    const page = bodyDigest(await site.read(policy.notFound));
    return faultsOf(unknownAddresses(policy, site.pages), async (path) => {
      const question = { path: encodedPath(policy.pathPrefix + path) };
      const answer = await ask(question);
      const { "content-type": type, etag } = answer.headers;
      const faults = differs(question, "type", type?.replace(/;.*/, ""), "text/html");
      const conditions = [{ Range: "bytes=0-9" }, ...(etag === undefined ? [] : [{ "If-None-Match": etag }])];
      const asked = [question, ...conditions.map((headers) => ({ ...question, headers }))];
      for (const one of asked) {
        const answered = one === question ? answer : await ask(one);
        faults.push(
          ...differs(one, "status", answered.status, 404),
          ...differs(one, "digest of the body", bodyDigest(await decodedBody(answered)), page),
        );
      }
      return faults;
    });
  },
};

/** Folders that hold no page. */
export const listings: Rule = {
  id: "listings",
  expects: "A folder without a page answers 404, at once without its closing slash too; nothing lists its files",
  check: ({ site, policy, ask }) =>
    faultsOf(
      [...site.bareFolders.slice(0, 12).flatMap(bothForms), ...policy.bareFolders.flatMap(bothForms)],
      async (folder) => {
        const question = { path: encodedPath(policy.pathPrefix + folder) };
        const { status, headers } = await ask(question);
        // There are hosts that lead from `/index/` to `/` before they look.
        const isIndex = status === 308 && /\/index\/?$/.test(folder);
        const answer = isIndex ? await ask({ path: headers.location ?? "" }) : { status };
        return differs(question, "status", answer.status, 404);
      },
    ),
};

function bothForms(folder: string): string[] {
  const bare = folder.replace(/\/$/, "");
  return [bare, `${bare}/`];
}
