import { type Color, formatHex, interpolate } from "culori";
import { colourIn, palette } from "../styles/palette";

/** The colours of a case study on paper, as #rrggbb: the site's light theme in the hue of its discipline. */
export type Colours = ReturnType<typeof coloursOf>;

/** Takes the colours from the site's own palette, and mixes them as `styles/base/_tokens.scss` and the sections do. */
export function coloursOf(discipline: string) {
  const colours = palette("light");
  const named = (name: string) => colourIn(colours, name);
  const [paper, crease, hue, signal] = [named("paper"), named("crease"), named(discipline), named("signal")];
  const sheet = mix(hue, "white", 0.74);
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
    signalLit: hex(mix(signal, "white", 0.9)),
    signalDeep: hex(mix(signal, "black", 0.88)),
    markShade: hex(mix(signal, "black", 0.8)),
    markBack: hex(mix(signal, "black", 0.62)),
    onSignal: hex(named("on-signal")),
    hue: hex(hue),
    hueText: hex(named(`${discipline}-text`)),
    hueTint: hex(mix(hue, paper, 0.22)),
    hueSheet: hex(sheet),
    hueSheetLit: hex(mix(sheet, "white", 0.82)),
    hueSheetDeep: hex(mix(sheet, hue, 0.7)),
  };
}

/** `share` of the first colour, the rest of the second, as color-mix(in oklab) does. */
function mix(first: Color | string, second: Color | string, share: number): Color {
  return interpolate([second, first], "oklab")(share);
}

/** @throws When it isn't a colour that CSS knows. */
function hex(colour: Color | string): string {
  const written = formatHex(colour);
  if (written === undefined) throw new Error(`Not a colour: ${JSON.stringify(colour)}`);
  return written;
}
