import type { HostingPolicy } from "#hosting/policy";

const UNKNOWN = [
  "/absent",
  "/absent/",
  "/absent/deep/er/",
  "/about/absent/",
  "/projects/absent/",
  "/absent.html",
  "/absent/a.js",
];

/** Addresses at which nothing stands, of pages and of files, at any depth and in every folder that the policy names. */
export function unknownAddresses({ headers }: HostingPolicy): string[] {
  return [...new Set([...UNKNOWN, ...headers.map(({ under }) => `${under}absent.js`)])];
}
