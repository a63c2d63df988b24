/** Domains that nobody can have: kept for examples and tests. */
const KEPT = /(?:^|\.)(?:example|invalid|test|localhost|example\.(?:com|net|org))$/;

/**
 * Whether a site's address is one that is kept for examples, so that nobody's site can stand there.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2606
 */
export function isExampleAddress(address: string): boolean {
  return URL.canParse(address) && KEPT.test(new URL(address).hostname);
}
