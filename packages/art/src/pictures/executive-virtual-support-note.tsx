import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { ARDENHOLT, BERRY } from "../scenes/ardenholt";
import { Tablet } from "../scenes/devices";
import { column, display, row, text } from "../scenes/theme";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const DECIDE = ["Send the Lisbon offer?", "Dinner with the lenders?", "Petra: partner from July?"] as const;

const REST = [
  ["11:30", "Lenders: terms for Q3"],
  ["2:00", "Auditor: two open points"],
  ["7:10", "Car, from home"],
  ["8:45", "BOS to ORD, seat 4A"],
  ["6:20", "ORD to BOS, seat 4C"],
  ["Inbox", "9 yours, 12 drafts ready"],
  ["Proud", "Ravel stays two more years"],
] as const;

function Ten(): ReactElement {
  const line = text(26, { lineHeight: 1.2, fontWeight: 500 });
  return (
    <div style={{ width: 530, padding: "14px 26px 18px", borderRadius: "26px 26px 26px 4px", background: "#fffaf2" }}>
      <div style={display(33, 640, { color: BERRY, marginBottom: 5 })}>Decide</div>
      {DECIDE.map((words, index) => (
        <div key={words} style={row(13, { ...line, height: 38 })}>
          <span style={{ width: 25, height: 25, borderRadius: 6, border: `3px solid ${BERRY}` }} />
          <b style={{ width: 16 }}>{index + 1}</b>
          {words}
        </div>
      ))}
      <div style={{ borderTop: "2px solid var(--ui-line)", margin: "9px 0 5px" }} />
      {REST.map(([when, words]) => (
        <div key={words} style={row(0, { ...line, height: 37 })}>
          <b style={{ width: 92, color: BERRY }}>{when}</b>
          {words}
        </div>
      ))}
    </div>
  );
}

function Thread(): ReactElement {
  return (
    <div style={column(0, { height: "100%", background: "#eadccb" })}>
      <div
        style={row(0, {
          padding: "18px 30px",
          background: "#fbf3e4",
          justifyContent: "space-between",
          borderBottom: "2px solid var(--ui-line)",
        })}
      >
        <span style={display(38, 640, { whiteSpace: "nowrap" })}>Evening note, Tuesday</span>
        <span style={text(24, { fontWeight: 600, color: "var(--ui-soft)" })}>6:00 pm</span>
      </div>
      <div style={{ position: "relative", flex: 1, padding: "18px 24px" }}>
        <Ten />
        <div style={{ position: "absolute", right: 22, bottom: 26, width: 274 }}>
          <div
            style={text(31, {
              fontWeight: 650,
              lineHeight: 1.18,
              padding: "18px 24px 20px",
              borderRadius: "26px 26px 4px 26px",
              background: BERRY,
              color: "#fff4ea",
            })}
          >
            1 yes, 2 no,
            <br />3 ask me Friday
          </div>
          <div style={text(22, { fontWeight: 550, textAlign: "right", marginTop: 6, color: "#6c5560" })}>6:04 pm</div>
        </div>
      </div>
    </div>
  );
}

/** Reading glasses from above, their arms folded. */
function Glasses(): ReactElement {
  const lens = { fill: "#dfe9ee", fillOpacity: 0.22, stroke: "#b98a3e", strokeWidth: 9 };
  return (
    <svg width={380} height={170} viewBox="0 0 380 170" style={{ filter: shapeShadow(12) }}>
      <path d="M20 40L330 18" stroke="#7c5a22" strokeWidth="8" strokeLinecap="round" />
      <path d="M360 40L60 8" stroke="#94702f" strokeWidth="8" strokeLinecap="round" />
      <rect x="12" y="36" width="154" height="116" rx="54" {...lens} />
      <rect x="214" y="36" width="154" height="116" rx="54" {...lens} />
      <path d="M164 78Q190 56 216 78" fill="none" stroke="#b98a3e" strokeWidth="9" />
      <path d="M44 66Q66 46 96 50M246 66Q268 46 298 50" fill="none" stroke="#fff" strokeOpacity="0.7" strokeWidth="5" />
    </svg>
  );
}

function note(): ReactElement {
  return (
    <Stage paper="#33465c" drama={1.05} grain={0.8} camera={{ roll: 7, zoom: 0.93 }}>
      <Place x={486} y={376} style={ARDENHOLT}>
        <Tablet width={900} height={690} lift={24} body="#1c171b">
          <Thread />
        </Tablet>
      </Place>
      <Place x={800} y={292} rotate={-26}>
        <Glasses />
      </Place>
    </Stage>
  );
}

/** Executive Virtual Support: ten lines at six. */
export const pictures: readonly Picture[] = [
  { name: "projects/executive-virtual-support-sample-1", width: 1000, height: 750, scene: note },
];
