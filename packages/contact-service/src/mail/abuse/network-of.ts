import ipaddr from "ipaddr.js";

/** No address is longer, with its zone, its port and what stands around it. */
const LONGEST = 100;

/** Whoever asks from nobody knows where. */
const UNKNOWN = "unknown";

/** An address with a port, of IPv6 in brackets, in quotes where RFC 7239 wants them: some proxies write it so. */
const WITH_PORT = /^"?(?:\[([\da-f:.]+(?:%[^\]]+)?)\]|([\d.]+))(?::\d{1,5})?"?$/i;

/**
 * Who is behind an IP address, as a key: an IPv4 address itself, also when it is written as IPv6; the first 64 bits of an
 * IPv6 address, since a household or a server is given at least that many addresses (RFC 6177). All that is no address
 * has one key, so that nobody gets another by writing something else.
 */
export function networkOf(address: string): string {
  const bare = bareAddress(address);
  if (!ipaddr.isValid(bare)) return UNKNOWN;
  const known = ipaddr.process(bare);
  if (known.kind() === "ipv4") return known.toString();
  const network = known.toByteArray().fill(0, 8);
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}

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
