import { createHash, type Hash } from "node:crypto";

/** A short text that is the same for the same data and for no other: names, numbers, files and what holds them. */
export function digestOf(...values: readonly unknown[]): string {
  const hash = createHash("sha256");
  add(hash, values);
  return hash.digest("hex");
}

function add(hash: Hash, value: unknown): void {
  if (Buffer.isBuffer(value)) {
    hash.update(`file ${value.length}\0`).update(value);
  } else if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value);
    hash.update(`entries ${entries.length}\0`);
    for (const [key, inner] of entries) {
      hash.update(`${key}\0`);
      add(hash, inner);
    }
  } else {
    hash.update(`${JSON.stringify(value)}\0`);
  }
}
