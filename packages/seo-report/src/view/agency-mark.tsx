import { createContext, useContext } from "react";
import type { PaintedLogo } from "#content/logo";

const Drawing = createContext<PaintedLogo | undefined>(undefined);

/** Tells what is inside of it the agency's mark. */
export const MarkDrawing = Drawing.Provider;

const ID = "agency-mark";

/** The drawing of the mark, once: previews of a thousand pages show it. */
export function MarkSymbol() {
  const drawing = useContext(Drawing);
  if (!drawing) return null;
  return (
    <svg className="mark-symbol" aria-hidden="true">
      {/* Made of known outlines: src/content/logo-drawing.ts. */}
      <symbol id={ID} viewBox={drawing.viewBox} dangerouslySetInnerHTML={{ __html: drawing.shapes }} />
    </svg>
  );
}

/** The agency's mark, as tabs and search results show it. */
export function AgencyMark({ size }: { readonly size: number }) {
  const ratio = useContext(Drawing)?.ratio ?? 1;
  return (
    <svg width={Math.round(size * ratio)} height={size} aria-hidden="true">
      <use href={`#${ID}`} />
    </svg>
  );
}
