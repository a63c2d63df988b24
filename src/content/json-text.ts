import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { type Fault, fieldOf } from "./fault";

/** What is wrong in a file as a text, before anything is known of its content. */
export type TextFault = Omit<Fault, "file">;

const FATAL = new TextDecoder("utf-8", { fatal: true });

/**
 * The text of a content file, without the byte order mark that some editors put first. The check and the build both
 * read with this, so that what passes the one also passes the other.
 *
 * @returns The fault instead, with its place, where the bytes are no UTF-8.
 */
export function decoded(bytes: Uint8Array): string | TextFault {
  const allowed = "text in UTF-8: save the file in that encoding";
  const mark = bytes[0]?.toString(16).concat(bytes[1]?.toString(16) ?? "");
  if (mark === "fffe" || mark === "feff") return { field: "", got: "text in UTF-16", allowed };
  try {
    return FATAL.decode(bytes);
  } catch {
    // What was not understood comes back as other bytes.
    const text = Buffer.from(bytes).toString("utf8");
    const again = Buffer.from(text);
    const offset = bytes.findIndex((byte, index) => byte !== again[index]);
    const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, "0");
    const before = Buffer.from(bytes.subarray(0, offset))
      .toString("utf8")
      .replace(/^\ufeff/, "");
    const got = `the byte 0x${byte}, which is no UTF-8 (perhaps the file is in Windows-1252 or Latin-1)`;
    return { field: placeIn(before, before.length), got, allowed };
  }
}

/** What is wrong with a text as JSON: the first place where it is none, or each key that an object has twice. */
export function jsonFaults(text: string): TextFault[] {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first) return [syntaxFault(text, first)];
  return tree ? repeatedKeys(text, tree) : [];
}

function syntaxFault(text: string, { error, offset, length }: ParseError): TextFault {
  const name = printParseErrorCode(error);
  const place = commaTooMany(text, name, offset);
  const got = place === undefined ? GOT[name]?.(text.slice(offset, offset + length).slice(0, 40)) : "a comma too many";
  return {
    field: placeIn(text, place ?? offset),
    got: `malformed JSON: ${got ?? name}`,
    allowed: "JSON (no comments, no comma after the last entry, names and texts in double quotes)",
  };
}

/** Where the comma stands, when one before a closing bracket or a further comma is what the parser stumbled over. */
function commaTooMany(text: string, error: string, offset: number): number | undefined {
  const isMissing = error === "PropertyNameExpected" || error === "ValueExpected";
  if (!isMissing || !/^[\]},]/.test(text.slice(offset))) return undefined;
  const before = text.slice(0, offset).trimEnd();
  return before.endsWith(",") ? before.length - 1 : undefined;
}

/** By the names that the parser gives to what it stumbles over. */
const GOT: Readonly<Record<string, (found: string) => string>> = {
  InvalidSymbol: (found) => `${JSON.stringify(found)}, which JSON does not know`,
  InvalidNumberFormat: (found) => `${found}, which is no number`,
  PropertyNameExpected: (found) => `${found} in place of a name in double quotes`,
  ValueExpected: (found) => (found === "" ? "no value" : `${found} in place of a value`),
  ColonExpected: () => "no colon between a name and its value",
  CommaExpected: () => "no comma between two entries",
  CloseBraceExpected: () => "the end of the file, and a { is still open",
  CloseBracketExpected: () => "the end of the file, and a [ is still open",
  EndOfFileExpected: () => "more behind the end of the JSON",
  InvalidCommentToken: () => "a comment",
  UnexpectedEndOfComment: () => "a comment",
  UnexpectedEndOfString: () => "a text that does not end in its line (line breaks are written \\n)",
  UnexpectedEndOfNumber: () => "a number that is not complete",
  InvalidUnicode: (found) => `${found}, with a \\u that four digits do not follow`,
  InvalidEscapeCharacter: (found) => `${found}, with a \\ before what needs none`,
  InvalidCharacter: () => "a control character in a text",
};

/** JSON lets the last of two equal keys win without a word. */
function repeatedKeys(text: string, node: Node, path: readonly PropertyKey[] = []): TextFault[] {
  const children = node.children ?? [];
  if (node.type === "array") return children.flatMap((child, index) => repeatedKeys(text, child, [...path, index]));
  if (node.type !== "object") return [];
  const first = new Map<string, Node>();
  return children.flatMap(({ children: [key, value] = [] }) => {
    if (!key || !value) return [];
    const name = String(getNodeValue(key));
    const before = first.get(name);
    first.set(name, before ?? key);
    const inner = repeatedKeys(text, value, [...path, name]);
    if (!before) return inner;
    const [here, there] = [placeIn(text, key.offset), placeIn(text, before.offset)];
    return [
      {
        field: fieldOf([...path, name]),
        got: `the key once more in ${here}, after ${there}`,
        allowed: "each key once",
      },
      ...inner,
    ];
  });
}

/** A place in a text as editors count it. */
function placeIn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return `line ${String(lines.length)}, column ${String((lines.at(-1) ?? "").length + 1)}`;
}
