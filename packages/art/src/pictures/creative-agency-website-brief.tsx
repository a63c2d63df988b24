import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Phone } from "../scenes/devices";
import { Icon } from "../scenes/Icon";
import { NIGHTS } from "../scenes/nights";
import { COMET, Film, VIOLET } from "../scenes/papercomet";
import { column, display, row, text } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const CHOSEN = [
  { still: NIGHTS.street, note: "This light, slower" },
  { still: NIGHTS.wipers, note: "Start inside the car" },
  { still: NIGHTS.umbrella, note: "Her coat, but green" },
] as const;

function Form(): ReactElement {
  return (
    <div style={column(0, { padding: "58px 16px 0" })}>
      <div style={display(42, 780, { lineHeight: 0.95, whiteSpace: "nowrap" })}>
        Your brief,
        <br />
        <span style={{ color: VIOLET }}>3 shots</span>
      </div>
      <div style={column(10, { marginTop: 20 })}>
        {CHOSEN.map(({ still, note }) => (
          <div key={note} style={row(12, { height: 84, padding: 8, borderRadius: 12, background: "var(--ui-panel)" })}>
            <div
              style={{
                position: "relative",
                width: 112,
                height: 68,
                flex: "none",
                borderRadius: 6,
                overflow: "hidden",
              }}
            >
              <Film>{still}</Film>
            </div>
            <span style={text(21, { fontWeight: 600, lineHeight: 1.12 })}>{note}</span>
          </div>
        ))}
      </div>
      <div
        style={row(12, {
          marginTop: 14,
          height: 76,
          padding: "0 16px",
          borderRadius: 12,
          boxShadow: "inset 0 0 0 2px #6b625b",
        })}
      >
        <Icon name="calendar" size={28} />
        <span style={column(0)}>
          <span style={text(16, { color: "var(--ui-soft)", lineHeight: 1.2 })}>Needed by</span>
          <span style={text(25, { fontWeight: 700, lineHeight: 1.15 })}>June 14</span>
        </span>
      </div>
      <div
        style={{
          marginTop: 16,
          height: 66,
          borderRadius: 34,
          background: VIOLET,
          color: "#150929",
          textAlign: "center",
          ...display(23, 760, { lineHeight: "64px", whiteSpace: "nowrap" }),
        }}
      >
        Send to Paper Comet
      </div>
    </div>
  );
}

/** A still as a print, with its number from the index. */
function Print({ index, width }: { readonly index: number; readonly width: number }): ReactElement {
  return (
    <div style={{ width, padding: 13, background: "#fffdf7", boxShadow: shadow(9), color: "#171312" }}>
      <div style={{ position: "relative", height: (width - 26) * 0.62 }}>
        <Film>{CHOSEN[index]?.still}</Film>
      </div>
      <div
        style={display(34, 780, {
          marginTop: 8,
          lineHeight: 1,
          textAlign: index === 1 ? "right" : "left",
          padding: "0 14px",
        })}
      >
        {index + 1}
      </div>
    </div>
  );
}

function brief(): ReactElement {
  return (
    <Stage paper="#b48dff" drama={0.8} grain={0.9}>
      <div style={COMET}>
        <Place x={188} y={190} rotate={-9}>
          <Print index={0} width={380} />
        </Place>
        <Place x={822} y={352} rotate={8}>
          <Print index={1} width={380} />
        </Place>
        <Place x={186} y={566} rotate={6}>
          <Print index={2} width={350} />
        </Place>
        <Place x={510} y={376} rotate={-2}>
          <Phone width={346} time="8:52" lift={26} status="#fdf9f1" screen="#0e0d0d">
            <Form />
          </Phone>
        </Place>
      </div>
    </Stage>
  );
}

/** Paper Comet: the brief is three stills and a date. */
export const pictures: readonly Picture[] = [
  { name: "projects/creative-agency-website-sample-3", width: 1000, height: 750, scene: brief },
];
