/** A domain of which nothing means anything else in an address of the web. */
const DOMAIN = /^(?:[a-z\d.-]|[^\p{ASCII}\p{C}\p{Z}])+$/iu;

/**
 * An address of mail with its domain as mail servers know it: in ASCII (UTS 46) and lower case, in which it means the
 * same (RFC 1035, 2.3.3); a local part need not (RFC 5321, 2.4). Some browsers post a domain as it was typed, and some
 * find it wrong. What is no domain stays as it is.
 *
 * @param address - No longer than an address may be: to convert a domain takes time by the square of its length.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  return address.slice(0, at) + (/^\p{ASCII}*$/u.test(domain) ? domain.toLowerCase() : asciiOf(domain));
}

/** By `URL`, which browsers and every host have. */
function asciiOf(domain: string): string {
  const address = `http://${domain}`;
  return DOMAIN.test(domain) && URL.canParse(address) ? new URL(address).hostname : domain;
}
