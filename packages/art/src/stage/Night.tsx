import type { CSSProperties, ReactElement, ReactNode } from "react";
import { NIGHT_PAPER } from "../page/tokens";
import { Grain } from "./Grain";

const FILL: CSSProperties = { position: "absolute", inset: 0 };

/** How dark the table gets where neither lamp nor room shines: hardly darker than the room. */
const UNLIT = "oklch(17% 0.012 65)";

/** The table by night: the paper of the dark pages, and the pool of a low lamp on it that ends before the edges do. */
export function Night({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div style={{ ...FILL, overflow: "hidden", background: NIGHT_PAPER }}>
      <div style={{ ...FILL, background: pool("50% 47% at 50% 52%", 0.34) }} />
      <div style={{ ...FILL, background: pool("32% 36% at 34% 52%", 0.2) }} />
      <Grain strength={0.6} />
      <div style={FILL}>{children}</div>
      <div style={{ ...FILL, background: UNLIT, mixBlendMode: "lighten" }} />
    </div>
  );
}

/** Warm light, as soft at its edge as light is: in steps, for two would show where it ends. */
function pool(where: string, strength: number): string {
  const steps = [1, 0.86, 0.62, 0.38, 0.19, 0.07, 0].map(
    (share, index) => `rgb(226 160 96 / ${(strength * share).toFixed(3)}) ${String(Math.round((index * 100) / 6))}%`,
  );
  return `radial-gradient(${where}, ${steps.join(", ")})`;
}
