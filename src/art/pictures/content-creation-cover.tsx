import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Say } from "../scenes/hand";
import { Logo } from "../scenes/Mark";
import { column, display, row, text, themed } from "../scenes/theme";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const ORCHARD = themed({ ink: "#2a1a14", display: "Fraunces" });

/** One russet apple, its stalk at the origin. */
function Apple({ x, y, scale = 1 }: { readonly x: number; readonly y: number; readonly scale?: number }): ReactElement {
  return (
    <g transform={`translate(${String(x)} ${String(y)}) scale(${String(scale)})`}>
      <path
        d="M0 0C34 -24 86 -4 84 54C82 106 48 140 20 136C8 134 -8 134 -20 136C-48 140 -82 106 -84 54C-86 -4 -34 -24 0 0Z"
        fill="url(#russet)"
      />
      <path d="M-26 -5Q0 16 26 -5Q10 4 0 4T-26 -5Z" fill="#5f2a12" opacity="0.65" />
      <path d="M0 8C-2 -14 2 -32 10 -46" stroke="#5a3c22" strokeWidth="8" strokeLinecap="round" fill="none" />
      <path d="M-60 30C-54 14 -44 6 -34 4" stroke="#ffd9a4" strokeWidth="9" strokeLinecap="round" fill="none" />
      {[
        [-30, 62],
        [-8, 40],
        [14, 84],
        [34, 50],
        [-46, 88],
        [-4, 110],
        [52, 78],
        [40, 108],
      ].map(([dx, dy]) => (
        <circle key={dx} cx={dx} cy={dy} r={2.3} fill="#f6c88e" opacity="0.75" />
      ))}
    </g>
  );
}

/** What the camera sees: a russet apple on its branch, another one out of focus. */
function View(): ReactElement {
  return (
    <svg
      viewBox="0 0 480 300"
      width="100%"
      height="100%"
      style={{ position: "absolute", inset: 0, overflow: "hidden" }}
    >
      <defs>
        <radialGradient id="russet" cx="0.34" cy="0.28" r="0.8">
          <stop offset="0" stopColor="#e8964a" />
          <stop offset="0.5" stopColor="#c2602c" />
          <stop offset="1" stopColor="#7c3011" />
        </radialGradient>
      </defs>
      <rect width="480" height="300" fill="#cfdcae" />
      <circle cx="78" cy="96" r="62" fill="#f8ecc2" opacity="0.85" />
      <path d="M-10 216Q120 166 240 206T490 176V310H-10z" fill="#a7bf7c" />
      <path d="M-10 258Q140 218 300 252T490 232V310H-10z" fill="#7fa05a" />
      <g style={{ filter: "blur(4px)" }}>
        <path d="M440 40C436 66 432 84 428 104" stroke="#6a4a30" strokeWidth="6" fill="none" />
        <Apple x={424} y={124} scale={0.46} />
      </g>
      <g transform="translate(20 0)" style={{ filter: "drop-shadow(4px 6px 5px rgb(30 30 10 / 0.35))" }}>
        <path d="M490 8C400 26 330 10 236 34L230 50C320 42 400 52 490 42z" fill="#6a4a30" />
        <path d="M256 34C286 8 340 6 372 26C344 54 292 58 256 34z" fill="#4f7a3a" />
        <path d="M246 40C196 16 168 32 148 62C186 78 226 72 246 40z" fill="#66924a" />
        <path
          d="M256 34C296 34 336 30 372 26M246 40C216 44 180 52 148 62"
          stroke="#35562a"
          strokeWidth="2"
          fill="none"
        />
        <Apple x={232} y={92} />
      </g>
    </svg>
  );
}

