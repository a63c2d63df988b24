import { selectorSpecificity } from "@csstools/selector-specificity";
import postcss, { AtRule, type Container, type Declaration, type Node, type Root, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";

/** A sheet in two parts, each in the layers of the whole. */
export interface SplitSheet {
  /** What the first view may need. */
  readonly first: string;
  /** What the loader brings some time after the page has loaded; where no script runs, it comes with the page. */
  readonly later: string;
}

/** Media whose rules stand in the later part. */
const LATER = ["print", "(forced-colors:active)", "(scripting:none)"];

/** So do rules for browsers that lack a feature; those get this part early (`start-on-intent.ts`). */
const LACKING = /^not\b/;

/** A dialog, and what lies behind it or behind a menu while that is open. */
const OF_WHAT_IS_OPEN = /^dialog\b|:has\([^()]*:(?:modal|popover-open)\)/;

/** Shorthands begin with the word of their parts; here are the others, by that word. */
const SHORTHANDS: Readonly<Record<string, string>> = {
  ...{ top: "inset", right: "inset", bottom: "inset", left: "inset" },
  ...{ row: "gap", column: "gap", align: "place", justify: "place", line: "font" },
};

/**
 * Takes out of a sheet what is for paper, for few, for a pointer that rests on something, or while something lies open
 * above the page. Both parts, one behind the other, are the cascade of the whole.
 */
export function splitSheet(sheet: string): SplitSheet {
  return { first: firstPart(sheet), later: laterPart(sheet) };
}

function firstPart(sheet: string): string {
  const root = postcss.parse(sheet);
  root.walkAtRules((rule) => {
    if (isLater(rule)) rule.remove();
  });
  root.walkRules((rule) => {
    keepSelectors(rule, (selector) => !isAsked(selector));
  });
  return textOf(root);
}

/**
 * This part loads last, so its rules would win over rules of the first part with equal specificity that follow them in
 * the sheet. Such declarations are repeated here, to keep the order.
 */
function laterPart(sheet: string): string {
  const root = postcss.parse(sheet);
  // What is no rule (faces, movements, the order of the layers) is said in the page.
  root.walkAtRules((rule) => {
    if (rule.nodes === undefined || /^(?:font-face|(?:-\w+-)?keyframes|view-transition)$/.test(rule.name))
      rule.remove();
  });
  const said = new Set<string>();
  root.walkRules((rule) => {
    const isInLater = rulesAround(rule).some(isLater);
    const isMoved = (selector: string) => isInLater || isAsked(selector);
    for (const selector of rule.selectors.filter((one) => !isMoved(one))) {
      const again = rule.cloneBefore({ selector });
      again.walkDecls((declaration) => {
        if (!said.has(matterOf(selector, declaration))) declaration.remove();
      });
    }
    for (const selector of rule.selectors.filter(isMoved)) {
      rule.walkDecls((declaration) => void said.add(matterOf(selector, declaration)));
    }
    keepSelectors(rule, isMoved);
  });
  return textOf(root);
}

/** What two declarations have in common when their order decides which one wins. */
function matterOf(selector: string, declaration: Declaration): string {
  const { prop } = declaration;
  const [, word = ""] = /^(?:-\w+-)?(\w+)/.exec(prop) ?? [];
  const group = prop.startsWith("--") ? prop : (SHORTHANDS[word] ?? word);
  const layers = rulesAround(declaration).filter(({ name }) => name === "layer");
  return [...layers.map(({ params }) => params), specificityOf(selector), group].join(" ");
}

function specificityOf(selector: string): string {
  const { a, b, c } = selectorSpecificity(selectorParser().astSync(selector).first);
  return `${a},${b},${c}`;
}

function keepSelectors(rule: Rule, isWanted: (selector: string) => boolean): void {
  const selectors = rule.selectors.filter(isWanted);
  if (selectors.length === 0) rule.remove();
  else rule.selectors = selectors;
}

/** The at-rules around a node, from the inside out. */
function rulesAround({ parent }: Node): AtRule[] {
  if (parent === undefined) return [];
  return [...(parent instanceof AtRule ? [parent] : []), ...rulesAround(parent)];
}

function isLater({ name, params }: AtRule): boolean {
  return (name === "media" && LATER.includes(params)) || (name === "supports" && LACKING.test(params));
}

/** What no page shows before a visitor asks for it, with a pointer or a key: then the whole sheet comes at once. */
function isAsked(selector: string): boolean {
  return isHovered(selector) || OF_WHAT_IS_OPEN.test(selector);
}

/** Whether a selector needs a pointer; `:not(:hover)` does not, for it holds before there is one. */
function isHovered(selector: string): boolean {
  const inner = selector.replace(/(:not)?\(([^()]*)\)/g, (_, not: string | undefined, list: string) =>
    not ? "" : ` ${list} `,
  );
  return inner === selector ? selector.includes(":hover") : isHovered(inner);
}

function textOf(root: Root): string {
  removeEmpty(root);
  return root.toString();
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!("nodes" in node) || node.nodes === undefined) return;
    if (node.type === "atrule") removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
