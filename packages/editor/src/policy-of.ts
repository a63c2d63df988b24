/** The text of a Content-Security-Policy. @param rules - Sources by directives, in order. */
export function policyOf(rules: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
