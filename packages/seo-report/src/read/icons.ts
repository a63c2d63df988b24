import sharp from "sharp";
import type { ReadBytes } from "./source";

/** A favicon of the first page that has a file on this site. */
export interface Icon {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** The sizes of icons, by their files; what is no picture is left out. */
export async function readIcons(readBytes: ReadBytes, paths: readonly string[]): Promise<Icon[]> {
  const icons: Icon[] = [];
  for (const path of new Set(paths)) {
    const content = await readBytes(path);
    const size = content && (icoSize(content) ?? (await sizeOf(content)));
    if (size) icons.push({ path, ...size });
  }
  return icons;
}

/** The largest picture of an ICO file, which sharp does not read: its directory has a byte for each side, 0 for 256. */
function icoSize(content: Buffer): Omit<Icon, "path"> | undefined {
  const isIco = content.length > 22 && content.readUInt32LE(0) === 0x00010000;
  if (!isIco) return undefined;
  const entries = Array.from({ length: content.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const sizes = entries
    .filter((at) => at + 1 < content.length)
    .map((at) => ({ width: sideOf(content[at]), height: sideOf(content[at + 1]) }));
  return sizes.sort((a, b) => b.width - a.width)[0];
}

function sideOf(byte = 0): number {
  return byte === 0 ? 256 : byte;
}

async function sizeOf(content: Buffer): Promise<Omit<Icon, "path"> | undefined> {
  const { width, height } = await sharp(content)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width > 0 && height > 0 ? { width, height } : undefined;
}
