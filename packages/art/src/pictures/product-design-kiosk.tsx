import type { ReactElement, ReactNode } from "react";
import type { Picture } from "../picture";
import { Draw } from "../scenes/At";
import { Kiosk, MuseumWall } from "../scenes/kiosk";
import { BankCard, CodeSquare } from "../scenes/kiosk-marks";
import { column, display, row, text, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const BLACK = "#10130f";
const PALE = "#d9edc8";

const VELLAN = themed({
  bg: PALE,
  panel: "#c5dfb0",
  ink: BLACK,
  soft: "#41503a",
  line: "#9dbb86",
  accent: BLACK,
  "on-accent": PALE,
  display: '"Bricolage Grotesque"',
});

const Ask = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <span style={display(37, 760, { lineHeight: 0.98, letterSpacing: "-0.03em", textWrap: "initial" })}>{children}</span>
);

/** The price, on every screen. */
const Price = ({ on = false, words = "$46" }: { readonly on?: boolean; readonly words?: string }): ReactElement => (
  <span
    style={display(38, 760, {
      position: "absolute",
      left: 14,
      right: 14,
      bottom: 14,
      padding: "7px 0 11px",
      borderRadius: 10,
      textAlign: "center",
      background: on ? BLACK : "#c5dfb0",
      color: on ? PALE : BLACK,
    })}
  >
    {words}
  </span>
);

const Count = ({ figure, words }: { readonly figure: string; readonly words: string }): ReactElement => (
  <div style={row(8, { alignItems: "baseline" })}>
    <span style={display(64, 780, { lineHeight: 0.95 })}>{figure}</span>
    <span style={text(27, { fontWeight: 680 })}>{words}</span>
  </div>
);

function Days(): ReactElement {
  return (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: 6, marginTop: 20 }}>
      {["Fri 6", "Sat 7", "Sun 8", "Tue 10", "Wed 11", "Thu 12"].map((day) => {
        const [name, figure] = day.split(" ");
        const chosen = figure === "7";
        return (
          <span
            key={day}
            style={column(0, {
              alignItems: "center",
              padding: "12px 0 13px",
              borderRadius: 9,
              background: chosen ? BLACK : "#c5dfb0",
              color: chosen ? PALE : BLACK,
              ...text(20, { fontWeight: 680, lineHeight: 1.1 }),
            })}
          >
            {name}
            <span style={display(38, 780)}>{figure}</span>
          </span>
        );
      })}
    </div>
  );
}

const SCREENS: readonly ReactNode[] = [
  <>
    <Ask>Who is coming?</Ask>
    <div style={column(10, { marginTop: 18 })}>
      <Count figure="2" words="adults" />
      <Count figure="3" words="children" />
    </div>
    <Price />
  </>,
  <>
    <Ask>Which day?</Ask>
    <Days />
    <Price />
  </>,
  <>
    <Ask>
      Pay for
      <br />2 adults
      <br />
      and 3
      <br />
      children
    </Ask>
    <BankCard colour={BLACK} light={PALE} />
    <Price on words="Pay $46" />
  </>,
  <>
    <Ask>Saturday the 7th</Ask>
    <div style={{ display: "grid", placeItems: "center", marginTop: 18 }}>
      <CodeSquare size={158} colour={BLACK} />
    </div>
    <Price words="$46 paid" />
  </>,
];

function sample(): ReactElement {
  return (
    <Stage paper="#e4b48f" drama={0.6} grain={0.9} ground={<MuseumWall />}>
      <div style={VELLAN}>
        {SCREENS.map((screen, index) => (
          <Place key={String(index)} x={130 + index * 246} y={432}>
            <Kiosk ticket={index === 3}>
              <div style={column(0, { padding: "18px 15px 0" })}>{screen}</div>
            </Kiosk>
          </Place>
        ))}
        <Draw w={1000} h={750}>
          {[0, 1, 2].map((index) => (
            <g key={index} transform={`translate(${253 + index * 246} 300)`}>
              <circle r={27} fill="#e2452a" style={{ filter: "drop-shadow(2px 4px 4px rgb(40 20 10 / 0.4))" }} />
              <path
                d="M-12 0H12M3 -10L13 0L3 10"
                stroke="#fff4e6"
                strokeWidth={6}
                fill="none"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </g>
          ))}
        </Draw>
      </div>
    </Stage>
  );
}

/** Product Design: a ticket in four screens. */
export const pictures: readonly Picture[] = [
  { name: "services/product-design-sample-3", width: 1000, height: 750, scene: sample },
];
