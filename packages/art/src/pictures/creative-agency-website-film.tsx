import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Clip } from "../scenes/desk";
import { dusk } from "../scenes/dusk";
import { Say } from "../scenes/hand";
import { COMET, Comet, Film, VIOLET } from "../scenes/papercomet";
import { column, display, row, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const INK = "#171312";

const CREDITS = [
  ["Director", "Ines Valcourt"],
  ["Camera", "Tobin Acker"],
  ["Crane", "Saoirse Lund"],
  ["Editor", "Malik Renner"],
  ["Sound", "Yuki Ferrand"],
  ["Client", "Harrow Ferries"],
] as const;

function First(): ReactElement {
  return (
    <Sheet width={490} height={692} colour="#fffdf7" lift={5}>
      <div style={row(0, { padding: "32px 28px 0", justifyContent: "space-between", color: INK })}>
        <Comet size={21} ink={INK} />
        <span style={text(17, { fontWeight: 600, color: "#6d645a" })}>Press kit, 1 of 2</span>
      </div>
      <div
        style={display(119, 780, {
          padding: "12px 26px 0",
          color: INK,
          letterSpacing: "-0.05em",
          whiteSpace: "nowrap",
        })}
      >
        Low Tide
      </div>
      <div style={{ position: "relative", height: 290, marginTop: 22 }}>
        <Film>{dusk(10)}</Film>
      </div>
      <div
        style={{
          display: "grid",
          gridTemplateColumns: "repeat(3, 1fr)",
          gap: "16px 14px",
          padding: "26px 28px 0",
          color: INK,
        }}
      >
        {CREDITS.map(([post, name]) => (
          <div key={post} style={text(18, { lineHeight: 1.14, fontWeight: 650 })}>
            <div style={{ fontSize: 15, fontWeight: 500, color: "#6d645a" }}>{post}</div>
            {name}
          </div>
        ))}
      </div>
    </Sheet>
  );
}

/** The crane’s move: from the water up over the pier. */
function Crane(): ReactElement {
  return (
    <svg width={434} height={236} style={{ display: "block" }}>
      <path d="M0 206H434" stroke={INK} strokeWidth="3" />
      <path d="M300 206V172M340 206V172M380 206V172M420 206V172M286 170H434" stroke={INK} strokeWidth="5" />
      <path d="M70 204L96 160L122 204z" fill={INK} />
      <path d="M24 186L96 160L330 52" stroke={INK} strokeWidth="6" strokeLinecap="round" />
      <rect x={6} y={176} width={38} height={24} rx={3} fill={INK} />
      <path
        d="M276 192Q330 160 330 54"
        fill="none"
        stroke={VIOLET}
        strokeWidth="6"
        strokeDasharray="3 11"
        strokeLinecap="round"
      />
      {[
        [276, 190, "A"],
        [319, 128, "B"],
        [330, 50, "C"],
      ].map(([x, y, letter]) => (
        <g key={letter}>
          <circle cx={x} cy={y} r={19} fill={VIOLET} />
          <Say x={Number(x)} y={Number(y) + 8} size={22} weight={750} anchor="middle" fill="#150929">
            {letter}
          </Say>
        </g>
      ))}
      <Say x={30} y={66} size={30} weight={740} font="Bricolage Grotesque" fill={INK}>
        16 ft in 9 seconds
      </Say>
      <Say x={30} y={96} size={19} weight={550} fill="#6d645a">
        one take, rising tide
      </Say>
    </svg>
  );
}

function Second(): ReactElement {
  const shots = [0, 5, 3, 7, 8, 13, 11, 29] as const;
  return (
    <Sheet width={490} height={692} colour="#fffdf7" lift={5}>
      <div style={column(0, { padding: "34px 28px", color: INK })}>
        <div style={row(0, { justifyContent: "space-between", alignItems: "baseline" })}>
          <span style={display(36, 760, { whiteSpace: "nowrap" })}>The crane move</span>
          <span style={text(17, { fontWeight: 600, color: "#6d645a" })}>2 of 2</span>
        </div>
        <Crane />
        <div style={display(36, 760, { marginTop: 34, whiteSpace: "nowrap" })}>Eight shots</div>
        <div style={{ display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: "12px 10px", marginTop: 16 }}>
          {shots.map((number, index) => (
            <div key={number}>
              <div style={{ position: "relative", height: 94 }}>
                <Film>{dusk(number)}</Film>
              </div>
              <div style={text(20, { fontWeight: 700, lineHeight: 1.3 })}>{index + 1}</div>
            </div>
          ))}
        </div>
      </div>
    </Sheet>
  );
}

function kit(): ReactElement {
  return (
    <Stage paper="#3f8083" drama={0.95} grain={1}>
      <div style={COMET}>
        <Place x={750} y={388} rotate={2.5} scale={0.93}>
          <Second />
        </Place>
        <Place x={250} y={368} rotate={-3} scale={0.93}>
          <First />
        </Place>
        <Place x={262} y={38} rotate={-6}>
          <Clip size={104} colour="#d9d2c6" />
        </Place>
      </div>
    </Stage>
  );
}

/** Paper Comet: a film’s page, printed for a meeting. */
export const pictures: readonly Picture[] = [
  { name: "projects/creative-agency-website-sample-2", width: 1000, height: 750, scene: kit },
];
