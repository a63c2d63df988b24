import { Busboy } from "@fastify/busboy";

/** A part of a form. */
export interface Part {
  /** The name of the field; empty when it has none. */
  readonly name: string;
  /** Whether it is a file, or anything else but plain text. */
  readonly isFile: boolean;
  readonly content: string;
}

/** What programs that post a form may say of text that is not encoded (RFC 2045, 6.2). */
const NOT_ENCODED = ["7bit", "8bit", "binary"];

/**
 * Takes the body of a multipart/form-data request (RFC 7578) apart. What stands before the first boundary and after the
 * last is left out, and so is a part whose headers cannot be understood.
 *
 * @param body - The whole body, decoded: a form in UTF-8 is all in UTF-8.
 * @param contentType - The request's, with the boundary.
 * @param most - How many parts it may have.
 * @throws When it has more, or breaks off.
 */
export function partsOf(body: string, contentType: string, most: number): Promise<readonly Part[]> {
  return new Promise((resolve, reject) => {
    const parts: Part[] = [];
    const reader = new Busboy({
      headers: { "content-type": contentType },
      limits: { parts: most },
      isPartAFile: (_name, type, fileName) => fileName !== undefined || type !== "text/plain",
    });
    reader.on("field", (name: string | undefined, content, _isNameCut, _isCut, encoding) => {
      // No browser encodes a field (RFC 7578, 4.7): what is encoded is no text that was typed.
      parts.push({ name: name ?? "", isFile: !NOT_ENCODED.includes(encoding), content });
    });
    reader.on("file", (name: string | undefined, file) => {
      let content = "";
      file.on("data", (piece: Buffer) => (content += piece.toString("latin1")));
      file.on("end", () => parts.push({ name: name ?? "", isFile: true, content }));
      file.on("error", reject);
    });
    reader.on("partsLimit", () => {
      reject(new Error(`A multipart body has ${most} parts at most`));
    });
    reader.on("error", reject);
    reader.on("finish", () => {
      resolve(parts);
    });
    reader.end(body);
  });
}
