import { encodedPath } from "#hosting/addresses";
import { type Answer, NoAnswer } from "../client/request";
import type { HostingPolicy } from "#hosting/policy";
import type { LiveSite } from "./live-site";

/** What it may be when there is no answer, by the error's code. */
const CAUSES: readonly (readonly [code: RegExp, cause: string])[] = [
  [/^ENOTFOUND$/, "The name may be misspelled, or not known everywhere yet"],
  [/^EAI_AGAIN$/, "No name can be looked up here: this machine may be offline"],
  [/^ECONNREFUSED$/, "Nothing listens there: the server may not run, or at another port"],
  [/^E(?:HOST|NET)UNREACH$/, "This machine may be offline"],
  [/CERT|TLS|SIGNATURE/, "Its certificate is not accepted: it may be expired, another name's or not installed whole"],
  [/^EPROTO$|^ERR_SSL|^HPE_/, "It may be http:// instead of https://, or the reverse, or another port"],
];

/**
 * Asks for the home page, to see whether there is a site.
 *
 * @throws When there is none that could be held against a build; the message says what that may be.
 */
export async function reach({ origin, ask }: LiveSite, { pathPrefix }: HostingPolicy): Promise<Answer> {
  const path = `${encodedPath(pathPrefix)}/`;
  const home = origin + path;
  const answer = await ask(path).catch((error: unknown) => {
    throw error instanceof NoAnswer ? new Error(`${home} does not answer (${error.reason}). ${causeOf(error)}`) : error;
  });
  const location = answer.headers.location ?? "";
  const leads = URL.canParse(location, home) ? new URL(location, home) : undefined;
  if (answer.status >= 300 && answer.status < 400 && leads !== undefined && leads.origin !== origin) {
    throw new Error(`${home} leads to ${leads.href}. If that is the site, give that address`);
  }
  if ([401, 403, 407].includes(answer.status)) {
    throw new Error(`${home} answers ${String(answer.status)}. It may be a preview that asks for a password`);
  }
  return answer;
}

function causeOf({ code }: NoAnswer): string {
  return CAUSES.find(([pattern]) => pattern.test(code))?.[1] ?? "It may be down, or behind a firewall";
}
