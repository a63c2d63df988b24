import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { BrowserWindow } from "../scenes/BrowserWindow";
import { AMBER, CREAM, NAVY, Owldoc, OWLDOC } from "../scenes/owldoc";
import { column, display, row, text } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const VERSIONS = ["Mar 3", "Mar 4", "Mar 5", "Mar 9", "Mar 10", "Mar 11", "Mar 16", "Mar 17", "Today"] as const;

const CHANGES = [
  ["7 Payment", "30 days became 45"],
  ["9 Liability", "Cap set at $250,000"],
  ["12 Term", "2 years became 3"],
] as const;

function Timeline(): ReactElement {
  return (
    <div style={{ position: "relative", width: 128, background: NAVY, color: CREAM }}>
      <div style={{ position: "absolute", left: 31, top: 34, width: 3, height: 352, background: "#5d5a50" }} />
      {VERSIONS.map((day, index) => {
        const now = index === VERSIONS.length - 1;
        const size = now ? 26 : 17;
        return (
          <div
            key={day}
            style={row(12, {
              position: "absolute",
              left: 32.5 - size / 2,
              top: 30 + index * 44 - size / 2,
              ...text(now ? 20 : 16, { fontWeight: now ? 700 : 500, lineHeight: 1 }),
            })}
          >
            <span
              style={{
                width: size,
                height: size,
                borderRadius: size,
                background: AMBER,
                boxShadow: now ? `0 0 0 5px ${NAVY}, 0 0 0 8px ${AMBER}` : `0 0 0 4px ${NAVY}`,
                marginRight: now ? 4 : 8,
              }}
            />
            {day}
          </div>
        );
      })}
    </div>
  );
}

function Page(): ReactElement {
  const mark = {
    background: "#ffd98a",
    padding: "1px 4px",
    margin: "0 -2px",
    fontWeight: 650,
    whiteSpace: "nowrap",
  } as const;
  return (
    <div style={{ flex: 1, background: "#e9dfc8", padding: "22px 20px 0" }}>
      <div
        style={column(7, {
          height: 540,
          padding: "20px 32px",
          background: CREAM,
          boxShadow: shadow(3),
          fontFamily: "Fraunces",
          fontSize: 19,
          lineHeight: 1.36,
        })}
      >
        <div style={display(41, 620, { whiteSpace: "nowrap" })}>Supply agreement</div>
        <div
          style={text(16.5, {
            color: "var(--ui-soft)",
            paddingBottom: 13,
            borderBottom: "2px solid var(--ui-ink)",
            whiteSpace: "nowrap",
          })}
        >
          Tillmarch Foods and Corran Glass Works
        </div>
        <b style={{ fontSize: 22, fontWeight: 650, marginTop: 4 }}>7 Payment</b>
        <p>
          The buyer pays each invoice within <span style={mark}>45 days</span> of the day the goods arrive.
        </p>
        <b style={{ fontSize: 22, fontWeight: 650, marginTop: 4 }}>8 Delivery</b>
        <p>Goods travel at the supplier’s risk until the buyer’s dock signs for them.</p>
        <b style={{ fontSize: 22, fontWeight: 650, marginTop: 4 }}>9 Liability</b>
        <p>
          Either side owes the other no more than <span style={mark}>$250,000</span> a year.
        </p>
      </div>
    </div>
  );
}

function Changes(): ReactElement {
  return (
    <div style={column(13, { width: 230, padding: "24px 18px", background: "#fffaf0" })}>
      <div style={display(30, 620, { lineHeight: 1.05 })}>
        <span style={{ fontSize: 46 }}>3</span> changes
        <br />
        since Tuesday
      </div>
      {CHANGES.map(([clause, change]) => (
        <div
          key={clause}
          style={{
            padding: "11px 0 0 13px",
            borderLeft: `5px solid ${AMBER}`,
            paddingTop: 2,
            paddingBottom: 2,
            ...text(16.5, { lineHeight: 1.28 }),
          }}
        >
          <b style={{ fontSize: 19 }}>{clause}</b>
          <br />
          <span style={{ whiteSpace: "nowrap" }}>{change}</span>
        </div>
      ))}
      <div
        style={text(18, {
          marginTop: 4,
          padding: "11px 0",
          borderRadius: 9,
          background: NAVY,
          color: CREAM,
          fontWeight: 650,
          textAlign: "center",
        })}
      >
        Sign this version
      </div>
      <div style={text(16.5, { color: "var(--ui-soft)", textAlign: "center" })}>32 clauses unchanged</div>
    </div>
  );
}

/** A disc of amber board that looks over the window’s edge. */
function Eye({ x, lid }: { readonly x: number; readonly lid: number }): ReactElement {
  return (
    <Place x={x} y={214}>
      <svg
        width={268}
        height={268}
        viewBox="-134 -134 268 268"
        style={{ overflow: "visible", filter: "drop-shadow(7px 12px 12px rgb(2 4 18 / 0.55))" }}
      >
        <defs>
          <radialGradient id={`eye-${lid}`} cx="0.36" cy="0.3" r="0.85">
            <stop offset="0" stopColor="#ffc64f" />
            <stop offset="0.6" stopColor={AMBER} />
            <stop offset="1" stopColor="#cf7f0b" />
          </radialGradient>
        </defs>
        <circle r={132} fill={`url(#eye-${lid})`} />
        <circle cx={lid} cy={6} r={60} fill={NAVY} />
        <circle cx={lid - 20} cy={-18} r={15} fill={CREAM} />
      </svg>
    </Place>
  );
}

function cover(): ReactElement {
  return (
    <Stage paper="#232f5e" drama={0.45} grain={0.6}>
      <div style={OWLDOC}>
        <Eye x={362} lid={14} />
        <Eye x={638} lid={-14} />
        <Place x={500} y={572}>
          <BrowserWindow width={840} height={640} url="owldoc.example/tillmarch/supply-agreement" lift={26} radius={13}>
            <div
              style={row(0, {
                height: 64,
                padding: "0 24px",
                background: NAVY,
                color: CREAM,
                justifyContent: "space-between",
              })}
            >
              <Owldoc size={31} />
              <span style={text(17, { fontWeight: 600 })}>Version 9, current</span>
            </div>
            <div style={{ display: "flex", height: 540 }}>
              <Timeline />
              <Page />
              <Changes />
            </div>
          </BrowserWindow>
        </Place>
      </div>
    </Stage>
  );
}

/** owldoc: the current version of one contract, watched over. */
export const pictures: readonly Picture[] = [
  { name: "projects/owldoc-web-application-cover", width: 1000, height: 800, scene: cover },
];