function Camera(): ReactElement {
  const dial = (x: number, y: number, r: number): ReactElement => (
    <g>
      <circle cx={x} cy={y} r={r} fill="#15120f" />
      <circle cx={x} cy={y} r={r * 0.8} fill="#3a332c" />
      <path
        d={`M${String(x - r * 0.45)} ${String(y - r * 0.5)}a${String(r * 0.66)} ${String(r * 0.66)} 0 0 1 ${String(r * 0.9)} 0`}
        stroke="#fff"
        strokeOpacity="0.25"
        strokeWidth="3"
        fill="none"
      />
    </g>
  );
  return (
    <div style={{ position: "relative", width: 690, height: 790 }}>
      <svg width={690} height={790} style={{ position: "absolute", inset: 0, filter: shapeShadow(22) }}>
        <path d="M306 470H384L486 880H432L345 560L258 880H204z" fill="#2b2622" />
        <path d="M336 470H354V880H336z" fill="#4d453d" />
        <path d="M268 452H422V496H268z" fill="#17130f" />
        <path d="M224 60L262 10H404L446 60z" fill="#2a2520" />
        <rect x="10" y="52" width="670" height="408" rx="38" fill="#2f2923" />
        <rect x="10" y="52" width="670" height="70" rx="38" fill="#fff" opacity="0.07" />
        <rect x="286" y="24" width="96" height="50" rx="10" fill="#0d0b09" />
        <rect x="560" y="34" width="70" height="26" rx="8" fill="#4a4138" />
        <rect x="60" y="38" width="92" height="20" rx="6" fill="#4a4138" />
        <circle cx="620" cy="102" r="11" fill="#e0361d" />
      </svg>
      <svg width={690} height={790} style={{ position: "absolute", inset: 0 }}>
        {dial(606, 250, 46)}
        <circle cx="606" cy="250" r="18" fill="#15120f" />
        {dial(606, 162, 17)}
        {dial(576, 346, 19)}
        {dial(640, 346, 19)}
      </svg>
      <div
        style={{
          position: "absolute",
          left: 42,
          top: 108,
          width: 480,
          height: 312,
          borderRadius: 10,
          background: "#0d0b09",
          padding: 6,
        }}
      >
        <div style={{ position: "relative", width: "100%", height: "100%", overflow: "hidden", borderRadius: 5 }}>
          <View />
          <div
            style={row(10, {
              position: "absolute",
              left: 16,
              top: 12,
              padding: "3px 12px 3px 10px",
              borderRadius: 6,
              background: "rgb(20 14 10 / 0.72)",
              color: "#fff6e6",
              fontFamily: "JetBrains Mono",
              fontSize: 24,
              fontWeight: 700,
            })}
          >
            <span style={{ width: 16, height: 16, borderRadius: 16, background: "#f03a1e" }} />
            REC 00:14
          </div>
          <svg width="468" height="300" style={{ position: "absolute", inset: 0 }}>
            <path d="M156 0V300M312 0V300M0 100H468M0 200H468" stroke="#fff" strokeOpacity="0.35" />
            <path
              d="M152 96V72H176M320 72H344V96M344 222V246H320M176 246H152V222"
              stroke="#fff3c4"
              strokeWidth="4"
              fill="none"
            />
          </svg>
          <div
            style={{
              position: "absolute",
              left: 16,
              bottom: 10,
              color: "#fff6e6",
              fontFamily: "JetBrains Mono",
              fontSize: 19,
              fontWeight: 600,
              textShadow: "0 1px 3px #000",
            }}
          >
            4K 25 f/2.8
          </div>
        </div>
      </div>
    </div>
  );
}

