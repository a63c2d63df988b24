import PostalMime, { decodeWords } from "postal-mime";

/** A message of ours as a person reads it. */
export interface ReadableMessage {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
}

/** Reads a message: its headers, and the first of its texts that is plain. */
export async function readMessage(bytes: Uint8Array): Promise<ReadableMessage> {
  const { headers, text } = await PostalMime.parse(bytes);
  return { headers: headers.map(({ originalKey, value }) => [originalKey, decodeWords(value)]), text: text ?? "" };
}

/** A header of a message as it stands there, unfolded and with its words encoded; empty when it has none. */
export async function headerOf(bytes: Uint8Array, name: string): Promise<string> {
  const { headers } = await PostalMime.parse(bytes);
  return headers.find(({ key }) => key === name.toLowerCase())?.value ?? "";
}
