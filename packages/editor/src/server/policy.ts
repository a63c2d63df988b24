import { policyOf } from "../policy-of";

/**
 * What the page of the screen may load: this server's own, and the site beside it. The CMS asks others for versions of
 * itself and for the state of Git hosts; nobody else is told who edits the site.
 *
 * @param site - Where the site runs, where it does.
 */
export function screenPolicy(site?: string): string {
  return policyOf({
    "default-src": ["'none'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "blob:", "data:"],
    "media-src": ["blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", "blob:", "data:"],
    "worker-src": ["'self'", "blob:"],
    "frame-src": ["'self'", "blob:", ...(site === undefined ? [] : [site])],
    "base-uri": ["'self'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'self'"],
  });
}
