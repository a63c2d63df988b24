import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Phone } from "../scenes/devices";
import { Icon } from "../scenes/Icon";
import { APRICOT, Countdown, INKBLUE, Maya, PELLGROVE } from "../scenes/pellgrove";
import { column, display, row, text, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";
import { Horizon } from "../stage/Standing";

function Sent(): ReactElement {
  return (
    <div style={column(0, { padding: "58px 22px 30px", height: "100%", alignItems: "center", textAlign: "center" })}>
      <Maya size={84} />
      <div style={display(35, 900, { marginTop: 14, lineHeight: 1.02 })}>
        Sent to
        <br />
        Maya Ortiz
      </div>
      <div style={text(23, { fontWeight: 600, marginTop: 7 })}>$240.00, for the rent</div>
      <div style={{ margin: "20px 0 10px" }}>
        <Countdown size={170} figure="10" share={0.94} />
      </div>
      <div style={text(18, { fontWeight: 550, color: "var(--ui-soft)" })}>seconds to change your mind</div>
      <div
        style={row(10, {
          marginTop: "auto",
          width: "100%",
          height: 74,
          borderRadius: 24,
          background: APRICOT,
          justifyContent: "center",
          ...display(31, 900),
        })}
      >
        <Icon name="back" size={30} weight={2.6} />
        Take it back
      </div>
    </div>
  );
}

const DARK = themed({ bg: INKBLUE, ink: "#f6f1e8", soft: "#aab4d6", panel: "#2a3d74", line: "#3a4c84" });

function Home(): ReactElement {
  const lines = [
    ["Rent", "−$240.00"],
    ["Salary", "+$3,120.00"],
    ["Phone", "−$38.00"],
  ] as const;
  return (
    <div style={column(8, { padding: "66px 24px" })}>
      <div style={text(20, { fontWeight: 550, color: "var(--ui-soft)" })}>You have</div>
      <div style={display(44, 900, { whiteSpace: "nowrap" })}>$3,184</div>
      <div style={text(20, { fontWeight: 550, color: "var(--ui-soft)", marginTop: 30 })}>Just happened</div>
      {lines.map(([name, sum]) => (
        <div
          key={name}
          style={column(0, {
            padding: "13px 0",
            borderBottom: "1.5px solid var(--ui-line)",
            ...text(22, { fontWeight: 650 }),
          })}
        >
          {name}
          <span style={{ color: sum.startsWith("+") ? APRICOT : "var(--ui-soft)" }}>{sum}</span>
        </div>
      ))}
      <div style={text(20, { fontWeight: 550, color: "var(--ui-soft)", marginTop: 18 })}>Coming up</div>
      <div style={text(22, { fontWeight: 650 })}>Power, May 12</div>
    </div>
  );
}

function Payees(): ReactElement {
  const people = [
    ["Maya Ortiz", "$60, May 3", "MO"],
    ["Maya Orton", "never", "MO"],
    ["Noel Abara", "$18, Apr 27", "NA"],
  ] as const;
  return (
    <div style={column(14, { padding: "66px 24px", alignItems: "flex-end", textAlign: "right" })}>
      <div style={display(38, 900)}>Pay who?</div>
      {people.map(([name, last, initials], index) => (
        <div
          key={name}
          style={column(5, {
            width: "100%",
            alignItems: "flex-end",
            padding: "16px 18px",
            borderRadius: 20,
            background: index === 0 ? "#3d5192" : "var(--ui-panel)",
          })}
        >
          {index === 0 ? (
            <Maya size={52} />
          ) : (
            <span
              style={row(0, {
                width: 52,
                height: 52,
                borderRadius: 52,
                background: "#52659f",
                justifyContent: "center",
                ...text(20, { fontWeight: 700 }),
              })}
            >
              {initials}
            </span>
          )}
          <span style={text(23, { fontWeight: 700, lineHeight: 1.15 })}>{name}</span>
          <span style={text(18, { color: "var(--ui-soft)", fontWeight: 550 })}>{last}</span>
        </div>
      ))}
    </div>
  );
}

function cover(): ReactElement {
  return (
    <Stage drama={0.85} grain={0.8} ground={<Horizon at={0.82} wall="#f3ba90" table="#eaa878" />}>
      <div style={PELLGROVE}>
        <Place x={242} y={416} rotate={-5} style={DARK}>
          <Phone width={306} status="#f6f1e8" time="9:42" body="#101a38" lift={20}>
            <Home />
          </Phone>
        </Place>
        <Place x={758} y={416} rotate={5} style={DARK}>
          <Phone width={306} status="#f6f1e8" time="9:40" body="#101a38" lift={20}>
            <Payees />
          </Phone>
        </Place>
        <Place x={500} y={384}>
          <Phone width={346} lift={26}>
            <Sent />
          </Phone>
        </Place>
      </div>
    </Stage>
  );
}

/** Pellgrove Bank: ten seconds to take it back. */
export const pictures: readonly Picture[] = [
  { name: "projects/banking-app-ux-redesign-cover", width: 1000, height: 750, scene: cover },
];
