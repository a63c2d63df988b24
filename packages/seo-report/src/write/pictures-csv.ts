import sharp from "sharp";
import type { Site } from "../read/site";
import type { ReadBytes } from "../read/source";
import { asCsv, type Cell, type Columns } from "./as-csv";

/** What a picture's file is. */
interface File {
  readonly width: Cell;
  readonly height: Cell;
  readonly bytes: Cell;
  readonly format: string;
}

interface Row extends File {
  readonly page: string;
  readonly address: string;
  readonly alt: string | undefined;
}

const COLUMNS: Columns<Row> = [
  ["Page", ({ page }) => page],
  ["Address", ({ address }) => address],
  ["Alternative text", ({ alt }) => alt ?? ""],
  ["Has alternative text", ({ alt }) => (alt === undefined ? "no" : alt === "" ? "empty: decoration" : "yes")],
  ["Width", ({ width }) => width],
  ["Height", ({ height }) => height],
  ["Bytes", ({ bytes }) => bytes],
  ["Format", ({ format }) => format],
];

/** What is on another site, or no picture. */
const UNREAD: File = { width: "", height: "", bytes: "", format: "" };

/** Every picture of every page, with what its file is. */
export async function picturesAsCsv({ pages }: Site, readBytes: ReadBytes): Promise<string> {
  const paths = new Set(pages.flatMap(({ pictures }) => pictures.flatMap(({ path }) => path ?? [])));
  const files = new Map<string, File>();
  for (const path of paths) files.set(path, await readPicture(path, readBytes));
  const rows = pages.flatMap(({ address: page, pictures }) =>
    pictures.map(({ source, path, alt }): Row => ({
      ...{ page, address: source.startsWith("data:") ? "(in the page)" : source, alt },
      ...((path === undefined ? undefined : files.get(path)) ?? UNREAD),
    })),
  );
  return asCsv(COLUMNS, rows);
}

async function readPicture(path: string, readBytes: ReadBytes): Promise<File> {
  const content = await readBytes(path);
  if (!content) return { ...UNREAD, format: "missing" };
  try {
    const { width, height, format } = await sharp(content).metadata();
    return { width, height, format, bytes: content.length };
  } catch {
    return { ...UNREAD, bytes: content.length, format: "no picture" };
  }
}
