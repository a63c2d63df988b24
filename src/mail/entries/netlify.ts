import { fromEnvironment } from "./from-environment";

const respond = fromEnvironment();

/**
 * The mail endpoint as a Netlify Function. The platform takes the address from the connection.
 *
 * @see https://docs.netlify.com/build/functions/api/
 */
export default function netlify(request: Request, context: { readonly ip?: string }): Promise<Response> {
  return respond(request, context.ip, process.env);
}

/** Netlify reads this from the source without running it, so it has to stand in the function's own file. */
export const config = { path: "/mail.php" };
