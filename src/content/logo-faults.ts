import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { contrastToPapers } from "../styles/brand";
import { themesIn } from "../styles/themes";
import { type Fault, shown, valueAt } from "./fault";
import { wayFault, type WantedFile } from "./file-way";
import { DRAWING_PATH } from "./agency";
import { isWide } from "./logo";
import { type LogoDrawing, logoDrawingOf } from "./logo-drawing";
import { edgeColours } from "./logo-edges";
import { markupOf } from "./logo-path";
import type { ContentFile } from "./read";

/** What is wrong with the logo and the mark, and what could be better. */
interface LogoReport {
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** The agency's file, and where the logo and the mark stand in it. */
interface Place {
  readonly agency: ContentFile;
  readonly field: "logo" | "mark";
  readonly path: string;
}

const FIELDS = ["logo", "mark"] as const;

const WANTED: WantedFile = { ending: /\.svg$/, kind: "an SVG file", what: "a drawing", best: "" };

/** Kilobytes of markup. Every page holds the logo twice, before anything that is read. */
const HEAVY = 4;
const TOO_HEAVY = 16;

/** WCAG 2.2, 1.4.11. */
const LEAST_CONTRAST = 3;

/**
 * Checks that the logo and the mark can be shown as pages, icons and PDFs show them, and warns of what would hardly be
 * seen on paper.
 *
 * @param names - All files of the content, by their paths below the folder.
 */
export async function logoFaults(
  dataDir: string,
  files: readonly ContentFile[],
  names: readonly string[],
): Promise<LogoReport> {
  const reports = await Promise.all(files.flatMap(placesIn).map((place) => reportOf(dataDir, place, names)));
  return {
    faults: reports.flatMap(({ faults }) => faults),
    warnings: reports.flatMap(({ warnings }) => warnings),
  };
}

function placesIn(agency: ContentFile): Place[] {
  if (agency.type !== "Agency") return [];
  return FIELDS.flatMap((field) => {
    const path = valueAt(agency.value, [field]);
    // What is written otherwise is told by the rules of the file.
    return typeof path === "string" && DRAWING_PATH.test(path) ? [{ agency, field, path: posix.normalize(path) }] : [];
  });
}

async function reportOf(dataDir: string, place: Place, names: readonly string[]): Promise<LogoReport> {
  const { agency, field, path } = place;
  const way = wayFault(path, names, WANTED);
  if (way) {
    const got = `${shown(path)}, which ${way.got}`;
    return { faults: [{ file: agency.file, field, got, allowed: way.allowed }], warnings: [] };
  }
  const drawing = logoDrawingOf(await readFile(join(dataDir, path), "utf8"));
  const fault = "got" in drawing ? drawing : faultIn(drawing, place);
  if (fault) return { faults: [{ file: path, field: "", ...fault }], warnings: [] };
  return { faults: [], warnings: "got" in drawing ? [] : await warningsOf(drawing, place) };
}

function faultIn(drawing: LogoDrawing, { field }: Place): Pick<Fault, "got" | "allowed"> | undefined {
  const weight = weightOf(drawing);
  if (weight > TOO_HEAVY) {
    const allowed = `${String(TOO_HEAVY)} KB at most, best ${String(HEAVY)}: simpler outlines`;
    return { got: `${String(weight)} KB of outlines, which every page would hold twice`, allowed };
  }
  if (field === "logo" || !isWide(drawing)) return undefined;
  return { got: "a long drawing as the mark", allowed: "one about as wide as high, for icons; long ones are logos" };
}

async function warningsOf(drawing: LogoDrawing, { agency, path }: Place): Promise<Fault[]> {
  const weight = weightOf(drawing);
  const heavy = {
    file: path,
    field: "",
    got: `${String(weight)} KB of outlines, which every page holds twice`,
    allowed: `${String(HEAVY)} KB, for pages that are there at once: simpler outlines`,
  };
  const colours = await edgeColours(drawing);
  const faint = themesIn(agency.value).flatMap((theme) =>
    colours
      .filter((colour) => contrastToPapers(colour, theme) < LEAST_CONTRAST)
      .map((colour) => ({
        file: path,
        field: "",
        got: `${colour}, which is hard to see on ${theme} paper (${contrastToPapers(colour, theme).toFixed(1)}:1)`,
        allowed: `${String(LEAST_CONTRAST)}:1; fill="currentColor" has your color, and is seen on both papers`,
      })),
  );
  return [...(weight > HEAVY ? [heavy] : []), ...faint];
}

/** Kilobytes, up to the next. */
function weightOf({ paths }: LogoDrawing): number {
  return Math.ceil(markupOf(paths, "currentColor").length / 1024);
}
