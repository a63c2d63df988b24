import { createHash } from "node:crypto";

/** What stands inline in a page, as source text. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The Content-Security-Policy of one page, for its `<meta>`: nothing but what the site itself serves and what stands in
 * this page. What a `<meta>` cannot say (`frame-ancestors`) is a header's: see `policy.ts`.
 *
 * @param mail - Address that the contact form posts to; only its origin counts.
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy({ scripts, styles }: InlineParts, mail?: string): string {
  const own = ["'self'", ...(originOf(mail) ?? [])];
  const directives = {
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "connect-src": own,
    "font-src": ["'self'"],
    "form-action": own,
    "img-src": ["'self'"],
    "script-src": ["'self'", ...scripts.map(sourceDigest)],
    "style-src": ["'self'", ...styles.map(sourceDigest)],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join(";");
}

/** The digest of a text as a browser has it, which reads every end of a line as one character. */
function sourceDigest(text: string): string {
  return `'sha256-${createHash("sha256").update(text.replace(/\r\n?/g, "\n")).digest("base64")}'`;
}

/** The origin of an address on another site; none for one on this site. */
function originOf(address: string | undefined): [string] | undefined {
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : undefined;
}
