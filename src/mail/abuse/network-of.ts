import ipaddr from "ipaddr.js";

/**
 * Who is behind an IP address, as a key: an IPv4 address itself, also when it is written as IPv6; the first 64 bits of an
 * IPv6 address, since a household or a server is given at least that many addresses (RFC 6177). What is no address
 * stands for itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (known.kind() === "ipv4") return known.toString();
  const network = known.toByteArray().fill(0, 8);
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}
