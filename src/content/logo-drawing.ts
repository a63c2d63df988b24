import { formatHex, parse } from "culori";
import type { XastElement } from "svgo";
import { OUTLINES } from "./logo-outlines";
import type { LogoPath, Pen } from "./logo-path";
import { cleanedSvg, type DrawingFault, NO_SVG, viewBoxIn } from "./svg";

/** A logo as it was drawn: its paper, and one outline over the other. */
export interface LogoDrawing {
  /** Left, top, width and height of its paper. */
  readonly box: readonly [left: number, top: number, width: number, height: number];
  readonly paths: readonly LogoPath[];
  /** The palette's colour that it has where it has none of its own: ink, if all of it was drawn in black. */
  readonly colour: "ink" | "signal";
}

/** How what is inside another element is painted, unless it says so itself. */
type Paint = Readonly<Record<string, string>>;

/** What SVG paints where nothing is said. */
const DEFAULTS: Paint = { fill: "#000", stroke: "none" };

/** What changes nothing here. */
const DROPPED = /^(?:id|class|role|version|width|height|x|y|viewBox|clip-rule|(?:xmlns|xml|data|aria)\b.*)$/;

const PAINT =
  /^(?:fill|stroke|opacity|(?:fill|stroke)-opacity|fill-rule|stroke-(?:width|linecap|linejoin|miterlimit))$/;

/** What values may hold that go into a page as they are. */
const HARMLESS = /^[\w\s.,()+#%-]*$/;

/** Times as wide as high, or as high as wide. */
const LONGEST = 10;
const TALLEST = 2;

/** A logo from the text of an SVG file, or why there is none. */
export function logoDrawingOf(svg: string): LogoDrawing | DrawingFault {
  const root = cleanedSvg(svg, OUTLINES);
  if (!root) return NO_SVG;
  const viewBox = viewBoxIn(root);
  if (typeof viewBox !== "string") return viewBox;
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width / height <= LONGEST && height / width <= TALLEST)) {
    const allowed = `at most ${String(LONGEST)} times as wide as high, and ${String(TALLEST)} times as high as wide`;
    return { got: `an SVG that is ${String(width)} wide and ${String(height)} high`, allowed };
  }
  const strange = new Set<string>();
  const paths = pathsIn(root, DEFAULTS, strange);
  if (strange.size > 0) {
    const allowed = "filled shapes and lines in flat colours, letters as outlines, without effects";
    return { got: `an SVG with ${[...strange].join(", ")}`, allowed };
  }
  if (paths.length === 0) return { got: "an SVG that shows nothing", allowed: "a drawing" };
  return { box: [left, top, width, height], ...inPalette(paths) };
}

/** What is all black was drawn in ink: on dark paper it would not be seen as it is. */
function inPalette(paths: readonly LogoPath[]): Pick<LogoDrawing, "paths" | "colour"> {
  const colours = new Set(paths.flatMap(({ fill, stroke }) => [fill, stroke]).map((pen) => pen?.colour ?? "#000000"));
  if (colours.size > 1 || !colours.has("#000000")) return { paths, colour: "signal" };
  const inked = (pen: Pen | undefined) => pen && { ...pen, colour: "currentColor" };
  return {
    paths: paths.map((path) => ({ ...path, fill: inked(path.fill), stroke: inked(path.stroke) })),
    colour: "ink",
  };
}

function pathsIn(parent: XastElement, around: Paint, strange: Set<string>): LogoPath[] {
  const paint = paintOf(parent, around, strange);
  return parent.children.flatMap((child) => {
    if (child.type !== "element") return [];
    if (child.name === "g") return pathsIn(child, paint, strange);
    if (child.name === "path") return pathOf(child, paint, strange);
    strange.add(`<${child.name}>`);
    return [];
  });
}

function pathOf(element: XastElement, around: Paint, strange: Set<string>): LogoPath[] {
  const own = paintOf(element, around, strange);
  const { d = "" } = element.attributes;
  const path = {
    d,
    isEvenOdd: own["fill-rule"] === "evenodd",
    fill: penOf("fill", own, strange),
    ...strokeOf(own, strange),
  };
  return path.fill || path.stroke ? [path] : [];
}

function strokeOf(own: Paint, strange: Set<string>): Pick<LogoPath, "stroke" | "line"> {
  const stroke = penOf("stroke", own, strange);
  const line = Object.fromEntries(Object.entries(own).filter(([key]) => /^stroke-(?!opacity)/.test(key)));
  return stroke ? { stroke, line } : {};
}

/** What an element says of itself, over what stands around it; opacities add up. */
function paintOf({ name, attributes }: XastElement, around: Paint, strange: Set<string>): Paint {
  const own: Record<string, string> = { ...around };
  for (const [key, value] of Object.entries(attributes)) {
    const isKept = PAINT.test(key) || (name === "path" && key === "d");
    if (isKept ? !HARMLESS.test(value) : !DROPPED.test(key)) {
      strange.add(`${key}="${value}"`);
    } else if (PAINT.test(key)) {
      own[key] = key === "opacity" ? String(share(own.opacity) * share(value)) : value.trim();
    }
  }
  return own;
}

/** A colour with its opacity; nothing where there is none. */
function penOf(kind: "fill" | "stroke", own: Paint, strange: Set<string>): Pen | undefined {
  const written = own[kind] ?? "none";
  if (written === "none") return undefined;
  const isOwn = !/^currentcolor$/i.test(written);
  const parsed = isOwn ? parse(written) : undefined;
  const colour = isOwn ? formatHex(parsed) : "currentColor";
  if (colour === undefined) {
    strange.add(`${kind}="${written}"`);
    return undefined;
  }
  const opacity = share(own[`${kind}-opacity`]) * share(own.opacity) * (parsed?.alpha ?? 1);
  return { colour, opacity: Number(opacity.toFixed(3)) };
}

/** `50%`, `.5` or nothing as a number from 0 to 1. */
function share(written = "1"): number {
  const value = parseFloat(written) / (written.endsWith("%") ? 100 : 1);
  return Number.isNaN(value) ? 1 : Math.min(1, Math.max(0, value));
}
