/**
 * Sixteen hex digits, unlike any others: the end of a UUID, of whose bits all but the first two are chance (RFC 9562,
 * 5.4). Node makes many UUIDs at once; other bytes of chance come one by one, which is slow.
 */
export function chanceInHex(): string {
  return crypto.randomUUID().slice(-17).replace("-", "");
}
