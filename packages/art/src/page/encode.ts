import sharp from "sharp";

/** The largest master the repository takes. */
const MOST_BYTES = 400 * 1024;

const QUALITIES = [84, 80, 76, 72, 68, 64, 60, 55, 50];

/** A photograph as JPEG, with the name of its input in it: the best of the qualities that is small enough. */
export async function encode(png: Buffer, hash: string): Promise<{ bytes: Buffer; quality: number }> {
  for (const quality of QUALITIES) {
    const bytes = await sharp(png)
      .flatten({ background: "white" })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .withExif({ IFD0: { Software: `brightfold-art ${hash}` } })
      .toBuffer();
    if (bytes.length <= MOST_BYTES) return { bytes, quality };
  }
  throw new Error(
    `The picture stays above ${String(MOST_BYTES / 1024)} KB even at quality ${String(QUALITIES.at(-1))}: less grain, fewer details.`,
  );
}

/** The name of the input a JPEG was made from, if it is there and says so. */
export async function fingerprintIn(file: string): Promise<string | undefined> {
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  return /brightfold-art ([0-9a-f]{64})/.exec(metadata?.exif?.toString("latin1") ?? "")?.[1];
}
