import type { ReactElement } from "react";
import { Fold } from "../fold/Fold";
import { boat } from "../fold/shapes";
import type { Picture } from "../picture";
import { Logo } from "../scenes/Mark";
import { column, text, themed } from "../scenes/theme";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const YARD = themed({ ink: "#16252c", display: "Bricolage Grotesque" });

const INK = {
  stroke: "#16252c",
  strokeWidth: 3.4,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  fill: "none",
} as const;

const GREY = "#9fb0b0";

/** The eight frames: when, what, its ink drawing and the way the camera moves. */
const FRAMES: readonly {
  readonly time: string;
  readonly word: string;
  readonly move: string;
  readonly drawing: ReactElement;
}[] = [
  {
    time: "0:00",
    word: "Log",
    move: "M30 128H78m-10 -7l10 7l-10 7",
    drawing: (
      <>
        <ellipse cx="28" cy="70" rx="17" ry="26" fill={GREY} />
        <path d="M28 44H96M28 96H96M28 44a17 26 0 1 0 .1 0M28 56a9 14 0 1 0 .1 0M46 62H88M50 80H92" />
      </>
    ),
  },
  {
    time: "0:05",
    word: "Plank",
    move: "M54 136V116m-7 9l7 -9l7 9",
    drawing: (
      <>
        <path d="M6 90L84 40L100 50L22 102z" fill={GREY} />
        <path d="M6 90L84 40L100 50L22 102zM22 88L88 46M60 36L60 6H74V30" />
      </>
    ),
  },
  {
    time: "0:11",
    word: "Steam",
    move: "M54 118V138m-7 -9l7 9l7 -9",
    drawing: (
      <>
        <path d="M10 78H98V100H10z" fill={GREY} />
        <path d="M10 78H98V100H10zM24 100V112M84 100V112M30 66C22 56 38 50 30 36M54 66C46 54 62 46 54 28M78 66C70 56 86 50 78 36" />
      </>
    ),
  },
  {
    time: "0:17",
    word: "Bend",
    move: "M34 132Q54 116 76 130m-12 -3l12 3l-3 -11",
    drawing: (
      <>
        <path d="M8 96Q54 20 100 96L90 102Q54 42 18 102z" fill={GREY} />
        <path d="M8 96Q54 20 100 96L90 102Q54 42 18 102zM54 36V14M46 24L54 14L62 24" />
      </>
    ),
  },
  {
    time: "0:22",
    word: "Nail",
    move: "M30 128H78m-10 -7l10 7l-10 7",
    drawing: (
      <>
        <path d="M6 84H102V106H6z" fill={GREY} />
        <path d="M6 84H102V106H6zM50 84V52M44 52H56M30 34L74 10L82 24L38 48zM78 20L102 42" />
      </>
    ),
  },
  {
    time: "0:28",
    word: "Caulk",
    move: "M78 128H30m10 -7l-10 7l10 7",
    drawing: (
      <>
        <path d="M6 70H102V86H6z" fill={GREY} />
        <path d="M6 42H102M6 70H102M6 86H102M6 112H102M62 70L80 24L92 30L70 74zM12 78q8 -6 14 0t14 0t14 0" />
      </>
    ),
  },
  {
    time: "0:33",
    word: "Varnish",
    move: "M54 118V138m-7 -9l7 9l7 -9",
    drawing: (
      <>
        <path d="M6 60Q54 120 102 60L92 102H18z" fill={GREY} />
        <path d="M6 60Q54 120 102 60M6 60L18 102H92L102 60M58 66L74 20L86 24L70 70zM56 70Q62 84 72 74" />
      </>
    ),
  },
  {
    time: "0:38",
    word: "Splash",
    move: "M30 134L78 120m-13 -2l13 2l-7 11",
    drawing: (
      <>
        <path d="M14 60H94L82 88H30z" fill={GREY} />
        <path d="M14 60H94L82 88H30zM54 60V12L82 52H54M4 96q12 -10 24 0t24 0t24 0t24 0M12 82L2 70M96 82L106 70M8 52L2 44" />
      </>
    ),
  },
];

const WIDTH = 116;

