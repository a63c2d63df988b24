/** No address is longer, with its zone, its port and what stands around it. */
const LONGEST = 100;

/** Whoever asks from nobody knows where. */
export const UNKNOWN = "unknown";

/** An address with a port, of IPv6 in brackets, in quotes where RFC 7239 wants them: some proxies write it so. */
const WITH_PORT = /^"?(?:\[([\da-f:.]+(?:%[^\]]+)?)\]|([\d.]+))(?::\d{1,5})?"?$/i;

/**
 * An IP address without the port, brackets and quotes that proxies add (Azure's write `203.0.113.8:51234` in
 * `X-Forwarded-For`). What is none comes back as it is, unless it is too long to be one.
 */
export function bareAddress(text: string): string {
  if (text.length > LONGEST) return UNKNOWN;
  const given = text.trim();
  const [, ipv6, ipv4] = WITH_PORT.exec(given) ?? [];
  return ipv6 ?? ipv4 ?? given;
}