function Clapper(): ReactElement {
  const stripes = [0, 1, 2, 3, 4].map((at) => (
    <path
      key={at}
      d={`M${String(20 + at * 68)} 0H${String(54 + at * 68)}L${String(34 + at * 68)} 40H${String(at * 68)}z`}
      fill="#f7efe0"
    />
  ));
  return (
    <svg width={340} height={290} style={{ filter: shapeShadow(14) }}>
      <g transform="rotate(-8 12 66)">
        <rect x="0" y="22" width="340" height="40" rx="4" fill="#1b1714" />
        <g transform="translate(0 22)">{stripes}</g>
      </g>
      <rect x="0" y="66" width="340" height="222" rx="6" fill="#1f1b18" />
      <g transform="translate(0 66)">{stripes}</g>
      <circle cx="14" cy="78" r="7" fill="#b9ad9b" />
      <path d="M0 168H340M0 226H340M128 168V288M236 168V288" stroke="#6d645a" strokeWidth="1.5" />
      <Say x={18} y={148} size={34} weight={700} fill="#f7efe0" font="Fraunces">
        Bramholt, picking
      </Say>
      <Say x={18} y={188} size={17} weight={500} fill="#c5b8a3">
        Scene
      </Say>
      <Say x={18} y={217} size={30} weight={700} fill="#f7efe0">
        3
      </Say>
      <Say x={142} y={188} size={17} weight={500} fill="#c5b8a3">
        Shot
      </Say>
      <Say x={142} y={217} size={30} weight={700} fill="#f7efe0">
        B
      </Say>
      <Say x={250} y={188} size={17} weight={500} fill="#c5b8a3">
        Take
      </Say>
      <Say x={250} y={217} size={30} weight={700} fill="#f2709f">
        2
      </Say>
      <Say x={18} y={266} size={26} fill="#f7efe0">
        Oct 4
      </Say>
      <Say x={142} y={266} size={26} fill="#f7efe0">
        Day
      </Say>
      <Say x={250} y={266} size={26} fill="#f7efe0">
        Ext.
      </Say>
    </svg>
  );
}

const CALLS = [
  ["7:30", "Meet at the gate"],
  ["7:45", "Picking, low sun"],
  ["9:30", "Sorting table"],
  ["11:00", "Interview, Ida"],
  ["1:00", "Apple portraits"],
] as const;

function cover(): ReactElement {
  return (
    <Stage
      paper="#dcc089"
      drama={1}
      ground={
        <div
          style={{
            position: "absolute",
            inset: 0,
            background: "linear-gradient(#cdd6a4, #e3d8a6 62%, transparent 62%)",
          }}
        />
      }
    >
      <div style={{ position: "absolute", inset: 0, ...ORCHARD }}>
        <Place x={324} y={384} scale={0.9}>
          <Camera />
        </Place>
        <Place x={798} y={222} rotate={2}>
          <Sheet width={318} height={392} colour="#fdf8ec" lift={5} corner={40} under="var(--content)">
            <div style={column(8, { padding: "26px 28px", color: "#2a1a14" })}>
              <Logo
                mark="leaf"
                name="Bramholt Orchard"
                size={25}
                colour="#a6452a"
                second="#5c7f3c"
                font="Fraunces"
                weight={700}
              />
              <span style={text(21, { fontWeight: 600, borderBottom: "2px solid #2a1a14", paddingBottom: 6 })}>
                Call sheet, Friday
              </span>
              <span style={display(70, 700, { lineHeight: 1 })}>7:30 am</span>
              {CALLS.map(([time, words]) => (
                <div
                  key={time}
                  style={row(12, { alignItems: "baseline", ...text(22, { lineHeight: 1.12, whiteSpace: "nowrap" }) })}
                >
                  <b style={{ width: 60 }}>{time}</b>
                  {words}
                </div>
              ))}
            </div>
          </Sheet>
        </Place>
        <Place x={804} y={29} rotate={-3}>
          <div style={{ width: 104, height: 32, background: "rgb(242 143 181 / 0.88)", boxShadow: shadow(1) }} />
        </Place>
        <Place x={790} y={592} rotate={-2}>
          <Clapper />
        </Place>
      </div>
    </Stage>
  );
}

/** Content Creation: the cover. */
export const pictures: readonly Picture[] = [
  { name: "services/content-creation-cover", width: 1000, height: 750, scene: cover },
];
