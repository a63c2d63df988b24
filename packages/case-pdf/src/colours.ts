import type { CaseStudy } from "./case-study";
import { hex, mix } from "#styles/mix";
import { colourIn } from "#styles/palette";

/** The colours of a case study on paper, as #rrggbb: the site's light theme in its hue. */
export type Colours = ReturnType<typeof coloursOf>;

/** Takes the colours from the palette of the pages, and mixes them as `styles/base/_tokens.scss` and the sections do. */
export function coloursOf({ palette: colours, hue: name }: Pick<CaseStudy, "hue" | "palette">) {
  const named = (colour: string) => colourIn(colours, colour);
  const [paper, crease, hue, signal] = [named("paper"), named("crease"), named(name), named("signal")];
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
    onSignal: hex(named("on-signal")),
    hue: hex(hue),
    hueText: hex(named(`${name}-text`)),
    hueTint: hex(mix(hue, paper, 0.22)),
    hueSheet: hex(sheet),
    hueSheetLit: hex(mix(sheet, "white", 0.82)),
    hueSheetDeep: hex(mix(sheet, hue, 0.7)),
  };
}
