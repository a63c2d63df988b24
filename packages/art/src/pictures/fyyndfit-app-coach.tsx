import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Draw } from "../scenes/At";
import { Laptop } from "../scenes/devices";
import { FOREST, FYYNDFIT, Fyyndfit, LIME, MIST } from "../scenes/fyyndfit";
import { Say } from "../scenes/hand";
import { KNEE_DEGREES, Squat } from "../scenes/squat";
import { column, display, row, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";
import { Horizon } from "../stage/Standing";

const CASES = [
  ["Rosa M.", "Squat turns shallow"],
  ["Theo K.", "Knee sore, 5th day"],
  ["Anja P.", "Back after 3 weeks"],
  ["Luis D.", "Asks for more rows"],
  ["Wren A.", "Slept 3 hours"],
  ["Tomas B.", "Shoulder, new pain"],
] as const;

function Queue(): ReactElement {
  return (
    <div style={column(0, { width: 236, padding: "16px 0 0", background: "#e4ecc9" })}>
      <div style={{ padding: "0 20px 12px" }}>
        <Fyyndfit size={23} head="#6fa81c" />
        <div style={display(29, 800, { marginTop: 20 })}>25 cases</div>
      </div>
      {CASES.map(([name, reason], index) => (
        <div
          key={name}
          style={{
            padding: "8px 20px 9px",
            background: index === 0 ? FOREST : "transparent",
            color: index === 0 ? MIST : "var(--ui-ink)",
            borderTop: "1.5px solid #cdd9ab",
            ...text(16.5, { lineHeight: 1.25, whiteSpace: "nowrap" }),
          }}
        >
          <b style={{ fontSize: 18.5, color: index === 0 ? LIME : undefined }}>{name}</b>
          <br />
          {reason}
        </div>
      ))}
    </div>
  );
}

function Case(): ReactElement {
  const button = (words: string, main: boolean): ReactElement => (
    <span
      key={words}
      style={{
        flex: 1,
        padding: "10px 0",
        borderRadius: 12,
        textAlign: "center",
        background: main ? LIME : "transparent",
        boxShadow: main ? undefined : `inset 0 0 0 2px ${FOREST}`,
        ...text(21, { fontWeight: 700, lineHeight: 1.2 }),
      }}
    >
      {words}
    </span>
  );
  return (
    <div style={column(13, { width: 334, padding: "18px 20px" })}>
      <div style={{ position: "relative", height: 336, borderRadius: 14, background: "#0f3021", overflow: "hidden" }}>
        <Draw w={294} h={336}>
          <path d="M0 306H294" stroke="#3f6a50" strokeWidth={3} />
          <g transform="translate(2 14) scale(0.68)">
            <Squat bare line={10} joint={LIME} />
          </g>
          <path d="M109 192A42 42 0 0 0 133 249" fill="none" stroke={MIST} strokeWidth={4} strokeLinecap="round" />
          <Say x={168} y={238} size={54} weight={800} fill={MIST} font="Bricolage Grotesque">
            {KNEE_DEGREES}°
          </Say>
          <Say x={170} y={264} size={17} weight={550} fill="#b9cfae">
            knee, rep 9
          </Say>
        </Draw>
      </div>
      <div style={text(20, { lineHeight: 1.28, fontWeight: 550 })}>
        “Fewer reps tomorrow: the last four squats turned shallow.”
      </div>
      <div style={row(10)}>{[button("Pin", false), button("Ban", false), button("Agree", true)]}</div>
    </div>
  );
}

const COUNTS = [
  ["Exact", 71, LIME],
  ["One off", 21, "#7fb51f"],
  ["More", 8, "#d9684a"],
] as const;

function Counted(): ReactElement {
  return (
    <div style={column(0, { flex: 1, padding: "18px 22px 20px 4px" })}>
      <div style={text(18, { fontWeight: 650, lineHeight: 1.2 })}>Counted within one rep:</div>
      <div style={display(68, 800, { lineHeight: 1.05 })}>92%</div>
      <div style={row(14, { alignItems: "flex-end", height: 318, borderBottom: `3px solid ${FOREST}`, marginTop: 12 })}>
        {COUNTS.map(([words, share, colour]) => (
          <div key={words} style={column(4, { flex: 1, alignItems: "center" })}>
            <span style={text(19, { fontWeight: 700, lineHeight: 1.1 })}>{share}%</span>
            <div style={{ width: "100%", height: share * 3.7, borderRadius: "5px 5px 0 0", background: colour }} />
          </div>
        ))}
      </div>
      <div style={row(14, { paddingTop: 6 })}>
        {COUNTS.map(([words]) => (
          <span key={words} style={text(15.5, { flex: 1, textAlign: "center", whiteSpace: "nowrap" })}>
            {words}
          </span>
        ))}
      </div>
    </div>
  );
}

function coach(): ReactElement {
  return (
    <Stage drama={0.8} ground={<Horizon at={0.72} wall="#b7c98f" table="#8a5f3d" />}>
      <div style={FYYNDFIT}>
        <Place x={500} y={330}>
          <Laptop width={848}>
            <div style={{ display: "flex", height: "100%", background: "#fbfcf1", ...FYYNDFIT, color: "#0f3021" }}>
              <Queue />
              <Case />
              <Counted />
            </div>
          </Laptop>
        </Place>
      </div>
    </Stage>
  );
}

/** fyyndfit, the app: the coach’s desk. */
export const pictures: readonly Picture[] = [
  { name: "projects/fyyndfit-ai-fitness-app-detail-2", width: 1000, height: 667, scene: coach },
];
