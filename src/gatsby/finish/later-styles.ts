import postcss, { type Container, type Node } from "postcss";

/** A sheet in two parts, each in the layers of the whole. */
export interface SplitSheet {
  /** What the first view may need. */
  readonly first: string;
  /** What comes when the page is loaded; where no script runs, with the page. */
  readonly later: string;
}

/** Media whose rules stand in the later part. */
const LATER = ["print", "(forced-colors:active)", "(scripting:none)"];

/** Takes out of a sheet what is for paper, for few, or for a pointer that rests on something. */
export function splitSheet(sheet: string): SplitSheet {
  return { first: keep(sheet, (isLater) => !isLater), later: keep(sheet, (isLater) => isLater) };
}

function keep(sheet: string, isWanted: (isLater: boolean) => boolean): string {
  const root = postcss.parse(sheet);
  // What is no rule (faces, movements, the order of the layers) is said in the page.
  if (!isWanted(false)) {
    root.walkAtRules(/^(?:font-face|keyframes|view-transition)$/, (rule) => {
      rule.remove();
    });
    root.walkAtRules("layer", (rule) => {
      if (rule.nodes === undefined) rule.remove();
    });
  }
  root.walkRules((rule) => {
    const isInLater = isInLaterMedia(rule);
    rule.selectors = rule.selectors.filter((selector) => isWanted(isInLater || isHovered(selector)));
    if (rule.selectors.every((selector) => selector === "")) rule.remove();
  });
  removeEmpty(root);
  return root.toString();
}

function isInLaterMedia({ parent }: Node): boolean {
  if (parent === undefined) return false;
  const { type, name, params } = parent as Container & { name?: string; params?: string };
  return (type === "atrule" && name === "media" && LATER.includes(params ?? "")) || isInLaterMedia(parent);
}

/** What is said of everything that is not under a pointer is needed at once. */
function isHovered(selector: string): boolean {
  return selector.replace(/:not\([^)]*\)/g, "").includes(":hover");
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!("nodes" in node) || node.nodes === undefined) return;
    if (node.type === "atrule") removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
