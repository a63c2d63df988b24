import type { Environment } from "@site/site-server/environment";
import { MAIL_PATH } from "#contact-form/protocol";
import { type Respond, fromEnvironment } from "./from-environment";

/** Lets work end that its request did not wait for. */
interface Context {
  waitUntil(work: Promise<unknown>): void;
}

/** The site's files, which a Worker that serves them is given. */
interface Assets {
  readonly ASSETS?: { fetch(request: Request): Promise<Response> };
}

const respond = fromEnvironment();

/**
 * The mail endpoint as a Pages Function.
 *
 * @see https://developers.cloudflare.com/pages/functions/api-reference/
 */
export function onRequest(context: Context & { readonly request: Request; readonly env: Environment }) {
  return answer(context.request, context.env, context);
}

/**
 * The mail endpoint as a Worker, which leaves every other address to the site's files.
 *
 * @see https://developers.cloudflare.com/workers/runtime-apis/handlers/fetch/
 */
export default {
  async fetch(request: Request, environment: Environment & Assets, context: Context): Promise<Response> {
    if (new URL(request.url).pathname.endsWith(MAIL_PATH)) return await answer(request, environment, context);
    return (await environment.ASSETS?.fetch(request)) ?? new Response("Not found", { status: 404 });
  },
};

/**
 * Ends what it began even when the browser has gone: the message may be on its way by then, and the same one sent again
 * waits for how that ended.
 */
function answer(request: Request, environment: Environment, context: Context): ReturnType<Respond> {
  // The edge sets this header itself; what a client sends in it is refused.
  const answered = respond(request, request.headers.get("CF-Connecting-IP"), environment);
  context.waitUntil(answered);
  return answered;
}
