import { text } from "node:stream/consumers";
import type { MailHandler, MailRequest } from "@site/site-server/exchange";

/** What was posted. */
export interface Posted {
  readonly path: string;
  readonly type: string | null;
  readonly body: string;
}

type Answer =
  string | { readonly status: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> };

/** An endpoint that does with what is posted what a test says, and has nothing to say to other requests. */
export function mailEndpoint(answerTo: (posted: Posted) => Answer | Promise<Answer>): MailHandler {
  return async (request) => {
    if (request.method !== "POST") return { status: 204, headers: {}, body: "" };
    const answer = await answerTo(await posted(request));
    return { headers: {}, ...(typeof answer === "string" ? { status: 200, body: answer } : answer) };
  };
}

async function posted({ url, headers, body }: MailRequest): Promise<Posted> {
  return {
    path: new URL(url).pathname,
    type: headers.get("Content-Type"),
    body: body === null ? "" : await text(body),
  };
}
