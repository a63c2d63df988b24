import { token } from "../art/page/tokens";
import { linear, toByte } from "../art/trace/colour";

/** OKLab: lightness and two opposites. */
type Lab = readonly [number, number, number];

/** The colours of a case study on paper, as #rrggbb: the site's light theme in the hue of its discipline. */
export type Colours = ReturnType<typeof coloursOf>;

/** Takes the colours from the site's own palette, and mixes them as `styles/base/_tokens.scss` and the sections do. */
export function coloursOf(discipline: string) {
  const named = (name: string) => labOf(token(name));
  const white: Lab = [1, 0, 0];
  const black: Lab = [0, 0, 0];
  const [paper, crease, hue, signal] = [named("paper"), named("crease"), named(discipline), named("signal")];
  const sheet = mix(hue, white, 0.74);
  return {
    paper: hex(paper),
    paperLit: hex(named("paper-lit")),
    paperShade: hex(named("paper-shade")),
    panelShade: hex(mix(paper, crease, 0.55)),
    ink: hex(named("ink")),
    inkSoft: hex(named("ink-soft")),
    crease: hex(crease),
    edge: hex(named("edge")),
    signal: hex(signal),
    signalLit: hex(mix(signal, white, 0.9)),
    signalDeep: hex(mix(signal, black, 0.88)),
    markShade: hex(mix(signal, black, 0.8)),
    markBack: hex(mix(signal, black, 0.62)),
    onSignal: hex(named("on-signal")),
    hue: hex(hue),
    hueText: hex(named(`${discipline}-text`)),
    hueTint: hex(mix(hue, paper, 0.22)),
    hueSheet: hex(sheet),
    hueSheetLit: hex(mix(sheet, white, 0.82)),
    hueSheetDeep: hex(mix(sheet, hue, 0.7)),
  };
}

function labOf(oklch: string): Lab {
  const parts = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)deg\)$/.exec(oklch);
  if (!parts) throw new Error(`The palette has a colour that is no oklch(): ${oklch}`);
  const [lightness, chroma, angle] = [Number(parts[1]) / 100, Number(parts[2]), (Number(parts[3]) * Math.PI) / 180];
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

/** `share` of the first colour, the rest of the second, as color-mix(in oklab) does. */
function mix(first: Lab, second: Lab, share: number): Lab {
  const at = (index: 0 | 1 | 2) => first[index] * share + second[index] * (1 - share);
  return [at(0), at(1), at(2)];
}

function hex([lightness, a, b]: Lab): string {
  const angle = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const oklch = `oklch(${(lightness * 100).toFixed(4)}% ${Math.hypot(a, b).toFixed(6)} ${angle.toFixed(4)}deg)`;
  return `#${linear(oklch)
    .map((channel) => toByte(channel).toString(16).padStart(2, "0"))
    .join("")}`;
}
