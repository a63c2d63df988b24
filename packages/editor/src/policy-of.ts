/** What a page of the CMS may load besides its own server's files. */
interface Others {
  /** Servers that it asks, and whose pictures it shows. */
  readonly servers?: readonly string[];
  /** Pages that it shows beside it. */
  readonly frames?: readonly string[];
}

/**
 * The Content-Security-Policy of a page of the CMS. The CMS asks others for versions of itself and for the state of Git
 * hosts; nobody else is told who edits the site.
 */
export function policyOf({ servers = [], frames = [] }: Others): string {
  const rules = {
    "default-src": ["'none'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "blob:", "data:", ...servers],
    "media-src": ["blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", "blob:", "data:", ...servers],
    "worker-src": ["'self'", "blob:"],
    "frame-src": ["blob:", ...frames],
    "base-uri": ["'self'"],
    "form-action": ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
