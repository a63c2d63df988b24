/** An address before its question mark, and from there on. */
export function splitAtQuery(url: string): [path: string, query: string] {
  const at = url.indexOf("?");
  return at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at)];
}

/** A path without its encoding; what is not well encoded leads nowhere, and stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What would mean something else if it were decoded: a slash, a backslash, a zero byte, a percent sign. */
const KEPT = /(%(?:2f|5c|00|25))/i;

/** The origin that stands before a path where a request is written as for a proxy. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * The path and query of a request's target. Servers accept an absolute address as well (RFC 9112, 3.2.2), which gateways
 * send that pass on what they were asked.
 */
export function originForm(target: string): string {
  const rest = target.replace(ORIGIN, "");
  return rest.startsWith("/") || rest === target ? rest : `/${rest}`;
}

/**
 * An address in the form in which browsers send it: `%26` is `&`. What is not well encoded becomes the address of
 * nothing, rather than an error of its own: bytes that are no UTF-8 are replaced as browsers do, and a percent sign
 * that begins no code stands for itself.
 *
 * @param url - As Node gives it: each byte that is not encoded is a character.
 */
export function inOneForm(url: string): string {
  const [path, query] = splitAtQuery(url);
  return (
    path
      .split(KEPT)
      .map((part, index) => (index % 2 === 0 ? encodedText(part) : part))
      .join("") + query
  );
}

function encodedText(part: string): string {
  const bytes = part.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return encodeURI(Buffer.from(bytes, "latin1").toString("utf8")).replaceAll("?", "%3F").replaceAll("#", "%23");
}

/** Whether a path is spelled as a file's is: no empty parts, none that lead up or nowhere, no backslash, no zero byte. */
export function isPlain(path: string): boolean {
  return !/\/\/|\/\.{1,2}(?:\/|$)|[\\\0]/.test(path);
}
