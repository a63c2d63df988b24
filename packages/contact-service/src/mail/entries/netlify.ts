import { fromEnvironment } from "./from-environment";

const respond = fromEnvironment();

/**
 * The mail endpoint as a Netlify Function. The platform takes the address from the connection.
 *
 * Its path, `export const config = { path: "/mail.php" }`, belongs into the file that Netlify deploys: Netlify reads it
 * there without running it, and here Gatsby would take it for a page's.
 *
 * @see https://docs.netlify.com/build/functions/api/
 */
export default function netlify(request: Request, context: { readonly ip?: string }): Promise<Response> {
  return respond(request, context.ip, process.env);
}
