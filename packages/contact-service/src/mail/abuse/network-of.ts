import { bareAddress, UNKNOWN } from "@site/site-server/bare-address";
import ipaddr from "ipaddr.js";

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
