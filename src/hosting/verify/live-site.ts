import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, Asker, NoAnswer, type Place } from "../client/request";

/** A site on the web, or on a machine of one's own. */
export interface LiveSite {
  readonly origin: string;
  /** Asks for an encoded path. @throws `NoAnswer`; another error when the host answers nothing any more. */
  readonly ask: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly close: () => void;
}

/** Questions that are asked at the same time. */
export const AT_ONCE = 8;

/** How long is waited. */
export interface Patience {
  /** Milliseconds that a host may be silent. */
  readonly silence: number;
  /** Milliseconds before each further attempt. */
  readonly pauses: readonly number[];
}

const PATIENCE: Patience = { silence: 15_000, pauses: [500, 3_000] };

/** What a host says that may answer in a moment. */
const BUSY = [429, 502, 503, 504];

/** Some hosts refuse what does not say who it is. No copy on the way is asked: the site may be a minute old. */
const HEADERS = { Accept: "*/*", "Cache-Control": "no-cache", "User-Agent": "Mozilla/5.0 (compatible; hosts verify)" };

/** The site at an address. Nothing is asked yet. */
export function liveSite(url: URL, patience: Patience = PATIENCE): LiveSite {
  const asker = new Asker(placeOf(url), { patience: patience.silence, connections: AT_ONCE });
  let isOpen = true;
  const askOnce = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    isOpen
      ? asker.ask({ path, headers: { ...HEADERS, ...headers } })
      : Promise.reject(new NoAnswer(path, new Error("it is no longer asked")));
  // Single addresses may get no answer; after a few, the home page tells whether there still is a host.
  let unanswered = 0;
  const isSilent = async () => {
    unanswered += 1;
    if (unanswered < AT_ONCE) return false;
    const home = await askOnce(url.pathname).catch(() => undefined);
    if (home !== undefined) unanswered = 0;
    return home === undefined;
  };
  return {
    origin: url.origin,
    ask: (path, headers) =>
      attempts(() => askOnce(path, headers), patience.pauses).catch(async (error: unknown) => {
        if (!(error instanceof NoAnswer) || !(await isSilent())) throw error;
        throw new Error(`${url.origin} has stopped answering (${error.reason}): ask once more`);
      }),
    close: () => {
      isOpen = false;
      asker.close();
    },
  };
}

function placeOf({ protocol, hostname, port }: URL): Place {
  const isSecure = protocol === "https:";
  // Addresses of IPv6 stand in brackets in a URL only.
  const host = hostname.replace(/^\[|\]$/g, "");
  return { host, port: Number(port === "" ? (isSecure ? 443 : 80) : port), isSecure };
}

/** Asks again, after each pause, what got no answer or that of a busy host; the last answer counts. */
async function attempts(ask: () => Promise<Answer>, pauses: readonly number[]): Promise<Answer> {
  for (const pause of pauses) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined && !BUSY.includes(answer.status)) return answer;
    await sleep(pause);
  }
  return ask();
}
