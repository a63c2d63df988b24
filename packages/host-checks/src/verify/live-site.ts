import { lookup } from "node:dns/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, Asker, type Family, NoAnswer, type Place } from "../client/request";

/** A site on the web, or on a machine of one's own. */
export interface LiveSite {
  readonly origin: string;
  /** Asks for an encoded path. @throws `NoAnswer`; another error when the host answers nothing any more. */
  readonly ask: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  /** The site as each kind of addresses of its name answers; itself alone where there is one kind. */
  readonly families: () => Promise<readonly OverFamily[]>;
  readonly close: () => void;
}

/** A site, asked over one kind of addresses. */
interface OverFamily {
  /** As people call it; nothing where there is no other. */
  readonly family?: string;
  readonly over: LiveSite;
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
export function liveSite(url: URL, patience: Patience = PATIENCE, family?: Family): LiveSite {
  const asker = new Asker(
    { ...placeOf(url), ...(family && { family }) },
    { patience: patience.silence, connections: AT_ONCE },
  );
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
  const site: LiveSite = {
    origin: url.origin,
    families: async () => {
      const found = await familiesOf(url);
      if (found.length < 2) return [{ over: site }];
      return found.map((one) => ({ family: `IPv${String(one)}`, over: liveSite(url, patience, one) }));
    },
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
  return site;
}

/** The kinds of addresses that a name has; of an address, its own. */
async function familiesOf(url: URL): Promise<Family[]> {
  const addresses = await lookup(placeOf(url).host, { all: true }).catch(() => []);
  return ([4, 6] as const).filter((one) => addresses.some(({ family }) => family === one));
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
