import { ContentDisposition } from "@remix-run/headers/content-disposition";
import { getMultipartBoundary, type MultipartPart, parseMultipart } from "@remix-run/multipart-parser";
import type { MailRequest } from "./exchange";
import { BODY_LIMITS, type BodyLimits, leaveBody, readBody } from "./read-body";
import { Refusal } from "./refusal";

type Pair = readonly [name: string, value: string];

/** The most bytes of a part's own headers; a browser writes about 60. */
const MAX_PART_HEADER = 512;

/**
 * Reads the fields of a form that a browser posts, as multipart/form-data (RFC 7578) or URL-encoded, in UTF-8.
 *
 * @param names - The fields that may come, each once. There may be none, and a missing one is no error here.
 * @throws {@link Refusal} 400 when the body is malformed or holds a file, a field twice or an unknown one, 415 when it
 *   is of another type, and what `readBody` throws.
 */
export async function readForm<Name extends string>(
  request: MailRequest,
  names: readonly Name[],
  limits: BodyLimits = BODY_LIMITS,
): Promise<Partial<Record<Name, string>>> {
  const contentType = request.headers.get("Content-Type") ?? "";
  const pairsOf = parserFor(contentType);
  if (!pairsOf || request.headers.has("Content-Encoding")) {
    leaveBody(request);
    throw new Refusal(415, "Your message came in a form we cannot read. Please use the contact form.");
  }
  const body = await readBody(request, limits);
  try {
    return uniqueFields(pairsOf(body, contentType, names.length), names);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw malformed();
  }
}

function parserFor(contentType: string): typeof multipartPairs | undefined {
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase();
  if (type === "multipart/form-data") return multipartPairs;
  if (type === "application/x-www-form-urlencoded") return urlEncodedPairs;
  return undefined;
}

function* multipartPairs(body: Uint8Array, contentType: string, maxParts: number): Generator<Pair> {
  const boundary = getMultipartBoundary(contentType)?.trim();
  // RFC 2046, 5.1.1: a boundary has 1 to 70 characters. An empty body is no form of any kind.
  if (!boundary || boundary.length > 70 || body.length === 0) throw malformed();
  for (const part of parseMultipart(body, { boundary, maxParts, maxHeaderSize: MAX_PART_HEADER })) {
    const { name = "", preferredFilename } = ContentDisposition.from(part.headers["content-disposition"] ?? null);
    if (preferredFilename !== undefined || !isText(part)) {
      throw new Refusal(400, "Files cannot be sent with this form. Please send them by email.");
    }
    yield [name, part.text];
  }
}

/** No form of ours makes a part of another type, with parts of its own or with an encoding. */
function isText({ headers }: MultipartPart): boolean {
  const type = headers["content-type"];
  const isPlain = type === undefined || /^text\/plain(?:\s*;\s*charset="?utf-8"?)?$/i.test(type);
  return isPlain && !("content-transfer-encoding" in headers);
}

/** As the URL Standard reads it, but bytes that are no UTF-8 are an error rather than replaced. */
function* urlEncodedPairs(body: Uint8Array): Generator<Pair> {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
  for (const pair of text.split("&")) {
    const [name = "", ...values] = pair.split("=");
    if (pair !== "") yield [urlDecoded(name), urlDecoded(values.join("="))];
  }
}

function urlDecoded(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " "));
}

function uniqueFields<Name extends string>(pairs: Iterable<Pair>, names: readonly Name[]) {
  const fields: Partial<Record<Name, string>> = {};
  for (const [given, value] of pairs) {
    const name = names.find((known) => known === given);
    if (name === undefined || Object.hasOwn(fields, name)) throw malformed();
    fields[name] = value;
  }
  return fields;
}

function malformed(): Refusal {
  return new Refusal(400, "Your message came in a form we cannot read. Please use the contact form.");
}
