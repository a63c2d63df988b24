import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { readTrace, type TraceOrder } from "../trace/order";
import { trace } from "../trace/trace";

const CACHE = resolve("node_modules/.cache/art");

/** Replaces every `trace:` address in a document by the drawing it orders. */
export async function developTraces(html: string): Promise<string> {
  const orders = [...new Set([...html.matchAll(/"trace:([\w-]+)"/g)].map(([, order = ""]) => order))];
  const drawings = new Map<string, string>();
  for (const order of orders) drawings.set(order, await drawingOf(order));
  return html.replace(
    /"trace:([\w-]+)"/g,
    (_, order: string) => `"data:image/png;base64,${drawings.get(order) ?? ""}"`,
  );
}

async function drawingOf(encoded: string): Promise<string> {
  const name = createHash("sha256").update(encoded).digest("hex").slice(0, 24);
  const file = join(CACHE, `${name}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept.toString("base64");
  const bytes = await png(readTrace(encoded));
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, bytes);
  return bytes.toString("base64");
}

async function png(order: TraceOrder): Promise<Buffer> {
  const { width, height, pixels } = trace(order);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
