import { fromEnvironment } from "./from-environment";

const respond = fromEnvironment();

/**
 * The mail endpoint as a Vercel Function. The platform overwrites `X-Real-IP`, whatever a client sends in it.
 *
 * @see https://vercel.com/docs/functions/functions-api-reference
 * @see https://vercel.com/docs/headers/request-headers
 */
export default {
  fetch(request: Request): Promise<Response> {
    return respond(request, request.headers.get("X-Real-IP"), process.env);
  },
};
