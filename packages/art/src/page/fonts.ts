import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

interface Face {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
  readonly stretch?: string;
  readonly style?: "italic";
}

/** The site's two families, and three of very different character for the brands of invented clients (all OFL). */
const FACES: readonly Face[] = [
  {
    family: "Bricolage Grotesque",
    file: "bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    weight: "200 800",
    stretch: "75% 100%",
  },
  {
    family: "Instrument Sans",
    file: "instrument-sans/files/instrument-sans-latin-standard-normal.woff2",
    weight: "400 700",
    stretch: "75% 100%",
  },
  { family: "Fraunces", file: "fraunces/files/fraunces-latin-full-normal.woff2", weight: "100 900" },
  {
    family: "Fraunces",
    file: "fraunces/files/fraunces-latin-standard-italic.woff2",
    weight: "100 900",
    style: "italic",
  },
  { family: "JetBrains Mono", file: "jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2", weight: "100 800" },
  { family: "Nunito", file: "nunito/files/nunito-latin-wght-normal.woff2", weight: "200 1000" },
];

const require = createRequire(resolve("package.json"));

/** `@font-face` rules, as data, for the families a piece of markup names. */
export function fontFaces(markup: string): string {
  return FACES.filter(
    ({ family, style }) => markup.includes(family) && (style === undefined || markup.includes("italic")),
  )
    .map(rule)
    .join("\n");
}

const read = new Map<string, string>();

function rule({ family, file, weight, stretch, style }: Face): string {
  const data = read.get(file) ?? readFileSync(require.resolve(`@fontsource-variable/${file}`)).toString("base64");
  read.set(file, data);
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; font-style: ${style ?? "normal"};${
    stretch === undefined ? "" : ` font-stretch: ${stretch};`
  } src: url(data:font/woff2;base64,${data}) format("woff2"); }`;
}
