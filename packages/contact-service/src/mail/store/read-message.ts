/** A message of ours as a person reads it. */
export interface ReadableMessage {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
}

/**
 * Reads a message that `createComposer` or `composeAcknowledgement` has written: headers with encoded words (RFC 2047),
 * and the plain text, in quoted-printable (RFC 2045, 6.7), alone or as the first of two parts.
 */
export function readMessage(bytes: Uint8Array): ReadableMessage {
  const message = Buffer.from(bytes).toString("latin1");
  const { headers, body } = split(message);
  const boundary = /boundary="?([^";]+)"?/.exec(valueOf(headers, "Content-Type"))?.[1];
  const part = boundary === undefined ? message : (body.split(`--${boundary}\n`)[1]?.split(`\n--${boundary}`)[0] ?? "");
  const { headers: partHeaders, body: content } = split(part);
  const isQuoted = /quoted-printable/i.test(valueOf(partHeaders, "Content-Transfer-Encoding"));
  return {
    headers: headers.map(([name, value]) => [name, decodeWords(value)]),
    text: isQuoted ? fromQuoted(content.replace(/=\n/g, "")) : utf8(content),
  };
}

/** A header of a message of ours as it stands there, unfolded and with its words encoded; empty when it has none. */
export function headerOf(bytes: Uint8Array, name: string): string {
  return valueOf(split(Buffer.from(bytes).toString("latin1")).headers, name);
}

function split(part: string) {
  const end = part.indexOf("\n\n");
  const head = end < 0 ? part : part.slice(0, end);
  const lines = head.replace(/\n[ \t]+/g, " ").split("\n");
  const headers = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()] as const;
  });
  return { headers, body: end < 0 ? "" : part.slice(end + 2) };
}

function valueOf(headers: ReadableMessage["headers"], name: string): string {
  return headers.find(([given]) => given.toLowerCase() === name.toLowerCase())?.[1] ?? "";
}

/** Words that follow each other are one text, and a character may be divided between them (though it should not). */
function decodeWords(value: string): string {
  return utf8(
    value
      .replace(/\?=\s+=\?/g, "?==?")
      .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
        kind.toLowerCase() === "b" ? Buffer.from(text, "base64").toString("latin1") : unhex(text.replaceAll("_", " ")),
      ),
  );
}

function fromQuoted(text: string): string {
  return utf8(unhex(text));
}

function unhex(text: string): string {
  return text.replace(/=([\da-f]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function utf8(bytes: string): string {
  return Buffer.from(bytes, "latin1").toString();
}
