import { mailWords } from "#lib/mail-words";
import type { MailRequest } from "@site/site-server/exchange";
import { partsOf } from "./multipart";
import { BODY_LIMITS, type BodyLimits, leaveBody, readBody } from "./read-body";
import { Refusal } from "./refusal";

type Pair = readonly [name: string, value: string];

/** The most fields of a form: ours are few, and so are those that are added to it. */
const MOST_FIELDS = 50;

/** A content type longer than this is none of a form; a browser writes about 70 characters. */
const LONGEST_TYPE = 512;

/**
 * Reads the fields of a form that a browser posts, as multipart/form-data (RFC 7578) or URL-encoded, in UTF-8.
 *
 * @param names - The fields that are read, each once. There may be none, and a missing one is no error here. Others are
 *   left out: what a visitor's browser has added to the page may post some, too.
 * @throws {@link Refusal} 400 when the body is malformed or holds a file or a field twice, 415 when it is of another
 *   type, and what `readBody` throws.
 */
export async function readForm<Name extends string>(
  request: MailRequest,
  names: readonly Name[],
  limits: BodyLimits = BODY_LIMITS,
): Promise<Partial<Record<Name, string>>> {
  const encoding = request.headers.get("Content-Encoding") ?? "";
  const pairsOf = parserFor(request.headers.get("Content-Type") ?? "", names);
  if (!pairsOf || !NOT_ENCODED.includes(encoding.trim().toLowerCase())) {
    leaveBody(request);
    throw new Refusal(415, mailWords.refusals.unreadable);
  }
  const body = await readBody(request, limits);
  try {
    return uniqueFields(await pairsOf(UTF_8.decode(body)), names);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw malformed();
  }
}

/** What says that a body is not encoded (RFC 9110, 8.4.1: the word should not be sent, and is). */
const NOT_ENCODED = ["", "identity"];

/** Bytes that are no UTF-8 are an error rather than replaced. */
const UTF_8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

type Parser = (body: string) => readonly Pair[] | Promise<readonly Pair[]>;

function parserFor(contentType: string, names: readonly string[]): Parser | undefined {
  if (contentType.length > LONGEST_TYPE) return undefined;
  const [type = ""] = contentType.split(";", 1);
  switch (type.trim().toLowerCase()) {
    case "multipart/form-data":
      return (body) => multipartPairs(body, contentType, names);
    case "application/x-www-form-urlencoded":
      return urlEncodedPairs;
    default:
      return undefined;
  }
}

/** A boundary has 1 to 70 characters (RFC 2046, 5.1.1). */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^";\s]{1,70})\s*(?:;|$)/i;

async function multipartPairs(body: string, contentType: string, names: readonly string[]): Promise<readonly Pair[]> {
  if (!BOUNDARY.test(contentType)) throw malformed();
  const parts = await partsOf(body, contentType, MOST_FIELDS);
  return parts.map(({ name, isFile, content }) => {
    // A choice of files that was added to the form comes even when none is chosen.
    const isChosen = content !== "" || names.includes(name);
    if (isFile && isChosen) throw new Refusal(400, mailWords.refusals.file);
    return [name, content];
  });
}

/** As the URL Standard reads it, but bytes that are no UTF-8 are an error here too. */
function urlEncodedPairs(body: string): readonly Pair[] {
  const pairs = body.split("&", MOST_FIELDS + 1);
  if (pairs.length > MOST_FIELDS) throw malformed();
  return pairs.filter(Boolean).map((pair) => {
    const [name = "", ...values] = pair.split("=");
    return [urlDecoded(name), urlDecoded(values.join("="))];
  });
}

function urlDecoded(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " "));
}

function uniqueFields<Name extends string>(pairs: readonly Pair[], names: readonly Name[]) {
  const fields: Partial<Record<Name, string>> = {};
  for (const [given, value] of pairs) {
    const name = names.find((known) => known === given);
    if (given === "" || (name !== undefined && Object.hasOwn(fields, name))) throw malformed();
    if (name !== undefined) fields[name] = value;
  }
  return fields;
}

function malformed(): Refusal {
  return new Refusal(400, mailWords.refusals.unreadable);
}
