import { hex, mix } from "../../styles/mix";
import { colourIn, palette } from "../../styles/palette";

/** What a card is painted in, each as #rrggbb. */
export interface Colours {
  readonly paper: string;
  readonly ink: string;
  readonly hue: string;
  readonly text: string;
  /** Paper in the light of the hue. */
  readonly tint: string;
}

let light: ReadonlyMap<string, string> | undefined;

/** The colours of a card in one hue of the light theme. @throws When the palette has none of that name. */
export function coloursOf(hue: string): Colours {
  light ??= palette("light");
  const named = (name: string) => colourIn(light ?? new Map(), name);
  return {
    paper: hex(named("paper")),
    ink: hex(named("ink")),
    hue: hex(named(hue)),
    text: hex(named(`${hue}-text`)),
    tint: hex(mix(named(hue), named("paper"), 0.22)),
  };
}
