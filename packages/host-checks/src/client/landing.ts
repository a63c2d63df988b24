/**
 * Where a `Location` leads, decoded; with its origin if that is another one.
 *
 * @param asked - The path that was asked for.
 * @param origin - Of the site that was asked; without it, any on this machine.
 * @throws When it is no address.
 */
export function landing(location: string, asked: string, origin?: string): string {
  const url = new URL(Buffer.from(location, "latin1").toString("utf8"), (origin ?? "http://localhost") + asked);
  const isHere = origin === undefined ? ["localhost", "127.0.0.1"].includes(url.hostname) : url.origin === origin;
  return (isHere ? "" : url.origin) + decodeURIComponent(url.pathname + url.search);
}
