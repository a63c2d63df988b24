import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { Laptop } from "../scenes/devices";
import { Icon } from "../scenes/Icon";
import { COAL, MUSTARD, narrow } from "../scenes/quince";
import { column, row, text, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";
import { Horizon } from "../stage/Standing";
import { shapeShadow } from "../stage/light";

const LIGHT = themed({ bg: "#faf6ec", ink: COAL, soft: "#6d665a", line: "#d9cfba", font: "Instrument Sans" });

const HOURS = [
  ["5", 16],
  ["6", 39],
  ["7", 72],
  ["8", 100],
  ["9", 79],
  ["10", 37],
  ["11", 12],
] as const;

function Sales(): ReactElement {
  return (
    <div style={column(6, { flex: 1 })}>
      <div style={text(21, { fontWeight: 650 })}>Sales by hour</div>
      <div style={row(13, { flex: 1, alignItems: "flex-end", borderBottom: `3px solid ${COAL}` })}>
        {HOURS.map(([hour, share]) => (
          <div key={hour} style={column(4, { flex: "1 1 0", minWidth: 0, alignItems: "center" })}>
            {share === 100 && <span style={narrow(28)}>$5,480</span>}
            <span
              style={{
                width: "100%",
                height: share * 2.35,
                borderRadius: "4px 4px 0 0",
                background: share === 100 ? MUSTARD : "#57503f",
              }}
            />
          </div>
        ))}
      </div>
      <div style={row(13)}>
        {HOURS.map(([hour, share]) => (
          <span
            key={hour}
            style={text(19, {
              flex: "1 1 0",
              minWidth: 0,
              textAlign: "center",
              whiteSpace: "nowrap",
              fontWeight: share === 100 ? 700 : 500,
            })}
          >
            {share === 100 ? "8 pm" : hour}
          </span>
        ))}
      </div>
    </div>
  );
}

function Closing(): ReactElement {
  const done = (words: string, more: string): ReactElement => (
    <div style={row(13, { alignItems: "flex-start" })}>
      <span
        style={{
          width: 34,
          height: 34,
          borderRadius: 34,
          background: "#3f7a4c",
          color: "#fff",
          display: "grid",
          placeItems: "center",
          flex: "none",
        }}
      >
        <Icon name="check" size={23} weight={3} />
      </span>
      <div style={text(23, { fontWeight: 650, lineHeight: 1.2 })}>
        {words}
        <div style={{ color: "var(--ui-soft)", fontWeight: 500 }}>{more}</div>
      </div>
    </div>
  );
  return (
    <div style={column(18, { width: 296 })}>
      {done("Cards matched:", "212 of 212")}
      {done("Voids: 3,", "all explained")}
      <div style={column(7, { marginTop: 4 })}>
        <span style={text(23, { fontWeight: 650 })}>Cash counted</span>
        <span
          style={row(8, {
            height: 62,
            padding: "0 18px",
            borderRadius: 9,
            background: "#fff",
            boxShadow: `inset 0 0 0 3.5px ${MUSTARD}`,
            ...narrow(34, { color: "#8d8475" }),
          })}
        >
          $
          <span style={{ width: 3, height: 36, background: COAL }} />
        </span>
      </div>
      <span
        style={narrow(29, {
          padding: "15px 0",
          borderRadius: 9,
          textAlign: "center",
          background: COAL,
          color: "#f5f0e4",
        })}
      >
        Sign and close
      </span>
    </div>
  );
}

/** What lies on the table at the end of the day: a cloth, and the notes to count. */
function Table(): ReactElement {
  return (
    <Draw w={1000} h={667} style={{ filter: shapeShadow(7) }}>
      <path d="M728 606Q760 590 850 596Q930 586 1010 600V667H716Q706 630 728 606Z" fill="#e9e2d2" />
      <path d="M734 622H1000M730 640H1000" stroke="#b3442c" strokeWidth={6} />
      <path d="M40 610L232 596L246 640L50 656Z" fill="#7f9a78" />
      <path d="M34 600L226 590L238 632L44 645Z" fill="#a9c09c" />
      <ellipse cx={136} cy={617} rx={28} ry={15} fill="none" stroke="#5d7a57" strokeWidth={4} />
      <path d="M46 607L220 598L230 625L54 637Z" fill="none" stroke="#5d7a57" strokeWidth={2.5} />
    </Draw>
  );
}

function closing(): ReactElement {
  return (
    <Stage drama={0.9} ground={<Horizon at={0.66} wall="#4f6a60" table="#b5733f" />}>
      <div style={LIGHT}>
        <Place x={500} y={302}>
          <Laptop width={830}>
            <div style={column(18, { height: "100%", padding: "22px 28px 24px", background: "#faf6ec", color: COAL })}>
              <div style={row(0, { justifyContent: "space-between" })}>
                <span style={narrow(42)}>Friday, closed at 11:30</span>
                <span style={row(9, narrow(38, { color: "#a87806" }))}>
                  <Icon name="clock" size={38} weight={2.2} />
                  12 min
                </span>
              </div>
              <div style={row(34, { flex: 1, alignItems: "stretch" })}>
                <Sales />
                <Closing />
              </div>
            </div>
          </Laptop>
        </Place>
        <At x={0} y={0}>
          <Table />
        </At>
      </div>
    </Stage>
  );
}

/** Quince Lane’s point of sale: the end of the day. */
export const pictures: readonly Picture[] = [
  { name: "projects/restaurant-pos-system-area-3", width: 1000, height: 667, scene: closing },
];
