import type { PluginConfig, XastElement, XastRoot } from "svgo";

/** Every shape as an outline where it stands on the paper: one form, which pages, pictures and PDFs can paint. */
export const OUTLINES: readonly PluginConfig[] = [
  { name: "withoutIdleClips", fn: withoutIdleClips },
  { name: "withRoundedCorners", fn: withRoundedCorners },
  "cleanupIds",
  "removeUselessDefs",
  { name: "convertShapeToPath", params: { convertArcs: true } },
  "moveGroupAttrsToElems",
  "collapseGroups",
  { name: "convertPathData", params: { floatPrecision: 2 } },
];

/** Drawing programs clip what they export to its paper, where nothing is left to be clipped. */
function withoutIdleClips(root: XastRoot): void {
  const elements = elementsIn(root);
  const paper = sidesOf(elements[0]?.attributes.viewBox?.split(/[\s,]+/) ?? []);
  const idle = elements.filter(({ name, children }) => {
    const inside = children.filter((child) => child.type === "element");
    return name === "clipPath" && inside.length === 1 && inside.every((child) => covers(child, paper));
  });
  const addresses = idle.map(({ attributes }) => `url(#${attributes.id ?? ""})`);
  for (const { attributes } of elements) {
    if (addresses.includes(attributes["clip-path"] ?? "")) delete attributes["clip-path"];
  }
  for (const element of elements) {
    element.children = element.children.filter((child) => child.type !== "element" || !idle.includes(child));
  }
}

function covers({ name, attributes }: XastElement, paper: readonly number[]): boolean {
  const { x = "0", y = "0", width = "0", height = "0", transform, rx, ry } = attributes;
  if (name !== "rect" || (transform ?? rx ?? ry) !== undefined) return false;
  const [left = 0, top = 0, right = 0, bottom = 0] = sidesOf([x, y, width, height]);
  const [paperLeft = 0, paperTop = 0, paperRight = 0, paperBottom = 0] = paper;
  return left <= paperLeft && top <= paperTop && right >= paperRight && bottom >= paperBottom;
}

/** Left, top, right and bottom. */
function sidesOf(box: readonly string[]): number[] {
  const [x = 0, y = 0, width = 0, height = 0] = box.map(Number);
  return [x, y, x + width, y + height];
}

/** svgo makes outlines of all shapes but of rectangles with rounded corners. */
function withRoundedCorners(root: XastRoot): void {
  for (const element of elementsIn(root)) {
    const { x = "0", y = "0", width = "0", height = "0", rx, ry, ...others } = element.attributes;
    const [w, h] = [Number(width), Number(height)];
    const across = Math.min(Number(rx ?? ry), w / 2);
    const down = Math.min(Number(ry ?? rx), h / 2);
    // Lengths that are no plain numbers stay as they are, and are refused.
    if (element.name !== "rect" || !(across > 0 && down > 0)) continue;
    const corner = (dx: number, dy: number) => `a${across} ${down} 0 0 1 ${dx} ${dy}`;
    const d = [
      `M${Number(x) + across} ${Number(y)}h${w - 2 * across}${corner(across, down)}v${h - 2 * down}`,
      `${corner(-across, down)}h${2 * across - w}${corner(-across, -down)}v${2 * down - h}${corner(across, -down)}z`,
    ];
    element.name = "path";
    element.attributes = { ...others, d: d.join("") };
  }
}

function elementsIn({ children }: XastRoot | XastElement): XastElement[] {
  return children.flatMap((child) => (child.type === "element" ? [child, ...elementsIn(child)] : []));
}
