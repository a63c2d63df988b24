import { createContext, useContext } from "react";
import { Mark } from "#components/Mark";
import type { PaintedLogo } from "#content/logo";

const Drawing = createContext<PaintedLogo | undefined>(undefined);

/** Tells what is inside of it the agency's mark. */
export const MarkDrawing = Drawing.Provider;

/** The agency's mark, as tabs and search results show it. */
export function AgencyMark({ size }: { readonly size: number }) {
  const drawing = useContext(Drawing);
  return drawing && <Mark drawing={drawing} size={size} />;
}
