import { optimize, type PluginConfig, type XastElement, type XastRoot } from "svgo";

/** Why a file is no drawing that the site can show. */
export interface DrawingFault {
  readonly got: string;
  readonly allowed: string;
}

/** What drawing programs leave behind is taken away; numbers stay as they are written. */
const CLEANING: readonly PluginConfig[] = [
  "removeDoctype",
  "removeXMLProcInst",
  "removeComments",
  "removeMetadata",
  "removeTitle",
  "removeDesc",
  "removeEditorsNSData",
  { name: "inlineStyles", params: { onlyMatchedOnce: false } },
  "convertStyleToAttrs",
  "removeEmptyContainers",
];

/** The first element of an SVG file, cleaned and changed by what is asked besides; nothing for what is no SVG. */
export function cleanedSvg(svg: string, besides: readonly PluginConfig[] = []): XastElement | undefined {
  const found: XastRoot[] = [];
  const keep = {
    name: "keep",
    fn: (root: XastRoot) => {
      found.push(root);
    },
  };
  try {
    optimize(svg, { plugins: [...CLEANING, ...besides, keep] });
  } catch {
    return undefined;
  }
  const root = found.flatMap(({ children }) => children).find((child) => child.type === "element");
  return root?.name === "svg" ? root : undefined;
}

/** What is told of a file that is no SVG. */
export const NO_SVG: DrawingFault = { got: "what cannot be read as SVG", allowed: "an SVG file" };

/** The sheet that an SVG is drawn on, or why there is none. */
export function viewBoxIn({ attributes: { viewBox = "" } }: XastElement): string | DrawingFault {
  if (/^-?[\d.]+(?:[\s,]+-?[\d.]+){3}$/.test(viewBox)) return viewBox;
  return { got: "an SVG without a viewBox", allowed: "a viewBox in its first element, such as 0 0 24 24" };
}
