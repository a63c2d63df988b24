import type { CSSProperties, ReactElement } from "react";
import type { Colours } from "./colours";
import { MARGIN, SHARE_CARD_SIZE } from "./facts";
import { HUE_SIDE, MARK_SIDE } from "./shapes";
import type { SetTitle } from "./title";

interface Props {
  readonly badge: string;
  readonly agency: string;
  readonly title: SetTitle;
  readonly colours: Colours;
  /** Whether lines run from right to left. */
  readonly isFromRight: boolean;
}

/** What stands on a share card in words, for satori, which reads boxes with inline styles only. */
export function Texts({ badge, agency, title, colours, isFromRight }: Props): ReactElement {
  const before = (room: number) => (isFromRight ? { marginRight: room } : { marginLeft: room });
  return (
    <div style={{ display: "flex", ...SHARE_CARD_SIZE, color: colours.ink, direction: isFromRight ? "rtl" : "ltr" }}>
      <div style={{ ...COLUMN, [isFromRight ? "right" : "left"]: MARGIN }}>
        <div style={{ fontFamily: "Text", color: colours.text, fontSize: 26, ...before(HUE_SIDE + 14) }}>{badge}</div>
        <div style={{ display: "flex", flexDirection: "column", fontFamily: "Poster", fontSize: title.size }}>
          {title.lines.map((line) => (
            <div key={line} style={{ lineHeight: 0.98, letterSpacing: title.tracking, whiteSpace: "pre" }}>
              {line}
            </div>
          ))}
        </div>
        <div
          style={{
            display: "flex",
            alignItems: "center",
            height: MARK_SIDE,
            fontFamily: "Poster",
            fontSize: 34,
            ...before(MARK_SIDE + 1),
          }}
        >
          {agency}
        </div>
      </div>
    </div>
  );
}

const COLUMN: CSSProperties = {
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  position: "absolute",
  top: MARGIN,
  bottom: MARGIN,
};
