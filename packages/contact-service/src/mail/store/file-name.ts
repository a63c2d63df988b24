import { hostname } from "node:os";
import { chanceInHex } from "../chance";
import { REFERENCE_FORM } from "#contact-form/protocol";

/** What stands between a message's own name and its flags. Windows allows no colon in a name. */
const INFO = process.platform === "win32" ? ";2," : ":2,";

const HOST = hostname().replaceAll("/", "\\057").replaceAll(":", "\\072");

/** The fingerprints a name can carry: hexadecimal, so that it still fits into the 255 bytes of a name. */
const FINGERPRINT = /^[\da-f]{1,64}$/;
const NAME =
  /^(?<seconds>\d+)\.M(?<micros>\d+)P\d+Q\d+R[\da-f]{16}I(?<reference>[\dA-Z]{4}-[\dA-Z]{4})(?:F(?<fingerprint>[\da-f]+)|A)\./;

/** What a message's file name tells of it. */
export interface NameFacts {
  readonly reference: string;
  /** When it was stored. */
  readonly at: Date;
  /** What tells it from other enquiries; an acknowledgement has none. */
  readonly fingerprint: string | undefined;
}

/**
 * The name of a message in a Maildir, which it keeps wherever it goes: seconds, then what tells two messages of a second
 * apart (time, process, count, chance), then a mark of one's own, then the host.
 */
export function uniqueName(count: number, mark = ""): string {
  const now = Date.now();
  const micros = (now % 1000) * 1000;
  return `${Math.floor(now / 1000)}.M${micros}P${process.pid}Q${count}R${chanceInHex()}${mark}.${HOST}`;
}

/** The mark of an enquiry: its reference and its fingerprint. @throws When a name could not hold them. */
export function enquiryMark(reference: string, fingerprint: string): string {
  if (!REFERENCE_FORM.test(reference)) throw new Error(`No reference: ${JSON.stringify(reference)}`);
  if (!FINGERPRINT.test(fingerprint)) throw new Error(`No fingerprint in hex: ${JSON.stringify(fingerprint)}`);
  return `I${reference}F${fingerprint}`;
}

/** The mark of the acknowledgement of an enquiry. */
export function acknowledgementMark(reference: string): string {
  return `I${reference}A`;
}

/** Reads the name of a message of ours; `undefined` of any other, which some mail program put there. */
export function readName(base: string): NameFacts | undefined {
  const { seconds, micros, reference, fingerprint } = NAME.exec(base)?.groups ?? {};
  if (reference === undefined) return undefined;
  return { reference, fingerprint, at: new Date(Number(seconds) * 1000 + Math.floor(Number(micros) / 1000)) };
}

/** The name of a file as it is in `cur`, with flags in their order. */
export function withFlags(base: string, flags: string): string {
  return base + INFO + flags;
}

/** The name without flags, and the flags. */
export function splitFlags(file: string): { readonly base: string; readonly flags: string } {
  const at = file.indexOf(INFO);
  return at < 0 ? { base: file, flags: "" } : { base: file.slice(0, at), flags: file.slice(at + INFO.length) };
}
