import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { Pencil } from "../scenes/desk";
import { Tablet } from "../scenes/devices";
import { Icon } from "../scenes/Icon";
import { AMBER, CREAM, NAVY, Owldoc, OWLDOC } from "../scenes/owldoc";
import { column, display, row, text } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const GONE = { color: "#b8281b", textDecoration: "line-through", textDecorationThickness: 4, fontWeight: 650 } as const;
const CAME = { background: "#ffc95e", padding: "1px 7px", borderRadius: 3, fontWeight: 650 } as const;

function Side({ version, then }: { readonly version: string; readonly then: boolean }): ReactElement {
  const mark = then ? GONE : CAME;
  return (
    <div
      style={{
        width: 500,
        height: 640,
        padding: "28px 40px",
        background: CREAM,
        boxShadow: shadow(5),
        color: "#141c3d",
        fontFamily: "Fraunces",
        fontSize: 28,
        lineHeight: 1.34,
      }}
    >
      <div style={text(20, { fontWeight: 600, color: "#5b6079" })}>{version}</div>
      <div style={display(50, 640, { margin: "12px 0 10px" })}>7 Payment</div>
      <p>
        The buyer pays each invoice within{" "}
        <span style={{ ...mark, fontSize: 40, lineHeight: 1, whiteSpace: "nowrap" }}>
          {then ? "30 days" : "45 days"}
        </span>{" "}
        of the day the goods arrive.
      </p>
      <div
        style={text(20, {
          margin: "24px -40px",
          padding: "11px 40px",
          background: "#efe5cd",
          color: "#5b6079",
          fontWeight: 550,
        })}
      >
        8 Delivery: unchanged
      </div>
      <div style={display(34, 640, { marginBottom: 8 })}>9 Liability</div>
      <p>
        At most <span style={mark}>{then ? "$400,000" : "$250,000"}</span> a year.
      </p>
    </div>
  );
}

function compare(): ReactElement {
  return (
    <Stage paper="#3a4675" drama={0.5} grain={0.5} camera={{ roll: -2.5 }}>
      <div style={OWLDOC}>
        <At x={-60} y={-20} w={1120} h={150} style={{ background: NAVY, boxShadow: shadow(6) }}>
          <div
            style={row(0, {
              position: "absolute",
              left: 104,
              right: 104,
              top: 64,
              justifyContent: "space-between",
              color: CREAM,
            })}
          >
            <Owldoc size={38} />
            <span style={text(29, { fontWeight: 600, whiteSpace: "nowrap" })}>
              <b style={{ color: AMBER }}>4 clauses changed</b>, 31 unchanged
            </span>
          </div>
        </At>
        <At x={-4} y={152}>
          <Side version="Version 7, March 16" then />
        </At>
        <At x={534} y={152}>
          <Side version="Version 9, today" then={false} />
        </At>
        <Draw w={1000} h={625}>
          <path d="M496 344H534V396H496Z" fill={AMBER} opacity={0.9} />
          <path d="M496 570H534V612H496Z" fill={AMBER} opacity={0.9} />
        </Draw>
      </div>
    </Stage>
  );
}

const FOUND = [
  ["Corran Glass Works", "2024", "9.2", "The", "liability cap", "is $250,000 for each year of the term."],
  ["Ostrava Freight", "2022", "14", "Fire and theft fall outside the", "liability cap", "."],
  ["Pell & Marrow", "2019", "11.1", "A", "liability cap", "of twice the yearly fee applies."],
] as const;

function Results(): ReactElement {
  return (
    <div style={column(12, { flex: 1, padding: "20px 24px" })}>
      <div style={display(33, 620, { whiteSpace: "nowrap" })}>14 clauses, 0.4 seconds</div>
      {FOUND.map(([party, year, clause, before, hit, after]) => (
        <div
          key={party}
          style={{
            padding: "15px 20px 19px",
            borderRadius: 9,
            background: "#fffdf6",
            boxShadow: "inset 0 0 0 1.5px #dccfb2",
          }}
        >
          <div
            style={row(0, { justifyContent: "space-between", ...text(17.5, { color: "#5b6079", fontWeight: 550 }) })}
          >
            <b style={{ color: "#141c3d", fontSize: 20 }}>{party}</b>
            Clause {clause}, {year}
          </div>
          <div style={{ fontFamily: "Fraunces", fontSize: 25, lineHeight: 1.34, marginTop: 6 }}>
            {before} <span style={CAME}>{hit}</span>
            {after === "." ? after : ` ${after}`}
          </div>
        </div>
      ))}
    </div>
  );
}

const FILTERS: readonly (readonly [string, readonly string[]])[] = [
  ["Counterparty", ["Corran 5", "Ostrava 3", "Pell 2", "Others 4"]],
  ["Year", ["2024", "2022", "2019"]],
];

function Filters(): ReactElement {
  return (
    <div style={column(20, { width: 196, padding: "24px 22px", background: "#f1e8d2" })}>
      {FILTERS.map(([title, options]) => (
        <div key={title} style={column(9)}>
          <b style={text(19, { fontWeight: 700 })}>{title}</b>
          {options.map((option) => (
            <span key={option} style={row(10, text(18, { fontWeight: 500 }))}>
              <span
                style={{
                  width: 19,
                  height: 19,
                  borderRadius: 4,
                  background: NAVY,
                  boxShadow: "inset 0 0 0 2px #111a3a",
                  color: AMBER,
                  display: "grid",
                  placeItems: "center",
                }}
              >
                <Icon name="check" size={16} weight={3.4} />
              </span>
              {option}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function search(): ReactElement {
  return (
    <Stage paper="#e2a23c" drama={0.9}>
      <div style={OWLDOC}>
        <Place x={862} y={470} rotate={9}>
          <Sheet width={250} height={300} colour="#fffaf0" lift={3} corner={34} under="#111a3a">
            <div
              style={{
                padding: "26px 26px 0 34px",
                fontFamily: "Fraunces",
                fontStyle: "italic",
                fontSize: 31,
                lineHeight: 1.25,
                color: "#2b2f4a",
                textAlign: "right",
              }}
            >
              Call
              <br />
              10:00,
              <br />
              cap?
            </div>
          </Sheet>
        </Place>
        <Place x={430} y={338} rotate={-5}>
          <Tablet width={840} height={604} lift={22}>
            <div style={row(22, { height: 82, padding: "0 24px", background: NAVY })}>
              <Owldoc size={32} />
              <div
                style={row(12, {
                  flex: 1,
                  height: 50,
                  padding: "0 18px",
                  borderRadius: 10,
                  background: CREAM,
                  ...text(24, { fontWeight: 600 }),
                })}
              >
                <Icon name="search" size={24} weight={2.2} />
                liability cap
              </div>
            </div>
            <div style={{ display: "flex", height: 486 }}>
              <Filters />
              <Results />
            </div>
          </Tablet>
        </Place>
        <Place x={926} y={150} rotate={72}>
          <Pencil length={280} colour={NAVY} width={15} />
        </Place>
      </div>
    </Stage>
  );
}

/** owldoc: two versions of a clause, and fourteen clauses found. */
export const pictures: readonly Picture[] = [
  { name: "projects/owldoc-web-application-detail-1", width: 1000, height: 625, scene: compare },
  { name: "projects/owldoc-web-application-detail-2", width: 1000, height: 667, scene: search },
];
