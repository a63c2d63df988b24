import type { CSSProperties, ReactElement, ReactNode } from "react";
import { facetPath, MARK, MARK_SIZE } from "../../lib/mark";
import type { Colours } from "./colours";
import { SHARE_CARD_SIZE } from "./facts";
import type { SetTitle } from "./title";

const { width, height } = SHARE_CARD_SIZE;
const MARGIN = 60;

/** Width of the picture, and of the corner that is folded over, in pixels. */
export const PICTURE_WIDTH = 590;
const FLAP = 52;

interface Props {
  readonly badge: string;
  readonly agency: string;
  readonly title: SetTitle;
  readonly colours: Colours;
  /** As a data address, with its height at the width above. */
  readonly picture?: { readonly src: string; readonly height: number } | undefined;
}

/** A share card for satori, which reads boxes with inline styles only. */
export function Card({ badge, agency, title, colours, picture }: Props): ReactElement {
  return (
    <div style={{ display: "flex", width, height, background: colours.paper, color: colours.ink, fontFamily: "Text" }}>
      <Shape wide={width} high={height}>
        <path d={`M760 0H${width}V${height}H480z`} fill={colours.tint} />
      </Shape>
      <div style={{ display: "flex", position: "absolute", left: 700, top: 95 }}>
        {!picture && <Mark side={440} facets={colours.facets} />}
      </div>
      {picture && <Picture {...picture} colours={colours} />}
      <div style={{ ...COLUMN, justifyContent: "space-between" }}>
        <div style={{ display: "flex", alignItems: "center", color: colours.text, fontSize: 26 }}>
          <svg width={20} height={20} style={{ marginRight: 14 }}>
            <path d="M0 0H20L0 20z" fill={colours.hue} />
          </svg>
          {badge}
        </div>
        <div style={{ display: "flex", flexDirection: "column", fontFamily: "Poster", fontSize: title.size }}>
          {title.lines.map((line) => (
            <div key={line} style={{ lineHeight: 0.98, letterSpacing: title.tracking, whiteSpace: "pre" }}>
              {line}
            </div>
          ))}
        </div>
        <div style={{ display: "flex", alignItems: "center", fontFamily: "Poster", fontSize: 34, marginLeft: -7 }}>
          <Mark side={48} facets={colours.facets} />
          <div style={{ marginLeft: 8 }}>{agency}</div>
        </div>
      </div>
    </div>
  );
}

const COLUMN: CSSProperties = {
  display: "flex",
  flexDirection: "column",
  position: "absolute",
  left: MARGIN,
  top: MARGIN,
  bottom: MARGIN,
};

/** The picture whole, with its corner turned over as everywhere on the site. */
function Picture({ src, height: own, colours }: { src: string; height: number; colours: Colours }) {
  const [left, top] = [width - PICTURE_WIDTH - 40, (height - own) / 2];
  const [right, bottom] = [PICTURE_WIDTH, own];
  return (
    <div style={{ display: "flex", position: "absolute", left, top }}>
      <img src={src} width={PICTURE_WIDTH} height={own} alt="" />
      <Shape wide={PICTURE_WIDTH} high={own}>
        <path d={`M${right} ${bottom - FLAP}V${bottom}H${right - FLAP}z`} fill={colours.tint} />
        <path d={`M${right} ${bottom - FLAP}H${right - FLAP}V${bottom}z`} fill={colours.hue} />
      </Shape>
    </div>
  );
}

function Mark({ side, facets }: { readonly side: number; readonly facets: Colours["facets"] }) {
  return (
    <svg width={side} height={side} viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`}>
      {MARK.map((facet, index) => (
        <path key={facet.light} d={facetPath(facet)} fill={facets[index]} />
      ))}
    </svg>
  );
}

/** Shapes over all of the box they stand in. */
function Shape({
  wide,
  high,
  children,
}: {
  readonly wide: number;
  readonly high: number;
  readonly children: ReactNode;
}) {
  return (
    <svg style={{ position: "absolute", left: 0, top: 0 }} width={wide} height={high} viewBox={`0 0 ${wide} ${high}`}>
      {children}
    </svg>
  );
}
