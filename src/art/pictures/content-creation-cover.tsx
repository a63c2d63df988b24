import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { StickyNote } from "../scenes/boards";
import { Say } from "../scenes/hand";
import { Logo } from "../scenes/Mark";
import { column, display, row, text, themed } from "../scenes/theme";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const ORCHARD = themed({ ink: "#2a1a14", display: "Fraunces" });

/** What the camera sees: a hand under a russet apple. */
function View(): ReactElement {
  return (
    <svg
      viewBox="0 0 480 300"
      width="100%"
      height="100%"
      style={{ position: "absolute", inset: 0, overflow: "hidden" }}
    >
      <rect width="480" height="300" fill="#cfdcae" />
      <circle cx="90" cy="70" r="60" fill="#f6e9bd" opacity="0.7" />
      <path d="M-10 200Q120 150 240 190T490 160V310H-10z" fill="#a7bf7c" />
      <path d="M-10 246Q140 206 300 240T490 220V310H-10z" fill="#7fa05a" />
      <g style={{ filter: "drop-shadow(3px 5px 4px rgb(30 30 10 / 0.35))" }}>
        <path d="M490 18C400 34 330 20 262 42L254 54C330 44 400 60 490 52z" fill="#6a4a30" />
        <path
          d="M300 40C320 4 366 -8 398 2C386 36 344 52 300 40zM360 46C372 84 410 102 446 96C442 62 402 44 360 46z"
          fill="#4f7a3a"
        />
        <path d="M196 30C214 60 246 66 268 50C254 20 224 12 196 30z" fill="#66924a" />
        <path d="M258 50C258 70 256 84 252 98" stroke="#5a3c22" strokeWidth="6" fill="none" />
      </g>
      <g style={{ filter: "drop-shadow(4px 6px 5px rgb(30 20 10 / 0.4))" }}>
        <path
          d="M-10 310C60 268 110 250 160 214C190 190 214 196 222 206L330 190C346 190 350 206 336 212L312 218C330 222 330 240 312 242C320 250 314 262 300 262C250 272 210 282 170 296L120 320z"
          fill="#c98a63"
        />
        <path d="M-10 310C60 268 110 250 160 214L120 320z" fill="#7d3f5c" />
        <path
          d="M252 92C292 76 332 100 328 146C324 190 290 210 254 204C216 212 182 188 180 146C178 100 216 78 252 92z"
          fill="#c26a34"
        />
        <path
          d="M252 92C292 76 332 100 328 146C324 190 290 210 254 204C290 182 296 120 252 92z"
          fill="#7e3414"
          opacity="0.55"
        />
        <path d="M204 118C214 104 228 102 236 106" stroke="#f0b27c" strokeWidth="8" strokeLinecap="round" fill="none" />
        <path d="M160 214C176 180 186 150 206 142C220 140 222 156 214 168C206 184 204 200 208 214z" fill="#d99c74" />
        <path
          d="M224 226C262 220 300 222 312 218M220 250C260 244 290 246 312 242"
          stroke="#9a5c3a"
          strokeWidth="3"
          fill="none"
        />
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
        <path d="M310 470H380L470 800H420L345 560L270 800H220z" fill="#2b2622" />
        <path d="M338 470H352V800H338z" fill="#4d453d" />
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
              d="M176 100V82H194M310 82H328V100M328 194V212H310M194 212H176V194"
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
      <g transform="rotate(-13 12 66)">
        <rect x="0" y="22" width="340" height="40" rx="4" fill="#1b1714" />
        <g transform="translate(0 22)">{stripes}</g>
      </g>
      <rect x="0" y="66" width="340" height="222" rx="6" fill="#1f1b18" />
      <g transform="translate(0 66)">{stripes}</g>
      <circle cx="14" cy="78" r="7" fill="#b9ad9b" />
      <path d="M0 168H340M0 226H340M128 168V288M236 168V288" stroke="#6d645a" strokeWidth="1.5" />
      <Say x={18} y={148} size={28} weight={700} fill="#f7efe0" font="Fraunces">
        Bramholt, picking
      </Say>
      <Say x={18} y={190} size={15} weight={500} fill="#c5b8a3">
        Scene
      </Say>
      <Say x={56} y={217} size={28} weight={700} fill="#f7efe0">
        3
      </Say>
      <Say x={142} y={190} size={15} weight={500} fill="#c5b8a3">
        Shot
      </Say>
      <Say x={180} y={217} size={28} weight={700} fill="#f7efe0">
        B
      </Say>
      <Say x={250} y={190} size={15} weight={500} fill="#c5b8a3">
        Take
      </Say>
      <Say x={288} y={217} size={28} weight={700} fill="#f2709f">
        2
      </Say>
      <Say x={18} y={264} size={20} fill="#f7efe0">
        Oct 4
      </Say>
      <Say x={142} y={264} size={20} fill="#f7efe0">
        Day
      </Say>
      <Say x={250} y={264} size={20} fill="#f7efe0">
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
        <Place x={372} y={424} rotate={0}>
          <Camera />
        </Place>
        <Place x={800} y={372} rotate={5}>
          <Sheet width={310} height={440} colour="#fdf8ec" lift={10} corner={44} under="var(--content)">
            <div style={column(10, { padding: "26px 28px", color: "#2a1a14" })}>
              <Logo
                mark="leaf"
                name="Bramholt Orchard"
                size={24}
                colour="#a6452a"
                second="#5c7f3c"
                font="Fraunces"
                weight={700}
              />
              <span style={text(20, { fontWeight: 600, borderBottom: "2px solid #2a1a14", paddingBottom: 8 })}>
                Call sheet, Friday
              </span>
              <span style={display(66, 700, { lineHeight: 1 })}>7:30 am</span>
              {CALLS.map(([time, words]) => (
                <div
                  key={time}
                  style={row(12, { alignItems: "baseline", ...text(18, { lineHeight: 1.2, whiteSpace: "nowrap" }) })}
                >
                  <b style={{ width: 50 }}>{time}</b>
                  {words}
                </div>
              ))}
            </div>
          </Sheet>
        </Place>
        <Place x={900} y={110} rotate={7}>
          <StickyNote colour="#f28fb5" size={140}>
            <span style={{ fontSize: 22 }}>Wet grass: boots for all</span>
          </StickyNote>
        </Place>
        <Place x={904} y={650} rotate={-5}>
          <StickyNote colour="#f4a3c2" size={138}>
            <span style={{ fontSize: 22 }}>Ask Ida about 1987</span>
          </StickyNote>
        </Place>
        <Place x={446} y={592} rotate={-4}>
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
