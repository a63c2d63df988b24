import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { Button } from "../scenes/controls";
import { Phone, Tablet } from "../scenes/devices";
import { column, display, row, text, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const MUSTARD = "#e3a417";
const COLOURS = [MUSTARD, "#2f5d50", "#c9462f"] as const;

const PEDALGROVE = themed({
  bg: "#fffaf0",
  panel: "#f6e7bd",
  ink: "#26221c",
  soft: "#6d6455",
  line: "#e2d6bb",
  accent: "#26221c",
  "on-accent": "#ffd873",
  font: "Nunito",
  display: '"Bricolage Grotesque"',
  radius: "12px",
});

function Wheel({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): ReactElement {
  const spokes = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);
  return (
    <g fill="none">
      <circle cx={x} cy={y} r={r} stroke="#26221c" strokeWidth={11} />
      <circle cx={x} cy={y} r={r - 7} stroke="#a39a8a" strokeWidth={3} />
      <path
        d={spokes
          .map(
            (a) =>
              `M${String(x)} ${String(y)}l${((r - 8) * Math.cos(a)).toFixed(1)} ${((r - 8) * Math.sin(a)).toFixed(1)}`,
          )
          .join("")}
        stroke="#8d8474"
        strokeWidth={1.3}
      />
      <circle cx={x} cy={y} r={8} fill="#4a443b" />
    </g>
  );
}

const Tubes = (): ReactElement => (
  <g fill="none" strokeLinecap="round" strokeLinejoin="round">
    <path d="M78 254L112 178" stroke="#26221c" strokeWidth={9} />
    <path d="M106 190L128 252Q134 266 150 266H306Q322 266 328 252L352 150" stroke={MUSTARD} strokeWidth={13} />
    <path d="M344 186L452 132M336 224L404 256M404 256L452 132M404 256H500L447 150" stroke={MUSTARD} strokeWidth={12} />
    <path d="M136 249Q140 259 152 259H304Q315 259 320 248" stroke="#fff" strokeOpacity={0.4} strokeWidth={3} />
    <path d="M352 150L362 106M362 106L336 92Q324 88 318 98M458 118L466 96" stroke="#26221c" strokeWidth={8} />
    <path
      d="M430 92Q452 84 490 90Q500 92 496 99Q474 100 458 108Q436 104 430 92Z"
      fill="#7a4526"
      stroke="#7a4526"
      strokeWidth={5}
    />
  </g>
);

/** The Hauler 7: a long cargo bike with a box before the rider. */
function Hauler({ width, shade = true }: { readonly width: number; readonly shade?: boolean }): ReactElement {
  return (
    <svg width={width} height={width * 0.55} viewBox="0 0 600 330" style={{ display: "block" }}>
      <defs>
        <filter id="soft" x="-10%" y="-200%" width="120%" height="500%">
          <feGaussianBlur stdDeviation="6" />
        </filter>
        <linearGradient id="box" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f6c447" />
          <stop offset="0.5" stopColor={MUSTARD} />
          <stop offset="1" stopColor="#bd820b" />
        </linearGradient>
      </defs>
      {shade && <ellipse cx={310} cy={316} rx={270} ry={8} fill="#3a2408" opacity={0.45} filter="url(#soft)" />}
      <Wheel x={78} y={262} r={48} />
      <Wheel x={504} y={246} r={66} />
      <Tubes />
      <circle cx={404} cy={256} r={22} fill="none" stroke="#26221c" strokeWidth={6} />
      <path d="M404 236L504 238M404 276L504 254" stroke="#26221c" strokeWidth={2.5} />
      <path d="M404 256L424 290M412 292H438" stroke="#4a443b" strokeWidth={8} strokeLinecap="round" />
      <path d="M112 124H334L312 246H142Z" fill="url(#box)" />
      <path d="M112 124H334L331 140H115Z" fill="#8d5f06" opacity={0.5} />
      <path d="M130 140H170V124H130ZM186 124Q190 82 224 86Q250 64 270 96Q296 92 300 124Z" fill="#3f7a58" />
      <path d="M206 124Q216 92 240 104Q262 96 266 124Z" fill="#2f5d50" />
      <path d="M142 124V96H172V124Z" fill="#e9d3a6" />
      <text
        x={244}
        y={226}
        textAnchor="middle"
        style={{ fontFamily: "Bricolage Grotesque", fontSize: 92, fontWeight: 800, fill: "#26221c" }}
      >
        7
      </text>
      <path
        d="M44 236Q52 204 86 206Q118 210 126 240"
        fill="none"
        stroke={MUSTARD}
        strokeWidth={8}
        strokeLinecap="round"
      />
      <path
        d="M440 212Q462 168 512 170Q556 174 574 214"
        fill="none"
        stroke={MUSTARD}
        strokeWidth={8}
        strokeLinecap="round"
      />
    </svg>
  );
}

const Dots = ({ size }: { readonly size: number }): ReactElement => (
  <div style={row(size * 0.55)}>
    {COLOURS.map((colour, index) => (
      <span
        key={colour}
        style={{
          width: size,
          height: size,
          borderRadius: size,
          background: colour,
          boxShadow: index === 0 ? "0 0 0 4px var(--ui-bg), 0 0 0 7px var(--ui-ink)" : undefined,
        }}
      />
    ))}
  </div>
);

/** Size first, colour second, delivery above the button. */
function Choice({ size }: { readonly size: number }): ReactElement {
  return (
    <div style={column(size * 0.72, { alignItems: "flex-start" })}>
      <div style={column(size * 0.02)}>
        <span style={text(size * 0.78, { color: "var(--ui-soft)", fontWeight: 700 })}>Rider height</span>
        <span style={display(size * 1.5, 760, { whiteSpace: "nowrap" })}>5′4″ to 6′1″</span>
      </div>
      <Dots size={size * 1.5} />
      <span style={text(size, { fontWeight: 700, whiteSpace: "nowrap" })}>Delivered by May 14</span>
      <Button
        size={size * 1.16}
        style={{ padding: `${String(size * 0.62)}px ${String(size * 2.1)}px`, fontWeight: 800 }}
      >
        Reserve
      </Button>
    </div>
  );
}

const Wide = (): ReactElement => (
  <Tablet width={770} height={548} lift={18}>
    <At x={0} y={0} w={438} h={512} style={{ background: "linear-gradient(150deg, #fbeecb, #f0d795)" }}>
      <At x={28} y={24} style={text(23, { fontWeight: 900 })}>
        Pedalgrove
      </At>
      <At x={-30} y={150}>
        <Hauler width={478} />
      </At>
    </At>
    <At x={462} y={44} w={270} style={column(26)}>
      <span style={display(56, 780, { whiteSpace: "nowrap" })}>Hauler 7</span>
      <Choice size={27} />
    </At>
  </Tablet>
);

const Narrow = (): ReactElement => (
  <Phone width={262} lift={26} screen="#fffaf0">
    <At
      x={0}
      y={0}
      w={300}
      h={264}
      style={{ background: "linear-gradient(150deg, #fbeecb, #f0d795)", overflow: "hidden" }}
    >
      <At x={20} y={50} style={text(20, { fontWeight: 900 })}>
        Pedalgrove
      </At>
      <At x={10} y={92}>
        <Hauler width={284} />
      </At>
    </At>
    <At x={22} y={282} w={260} style={column(16)}>
      <span style={display(44, 780, { whiteSpace: "nowrap" })}>Hauler 7</span>
      <Choice size={24} />
    </At>
  </Phone>
);

const sample = (): ReactElement => (
  <Stage paper="#8fb6c4" drama={1.1}>
    <Place x={594} y={336} rotate={4} style={PEDALGROVE}>
      <Wide />
    </Place>
    <Place x={164} y={430} rotate={-5} style={PEDALGROVE}>
      <Narrow />
    </Place>
  </Stage>
);

/** Web Design: a product page, drawn for the phone, then widened. */
export const pictures: readonly Picture[] = [
  { name: "services/web-design-sample-3", width: 1000, height: 750, scene: sample },
];
