import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Pushpin } from "../scenes/hand";
import { DEEP, GOLD, HAULWRIGHT, PLUM, serif } from "../scenes/haulwright";
import { column, row, text } from "../scenes/theme";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

function Line({ label, width }: { readonly label: string; readonly width: number }): ReactElement {
  return (
    <span
      style={row(8, { alignItems: "flex-end", ...text(20, { fontWeight: 600, lineHeight: 1, whiteSpace: "nowrap" }) })}
    >
      {label}
      <span style={{ width, height: 24, borderBottom: `2px solid ${DEEP}` }} />
    </span>
  );
}

function Email(): ReactElement {
  return (
    <Sheet width={560} height={716} colour="#fffaf2" lift={6}>
      <div style={column(0, { padding: "52px 38px 0" })}>
        <div
          style={row(0, {
            justifyContent: "space-between",
            alignItems: "baseline",
            paddingBottom: 12,
            borderBottom: `4px solid ${GOLD}`,
          })}
        >
          <span style={serif(40, 740, { whiteSpace: "nowrap" })}>Dock Talk no. 9</span>
          <span style={text(19, { fontWeight: 600, color: "var(--ui-soft)", whiteSpace: "nowrap" })}>Tue, 5:00 am</span>
        </div>
        <div
          style={serif(196, 760, {
            color: PLUM,
            marginTop: 2,
            letterSpacing: "-0.045em",
            wordSpacing: "0.06em",
            lineHeight: 1.04,
            whiteSpace: "nowrap",
          })}
        >
          3 h 10
        </div>
        <div style={text(25, { marginTop: 0, fontWeight: 650, lineHeight: 1.2 })}>
          is what a truck waits on a Monday.
        </div>
        <div style={serif(25, 440, { marginTop: 14, lineHeight: 1.22, letterSpacing: "-0.005em" })}>
          <b style={{ color: PLUM }}>Who pays?</b> After two hours, the receiver does, if your driver wrote down the
          time at the gate. Use the form below.
        </div>
      </div>
      <div style={{ position: "absolute", left: 0, right: 0, top: 502, borderTop: `4px dashed ${DEEP}` }} />
      <div style={column(21, { position: "absolute", left: 38, top: 528 })}>
        <span style={serif(34, 720, { color: PLUM, whiteSpace: "nowrap" })}>Detention form</span>
        <Line label="Gate in" width={148} />
        <Line label="Gate out" width={136} />
        <Line label="Signed" width={148} />
      </div>
      <div style={column(21, { position: "absolute", left: 310, top: 583 })}>
        <Line label="Load no." width={126} />
        <Line label="Dock" width={156} />
      </div>
    </Sheet>
  );
}

/** A dispatcher’s headset, laid down; its cable leaves the picture. */
function Headset(): ReactElement {
  return (
    <svg width={380} height={560} viewBox="0 0 380 560" style={{ overflow: "visible", filter: shapeShadow(13) }}>
      <path d="M60 300C20 60 330 30 330 290" fill="none" stroke="#17191a" strokeWidth="30" strokeLinecap="round" />
      <path d="M62 270C40 84 306 56 320 262" fill="none" stroke="#5c6265" strokeWidth="6" strokeLinecap="round" />
      <path d="M130 116Q196 74 264 116" fill="none" stroke="#2b2f31" strokeWidth="40" strokeLinecap="round" />
      {[60, 326].map((x, n) => (
        <g key={x} transform={`rotate(${n === 0 ? 10 : -10} ${x} 340)`}>
          <ellipse cx={x} cy={344} rx={64} ry={82} fill="#17191a" />
          <ellipse cx={x - 4} cy={338} rx={52} ry={69} fill="#34393b" />
          <ellipse cx={x - 6} cy={334} rx={27} ry={38} fill={n === 0 ? GOLD : "#17191a"} />
          <path
            d={`M${x - 42} 306Q${x - 22} 268 ${x + 10} 272`}
            stroke="#8d9497"
            strokeWidth="6"
            fill="none"
            strokeLinecap="round"
          />
        </g>
      ))}
      <path d="M66 420Q90 520 186 512" fill="none" stroke="#17191a" strokeWidth="13" strokeLinecap="round" />
      <rect x={172} y={486} width={84} height={46} rx={23} fill="#17191a" />
      <path d="M186 500H240M186 510H240M186 520H240" stroke="#6d7477" strokeWidth="3.6" />
      <path d="M330 424Q350 500 318 560T360 700" fill="none" stroke="#17191a" strokeWidth="9" />
    </svg>
  );
}

function letter(): ReactElement {
  return (
    <Stage paper="#c98b6a" drama={1} grain={1.1}>
      <div style={HAULWRIGHT}>
        <Place x={322} y={374} rotate={-3} scale={0.985}>
          <Email />
        </Place>
        <Place x={302} y={40}>
          <Pushpin size={42} colour={GOLD} />
        </Place>
        <Place x={800} y={372} rotate={12}>
          <Headset />
        </Place>
      </div>
    </Stage>
  );
}

/** Haulwright: one number, one answer, one form. */
export const pictures: readonly Picture[] = [
  { name: "projects/content-marketing-strategy-sample-3", width: 1000, height: 750, scene: letter },
];
