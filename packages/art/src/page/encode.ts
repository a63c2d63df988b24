import sharp, { type OutputInfo } from "sharp";

/** The largest master the repository takes. */
const MOST_BYTES = 400 * 1024;

const QUALITIES = [84, 80, 76, 72, 68, 64, 60, 55, 50];

/** A picture as a file has it, its size, and how good it is where files can be more or less so. */
interface Master {
  readonly bytes: Buffer;
  readonly info: Pick<OutputInfo, "width" | "height">;
  readonly quality?: number;
}

/** A photograph as JPEG, with the name of its input in it: the best of the qualities that is small enough. */
export async function encode(png: Buffer, hash: string): Promise<Master> {
  for (const quality of QUALITIES) {
    const { data, info } = await sharp(png)
      .flatten({ background: "white" })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .withExif(named(hash))
      .toBuffer({ resolveWithObject: true });
    if (data.length <= MOST_BYTES) return { bytes: data, info, quality };
  }
  throw new Error(
    `The picture stays above ${String(MOST_BYTES / 1024)} KB even at quality ${String(QUALITIES.at(-1))}: less grain, fewer details.`,
  );
}

/** Black ink without the paper it was photographed on, as PNG with the name of its input in it: the darker, the more it covers. */
export async function encodeInk(png: Buffer, hash: string): Promise<Master> {
  const cover = await sharp(png).flatten({ background: "white" }).greyscale().negate().png().toBuffer();
  const { height } = await sharp(cover).metadata();
  const { info: ink } = await sharp(cover)
    .trim({ background: "black", threshold: 8 })
    .toBuffer({ resolveWithObject: true });
  const size = { width: ink.width, height };
  const alpha = await sharp(cover)
    .extract({ left: -(ink.trimOffsetLeft ?? 0), top: 0, ...size })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const { data, info } = await sharp(Buffer.alloc(alpha.length), { raw: { ...size, channels: 1 } })
    .joinChannel(alpha, { raw: { ...size, channels: 1 } })
    .png({ compressionLevel: 9 })
    .withExif(named(hash))
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, info };
}

function named(hash: string): { readonly IFD0: { readonly Software: string } } {
  return { IFD0: { Software: `brightfold-art ${hash}` } };
}

/** The name of the input a master was made from, if it is there and says so. */
export async function fingerprintIn(file: string): Promise<string | undefined> {
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  return /brightfold-art ([0-9a-f]{64})/.exec(metadata?.exif?.toString("latin1") ?? "")?.[1];
}
