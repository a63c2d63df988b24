import { createHash } from "node:crypto";
import type { Robots } from "../read/robots";
import type { Answer } from "../read/wire";
import { AGENT } from "./agent";
import type { Asker } from "./asker";
import { onwardOf } from "./open-site";

/** An address that no site has: the same each time, so that servers are not filled with new ones. */
export function unknownAddress(servedAt: string): URL {
  const digest = createHash("sha256").update(servedAt).digest("hex").slice(0, 12);
  return new URL(`${servedAt}/no-such-page-${digest}/`);
}

/** What is answered in the end, of the same host; nothing where that may not be asked for. */
export async function followUnknown(url: URL, ask: Asker, robots: Robots | undefined): Promise<Answer | undefined> {
  let at = url;
  for (let step = 0; step <= 10; step += 1) {
    if (robots?.allows(at.pathname + at.search, AGENT) === false) return undefined;
    const answer = await ask(at, "text");
    const onward = onwardOf(answer);
    if (!onward) return answer;
    if (onward.origin !== url.origin) return undefined;
    at = onward;
  }
  return undefined;
}
