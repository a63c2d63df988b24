import sharp from "sharp";

/** A photograph as a phone takes it: large, on its side, with a note of how to turn it. */
export function phonePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 3000, height: 4000, channels: 3, background: "#264" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
}
