import { type AcceptedPlugin, list, type Root } from "postcss";
import rtlcss from "rtlcss";

/**
 * Turns a sheet that is written for lines from left to right round, for a language that is written the other way: the
 * direction is known when a site is built, so that its one sheet holds one direction, and none pays for the other.
 */
export function mirrored(): AcceptedPlugin {
  return rtlcss.configure({ hooks: { pre: turnWhatIsLeft } });
}

/** Turns what the library leaves as it is. */
function turnWhatIsLeft(root: Root): void {
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    declaration.value = TURNS[prop]?.(value) ?? turnedAngles(turnedCut(value));
  });
}

const TURNS: Readonly<Record<string, (value: string) => string>> = {
  inset: (value) => {
    const [top, right, bottom, left] = list.space(value);
    return left === undefined ? value : [top, left, bottom, right].join(" ");
  },
  content: (value) => value.replace(/[→←]/g, (arrow) => (arrow === "→" ? "←" : "→")),
  // Letters that join, as those of Arabic do, come apart where they are set closer or wider than they are drawn.
  "letter-spacing": () => "normal",
};

/** What is cut along a line, also where it has a name of its own. */
function turnedCut(value: string): string {
  return value.replace(/^polygon\((.*)\)$/s, (_, points: string) => {
    const turned = list.comma(points).map((point) => {
      const [x = "", y = ""] = list.space(point);
      return `${fromOtherSide(x)} ${y}`;
    });
    return `polygon(${turned.join(", ")})`;
  });
}

/** A measure from the left, as one from the right. */
function fromOtherSide(x: string): string {
  if (x === "0") return "100%";
  const [, percent] = /^([\d.]+)%$/.exec(x) ?? [];
  return percent === undefined ? `calc(100% - ${x})` : `${100 - Number(percent)}%`;
}

/** The library turns angles that are written out, and would turn a cone that is the same from both sides, too. */
function turnedAngles(value: string): string {
  return value
    .replace(/linear-gradient\((var\(--[\w-]+\))/g, "linear-gradient(calc(-1 * $1)")
    .replace(/conic-gradient\(from -45deg(?= at (?:bottom|top),\s*\w+ 90deg,)/g, "conic-gradient(from 45deg");
}