/** One leaf of the accordion: every second one turns away from the lamp. */
function Leaf({ index }: { readonly index: number }): ReactElement | null {
  const frame = FRAMES[index];
  if (!frame) return null;
  const away = index % 2 === 1;
  const shade = away ? "linear-gradient(90deg, #d9cfb8, #ebe2cc)" : "linear-gradient(90deg, #fffaf0, #f6eedb)";
  return (
    <div
      style={{
        position: "absolute",
        left: index * WIDTH,
        top: 0,
        width: WIDTH + 0.6,
        height: 372,
        background: shade,
        transform: `skewY(${away ? "-13" : "13"}deg)`,
        transformOrigin: away ? "100% 0" : "0 0",
      }}
    >
      <div style={column(8, { padding: "26px 5px 0", alignItems: "center" })}>
        <span style={{ fontFamily: "JetBrains Mono", fontSize: 20, fontWeight: 700 }}>{frame.time}</span>
        <svg
          width={108}
          height={196}
          viewBox="0 -12 108 196"
          style={{ border: "3px solid #16252c", background: "rgb(255 255 255 / 0.35)" }}
        >
          <g {...INK}>{frame.drawing}</g>
          <path
            d={frame.move}
            transform="translate(0 24)"
            stroke="#b32f78"
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
            fill="none"
          />
        </svg>
        <b style={text(25, { fontWeight: 700, lineHeight: 1.15 })}>{frame.word}</b>
      </div>
    </div>
  );
}

function Bench(): ReactElement {
  return (
    <div
      style={{ position: "absolute", inset: 0, background: "linear-gradient(#5f8289, #7fa0a2 60%, transparent 60%)" }}
    >
      <div
        style={{
          position: "absolute",
          left: 0,
          right: 0,
          top: "60%",
          bottom: 0,
          background: "linear-gradient(#a9794a, #c4925d 30%, #b5834f)",
        }}
      />
      <svg width={1000} height={300} style={{ position: "absolute", left: 0, top: 450 }}>
        <path
          d="M0 60Q300 50 620 66T1000 58M0 150Q260 160 560 146T1000 152M0 236Q400 226 1000 240M640 100q60 -16 120 0q-60 20 -120 0"
          stroke="#7d5227"
          strokeWidth="2.4"
          fill="none"
          opacity="0.5"
        />
        <path d="M0 0H1000V10H0z" fill="#fff" opacity="0.2" />
      </svg>
    </div>
  );
}

function Shaving({ turn }: { readonly turn: number }): ReactElement {
  return (
    <svg
      width={120}
      height={80}
      viewBox="0 0 120 80"
      style={{ transform: `rotate(${String(turn)}deg)`, filter: shapeShadow(5) }}
    >
      <path
        d="M6 60C6 20 50 10 54 40C58 66 26 66 30 44C34 22 84 16 112 34"
        fill="none"
        stroke="#f0d2a0"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path
        d="M6 60C6 20 50 10 54 40C58 66 26 66 30 44C34 22 84 16 112 34"
        fill="none"
        stroke="#c99a5a"
        strokeWidth="3"
        transform="translate(2 5)"
      />
    </svg>
  );
}

function storyboard(): ReactElement {
  return (
    <Stage paper="#c4925d" drama={1} ground={<Bench />}>
      <div style={{ position: "absolute", inset: 0, ...YARD }}>
        <div style={{ position: "absolute", left: 44, top: 42 }}>
          <Logo mark="wave" name="Keelbrook Boatyard" size={40} colour="#16252c" second="#f3e3c0" ink="#f9f1de" />
        </div>
        <div style={{ position: "absolute", right: 44, top: 46, color: "#f9f1de", ...text(25, { fontWeight: 600 }) }}>
          40 seconds, no voice-over
        </div>
        <svg width={1000} height={220} style={{ position: "absolute", left: 0, top: 480 }}>
          <path
            d={`M40 36${FRAMES.map((_, index) => `L${String(40 + (index + 1) * WIDTH)} ${String(index % 2 === 0 ? 62 : 36)}`).join("")}L1000 120L160 150z`}
            fill="#3d230c"
            opacity="0.4"
            style={{ filter: "blur(13px)" }}
          />
        </svg>
        <div
          style={{
            position: "absolute",
            left: 36,
            top: 146,
            width: WIDTH * 8,
            height: 400,
            filter: "drop-shadow(0 4px 4px rgb(58 36 14 / 0.4))",
          }}
        >
          {FRAMES.map(({ word }, index) => (
            <Leaf key={word} index={index} />
          ))}
        </div>
        <Place x={150} y={652}>
          <Shaving turn={-8} />
        </Place>
        <Place x={410} y={690}>
          <Shaving turn={160} />
        </Place>
      </div>
      <Fold
        facets={boat({ length: 400, height: 260 }, { front: "#f5ecdb", back: "#c2386f" })}
        width={420}
        height={300}
        view={{ tilt: 62, turn: 16 }}
        rays={32}
        floor="#c4925d"
        style={{ left: 570, top: 478 }}
      />
    </Stage>
  );
}

/** Content Creation: forty seconds on eight leaves. */
export const pictures: readonly Picture[] = [
  { name: "services/content-creation-sample-1", width: 1000, height: 750, scene: storyboard },
];
