/** The `tel:` link of a phone number as it is shown: digits and the leading plus only (RFC 3966). */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
