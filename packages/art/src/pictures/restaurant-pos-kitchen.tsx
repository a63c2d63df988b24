import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { Tape } from "../scenes/desk";
import { Say } from "../scenes/hand";
import { Plate } from "../scenes/Plate";
import { CHALK, COAL, MUSTARD, narrow, QUINCE } from "../scenes/quince";
import { column, row, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const RED = "#d8321f";

const TICKETS = [
  ["Start now", "Flat steak", "Table 12", RED],
  ["in 4 min", "Sea bass", "Table 7", MUSTARD],
  ["in 6 min", "Gnocchi", "Table 12", MUSTARD],
  ["in 9 min", "Beet salad", "Table 4", CHALK],
  ["in 11 min", "Roast hen", "Table 3", CHALK],
  ["in 14 min", "Fries", "Table 9", CHALK],
] as const;

function Screen(): ReactElement {
  return (
    <div
      style={{
        width: 948,
        height: 380,
        padding: 15,
        borderRadius: 12,
        background: "linear-gradient(125deg, #4d4a46, #141312 14%)",
        boxShadow: "12px 22px 40px rgb(30 18 8 / 0.5)",
      }}
    >
      <div style={column(13, { height: "100%", borderRadius: 4, background: COAL, padding: "13px 16px 16px" })}>
        <div style={row(0, { justifyContent: "space-between" })}>
          <span style={narrow(36)}>Kitchen</span>
          <span style={narrow(27, { color: "var(--ui-soft)" })}>8:12 pm, 6 to cook</span>
        </div>
        <div style={row(10, { flex: 1, alignItems: "stretch" })}>
          {TICKETS.map(([when, dish, table, colour]) => (
            <div
              key={dish}
              style={column(0, {
                flex: 1,
                borderRadius: 7,
                overflow: "hidden",
                background: colour === RED ? "#5a1710" : "#2f2c29",
              })}
            >
              <span
                style={narrow(26, {
                  padding: "11px 12px",
                  background: colour,
                  color: colour === RED ? "#fff6ec" : "#1d1503",
                })}
              >
                {when}
              </span>
              <span style={narrow(33, { padding: "18px 12px 0", whiteSpace: "normal", lineHeight: 1 })}>{dish}</span>
              <span style={text(20, { padding: "9px 12px", color: "#cfc6b6", fontWeight: 550 })}>{table}</span>
              <span
                style={narrow(22, {
                  margin: "auto 10px 10px",
                  padding: "12px 0",
                  borderRadius: 6,
                  textAlign: "center",
                  background: "rgb(245 240 228 / 0.16)",
                })}
              >
                Done
              </span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The steel pass below, with plates that wait for what is still to cook. */
function Pass(): ReactElement {
  return (
    <Draw w={1000} h={667}>
      <defs>
        <linearGradient id="pass" x2="0" y2="1">
          <stop offset="0" stopColor="#f1efe9" />
          <stop offset="0.25" stopColor="#c3c4c0" />
          <stop offset="1" stopColor="#7d807e" />
        </linearGradient>
        <linearGradient id="pass-front" x2="0" y2="1">
          <stop offset="0" stopColor="#a9aba8" />
          <stop offset="1" stopColor="#5d605f" />
        </linearGradient>
      </defs>
      <path d="M478 0V70M522 0V70" stroke="#3b3733" strokeWidth={16} />
      <path d="M0 528H1000V612H0Z" fill="url(#pass)" />
      <path
        d="M0 540C300 534 600 548 1000 538M0 566C260 560 700 572 1000 562M0 590H1000"
        fill="none"
        stroke="#fff"
        strokeOpacity={0.35}
        strokeWidth={2}
      />
      <path d="M0 612H1000V667H0Z" fill="url(#pass-front)" />
      <path d="M0 612H1000V617H0Z" fill="#fff" opacity={0.75} />
      {[172, 500, 828].map((x) => (
        <g key={x} transform={`translate(${x} 566) scale(0.96)`}>
          {[0, -9, -18, -27].map((y, index) => (
            <g key={y} transform={`translate(0 ${y})`}>
              <Plate id={`plate-${x}-${index}`} />
            </g>
          ))}
        </g>
      ))}
    </Draw>
  );
}

function kitchen(): ReactElement {
  return (
    <Stage paper="#e6c88f" drama={0.95}>
      <div style={{ ...QUINCE, color: CHALK }}>
        <Pass />
        <Place x={500} y={246}>
          <Screen />
        </Place>
      </div>
    </Stage>
  );
}

const STOPS = [
  ["Tablet", 128],
  ["Grill", 382],
  ["Pass", 630],
  ["Receipt", 852],
] as const;

/** The way of one ticket, drawn for the kitchen’s wall. */
function Route(): ReactElement {
  return (
    <Draw w={930} h={560}>
      <g fill="none" stroke={MUSTARD} strokeWidth={7} strokeLinecap="round" strokeLinejoin="round">
        <path d="M196 372H306M446 372H560M694 372H762M286 354L308 372L286 390M540 354L562 372L540 390M744 354L766 372L744 390" />
        <rect x={60} y={306} width={136} height={132} rx={16} />
        <rect x={314} y={306} width={132} height={132} rx={16} />
        <rect x={568} y={306} width={126} height={132} rx={16} />
        <path d="M892 306H784V452L802 440L820 452L838 440L856 452L874 440L892 452V300" transform="translate(-16 0)" />
      </g>
      <g fill="none" stroke={MUSTARD} strokeWidth={5} strokeLinecap="round">
        <path d="M86 338H170M86 366H170M86 394H138" />
        <path d="M352 410V380M380 410V380M408 410V380M380 368C366 348 392 342 380 322M352 368C342 354 358 346 352 334M408 368C400 354 414 346 408 334" />
        <path d="M592 398H670M604 398A27 27 0 0 1 658 398M631 368V358" />
        <path d="M792 338H852M792 364H852M792 390H830" />
      </g>
      <g fill="none" stroke={CHALK} strokeWidth={5} strokeLinecap="round" strokeLinejoin="round">
        <path d="M664 184C630 184 628 138 664 136C668 92 736 84 750 122C790 112 808 184 762 184Z" />
        <path d="M128 296V214Q128 160 182 160H392" />
        <path d="M508 160H628" />
        <path d="M392 160L418 148M392 160L414 176M508 160L484 146M508 160L486 176" stroke="#e8503a" />
      </g>
      <path d="M420 112L480 208M480 112L420 208" stroke="#e8503a" strokeWidth={9} strokeLinecap="round" />
      <Say x={450} y={88} size={40} weight={700} fill="#ff7a63" anchor="middle" font="Bricolage Grotesque">
        no internet
      </Say>
      {STOPS.map(([name, x]) => (
        <Say
          key={name}
          x={x - (name === "Receipt" ? 30 : 0)}
          y={492}
          size={33}
          weight={700}
          fill={CHALK}
          anchor="middle"
          font="Bricolage Grotesque"
        >
          {name}
        </Say>
      ))}
      <Say x={62} y={92} size={52} weight={750} fill={CHALK} font="Bricolage Grotesque">
        queue:
      </Say>
      <Say x={62} y={140} size={52} weight={750} fill={CHALK} font="Bricolage Grotesque">
        0 lost
      </Say>
    </Draw>
  );
}

function route(): ReactElement {
  const steel =
    "repeating-linear-gradient(92deg, rgb(255 255 255 / 0.09) 0 2px, rgb(20 30 30 / 0.05) 2px 5px), linear-gradient(160deg, #d5d8d4, #959b98)";
  return (
    <Stage
      paper="#b3b8b4"
      drama={0.7}
      grain={0.4}
      ground={<At x={0} y={0} w={1000} h={667} style={{ background: steel }} />}
    >
      <div style={QUINCE}>
        <Place x={500} y={336} rotate={-2}>
          <Sheet width={930} height={560} colour="#262320" lift={6} creases={[{ x: 0.333 }, { x: 0.667 }]}>
            <Route />
          </Sheet>
        </Place>
        {(
          [
            [64, 74, -42],
            [916, 44, 38],
            [84, 610, 36],
            [938, 588, -40],
          ] as const
        ).map(([x, y, turn]) => (
          <Place key={`${x}`} x={x} y={y} rotate={turn}>
            <Tape width={120} height={34} colour={MUSTARD} />
          </Place>
        ))}
      </div>
    </Stage>
  );
}

/** Quince Lane’s point of sale: the kitchen’s screen, and a ticket’s way without a line out. */
export const pictures: readonly Picture[] = [
  { name: "projects/restaurant-pos-system-area-2", width: 1000, height: 667, scene: kitchen },
  { name: "projects/restaurant-pos-system-detail-1", width: 1000, height: 667, scene: route },
];
