import { encodedPath } from "#hosting/addresses";
import { bodyDigest } from "#hosting/body-digest";
import { landing } from "../../client/landing";
import type { Answer } from "../../client/request";
import { differs, faultsOf, labelOf, type Rule, type Target } from "../rule";

/** Every page at its address. */
export const pages: Rule = {
  id: "pages",
  expects:
    "Every page answers 200 with its own HTML, at its address as browsers send it, percent-encoded throughout and in raw UTF-8",
  check: ({ site, policy, ask }) =>
    faultsOf(
      site.pages.flatMap((page) => formsOf(page).map((form) => ({ page, form }))),
      async ({ page, form }) => {
        const question = { path: encodedPath(policy.pathPrefix) + form };
        const answer = await inAscii(await ask(question), question.path, encodedPath(policy.pathPrefix + page), ask);
        const expected = bodyDigest(await site.read(page));
        return [
          ...differs(question, "status", answer.status, 200),
          ...differs(question, "digest of the body", bodyDigest(answer.body), expected),
        ];
      },
    ),
};

/** A server that takes no raw bytes in an address may lead to the same address encoded. */
async function inAscii(answer: Answer, asked: string, encoded: string, ask: Target["ask"]): Promise<Answer> {
  const leads = [301, 308].includes(answer.status) && answer.headers.location === encoded;
  return leads && isRaw(asked) ? ask({ path: encoded }) : answer;
}

function isRaw(path: string): boolean {
  return /[^\x21-\x7e]/.test(path);
}

/** Every page without its closing slash. */
export const slash: Rule = {
  id: "slash",
  expects:
    "Without its closing slash, a page's address leads to the one with it in one lasting redirect (301 or 308), in ASCII, on the same host, with its query",
  check: (target) =>
    faultsOf(
      target.site.pages.filter((page) => page !== "/").flatMap((page) => formsOf(page).map((form) => ({ page, form }))),
      ({ page, form }) => redirectFaults(target, page, form.slice(0, -1)),
    ),
};

async function redirectFaults({ policy, ask }: Target, page: string, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const query of ["", "?from=a&to=%C3%A9"]) {
    const question = { path: `${encodedPath(policy.pathPrefix)}${path}${query}` };
    const encoded = encodedPath(policy.pathPrefix + page.slice(0, -1)) + query;
    const { status, headers } = await inAscii(await ask(question), question.path, encoded, ask);
    const location = headers.location ?? "";
    if (status !== 301 && status !== 308) {
      faults.push(`${labelOf(question)}: status ${String(status)}; expected 301 or 308`);
      continue;
    }
    if (!/^[\x21-\x7e]+$/.test(location))
      faults.push(`${labelOf(question)}: Location ${JSON.stringify(location)}; expected ASCII`);
    const leads = landing(location, question.path);
    faults.push(...differs(question, "leads to", leads, `${policy.pathPrefix}${page}${decodeURIComponent(query)}`));
  }
  return faults;
}

/**
 * How a path may be asked for: as browsers do; with everything encoded that may be, in small letters too; and, as some
 * programs do, with nothing encoded that can stand in a request, each byte as a character.
 */
function formsOf(path: string): string[] {
  const whole = path.split("/").map(encodeURIComponent).join("/");
  const small = whole.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase());
  const raw = Buffer.from(path.replace(/[%?# ]/g, encodeURIComponent)).toString("latin1");
  return [...new Set([new URL(path, "http://localhost").pathname, whole, small, raw])];
}
