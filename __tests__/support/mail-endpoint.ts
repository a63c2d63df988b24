import type { MailHandler } from "../../src/mail/handler";

/** An endpoint that does with what is posted what a test says, and has nothing to say to other requests. */
export function mailEndpoint(answer: (request: Request) => Response | Promise<Response>): MailHandler {
  return async (request) => (request.method === "POST" ? await answer(request) : new Response(null, { status: 204 }));
}
