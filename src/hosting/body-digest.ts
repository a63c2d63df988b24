import { createHash } from "node:crypto";

/** A digest (SHA-256, hexadecimal) by which two bodies are told apart. */
export function bodyDigest(body: Buffer): string {
  return createHash("sha256").update(body).digest("hex");
}
