import type { HostingPolicy } from "./policy";

/** A folder of the site and all headers of what stands in it: its own and those of the folders around it. */
export interface HeadersUnder {
  readonly under: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The whole headers of every folder that the policy names, for hosts that don't add a rule to the one before it. */
export function wholeHeaders({ headers: rules }: HostingPolicy): HeadersUnder[] {
  return [...new Set(rules.map(({ under }) => under))].map((under) => ({ under, headers: headersOf(rules, under) }));
}

/** Finds the headers of one address after another, as {@link headersOf} gives them, without putting them together anew. */
export function headersFinder(policy: HostingPolicy): (path: string) => HeadersUnder["headers"] {
  const folders = wholeHeaders(policy).sort((one, other) => other.under.length - one.under.length);
  return (path) => folders.find(({ under }) => (path || "/").startsWith(under))?.headers ?? {};
}

/** The headers of an address, unencoded and without the path prefix. */
export function headersOf(rules: HostingPolicy["headers"], path: string): Readonly<Record<string, string>> {
  return Object.assign(
    {},
    ...rules.filter(({ under }) => path.startsWith(under)).map(({ headers }) => headers),
  ) as Record<string, string>;
}
