import { optimize, type XastElement } from "svgo";
import { cleanedSvg, type DrawingFault, NO_SVG, viewBoxIn } from "./svg";

/** A drawing in one colour, as a page holds it. */
export interface Drawing {
  readonly viewBox: string;
  /** Its shapes as markup, put together from what is known to be harmless. */
  readonly shapes: string;
}

/** How a shape is painted, which it has from what is around it unless it says so itself. */
interface Paint {
  readonly fill: string;
  readonly stroke: string;
}

/** What is told of all shapes of a drawing while they are read. */
interface Findings {
  readonly colours: Set<string>;
  readonly strange: Set<string>;
  isStroked: boolean;
}

/** What says where a shape is. */
const GEOMETRY: Readonly<Record<string, readonly string[]>> = {
  g: [],
  path: ["d"],
  rect: ["x", "y", "width", "height", "rx", "ry"],
  circle: ["cx", "cy", "r"],
  ellipse: ["cx", "cy", "rx", "ry"],
  line: ["x1", "y1", "x2", "y2"],
  polyline: ["points"],
  polygon: ["points"],
};

const KEPT = ["transform", "fill-rule"];

/** What changes nothing, or belongs to the site's own pen. */
const DROPPED = /^(?:id|class|role|version|width|height|x|y|viewBox|clip-rule|stroke-.*|(?:xmlns|xml|data|aria)\b.*)$/;

/** What values may hold that go into a page as they are. */
const HARMLESS = /^[\w\s.,()+-]*$/;

/** Lines are drawn with a pen that is as wide for all: so the paper has to be as large. */
const GRID = "0 0 24 24";

/** A drawing from the text of an SVG file, or why there is none. */
export function drawingOf(svg: string): Drawing | DrawingFault {
  const root = cleanedSvg(svg);
  if (!root) return NO_SVG;
  const viewBox = viewBoxIn(root);
  if (typeof viewBox !== "string") return viewBox;
  const findings: Findings = { colours: new Set(), strange: new Set(), isStroked: false };
  const shapes = shapesIn(root, { fill: "black", stroke: "none" }, findings);
  return faultOf(findings, shapes, viewBox) ?? { viewBox, shapes };
}

/** Steps across its paper that an icon is drawn in: half of a pixel on a screen that shows it at 1,200. */
const STEPS = 2400;

/** Numbers become shorter; what they draw stays what it was. */
const AS_DRAWN = {
  applyTransforms: false,
  makeArcs: { threshold: 0, tolerance: 0 },
  straightCurves: false,
  convertToQ: false,
};

/** The same drawing with no more decimals than an icon shows: brands have four, which are a third of a page's foot. */
export function rounded({ viewBox, shapes }: Drawing): Drawing {
  const [width = 0, height = 0] = viewBox
    .split(/[\s,]+/)
    .slice(2)
    .map(Number);
  const floatPrecision = Math.max(0, Math.ceil(Math.log10(STEPS / Math.max(width, height))));
  const { data } = optimize(`<svg viewBox="${viewBox}">${shapes}</svg>`, {
    js2svg: { useShortTags: false },
    plugins: [{ name: "convertPathData", params: { floatPrecision, ...AS_DRAWN } }],
  });
  return { viewBox, shapes: data.slice(data.indexOf(">") + 1, data.lastIndexOf("</svg>")) };
}

function faultOf({ colours, strange, isStroked }: Findings, shapes: string, viewBox: string): DrawingFault | undefined {
  if (strange.size > 0) {
    const allowed = `shapes alone (${Object.keys(GEOMETRY).join(", ")}), filled or of lines, without effects`;
    return { got: `an SVG with ${[...strange].join(", ")}`, allowed };
  }
  if (shapes === "") return { got: "an SVG that shows nothing", allowed: "a drawing" };
  if (colours.size > 1)
    return { got: `the colours ${[...colours].join(", ")}`, allowed: "one colour, which the page sets" };
  if (isStroked && viewBox !== GRID) {
    return {
      got: `lines with the viewBox ${viewBox}`,
      allowed: `${GRID}, for all lines are of one width; or filled shapes`,
    };
  }
  return undefined;
}

function shapesIn(parent: XastElement, around: Paint, findings: Findings): string {
  const own = paintOf(parent, around);
  return parent.children
    .filter((child) => child.type === "element")
    .map((child) => shapeOf(child, own, findings))
    .join("");
}

function shapeOf(element: XastElement, around: Paint, findings: Findings): string {
  const geometry = GEOMETRY[element.name];
  if (!geometry) {
    findings.strange.add(`<${element.name}>`);
    return "";
  }
  const attributes = attributesOf(element, geometry, findings);
  if (element.name === "g") return wrapped("g", attributes, shapesIn(element, around, findings));
  const { fill, stroke } = paintOf(element, around);
  if (fill === "none" && stroke === "none") return "";
  for (const colour of [fill, stroke]) if (colour !== "none") findings.colours.add(colour);
  if (stroke !== "none") findings.isStroked = true;
  // The page draws lines without a filling, unless a shape says otherwise.
  const paint = [...(fill === "none" ? [] : ['fill="currentColor"']), ...(stroke === "none" ? ['stroke="none"'] : [])];
  return wrapped(element.name, [...paint, ...attributes], "");
}

function wrapped(name: string, attributes: readonly string[], inside: string): string {
  return `<${[name, ...attributes].join(" ")}>${inside}</${name}>`;
}

function attributesOf({ attributes }: XastElement, geometry: readonly string[], { strange }: Findings): string[] {
  return Object.entries(attributes).flatMap(([key, value]) => {
    const isKept = geometry.includes(key) || KEPT.includes(key);
    if (isKept && HARMLESS.test(value)) return [`${key}="${value.trim().replace(/\s+/g, " ")}"`];
    if (isKept || !(key === "fill" || key === "stroke" || DROPPED.test(key))) strange.add(`${key}="${value}"`);
    return [];
  });
}

function paintOf({ attributes: { fill, stroke } }: XastElement, around: Paint): Paint {
  return { fill: fill ?? around.fill, stroke: stroke ?? around.stroke };
}
