import type { CSSProperties, ReactElement, ReactNode } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { Button } from "../scenes/controls";
import { Phone, Tablet } from "../scenes/devices";
import { column, display, row, text, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";
import { Horizon, Standing } from "../stage/Standing";

const OSTRELLE = themed({
  bg: "#f8efe1",
  ink: "#2b211b",
  soft: "#7b6a5b",
  line: "#dccbb2",
  accent: "#b24e2a",
  "on-accent": "#fff6ea",
  font: '"Instrument Sans"',
  display: "Fraunces",
  radius: "3px",
});
const GLAZE = "linear-gradient(150deg, #46605f, #2c4245 60%, #22363a)";
const SPECKS = [
  [96, 128],
  [142, 176],
  [118, 206],
  [188, 150],
  [206, 214],
  [252, 172],
  [240, 230],
  [286, 140],
  [302, 186],
  [160, 236],
  [330, 128],
  [74, 118],
] as const;

/** A thrown bowl of red clay: pale glaze inside and over the rim, rings of the wheel outside. */
function Bowl({ width, style }: { readonly width: number; readonly style?: CSSProperties }): ReactElement {
  return (
    <svg width={width} height={width * 0.75} viewBox="0 0 400 300" style={{ position: "absolute", ...style }}>
      <defs>
        <linearGradient id="clay">
          <stop offset="0" stopColor="#d98052" />
          <stop offset="0.3" stopColor="#c8693d" />
          <stop offset="0.75" stopColor="#9c4526" />
          <stop offset="1" stopColor="#7c3219" />
        </linearGradient>
        <linearGradient id="inside" x1="0" y1="0" x2="1" y2="0.6">
          <stop offset="0" stopColor="#a9713f" />
          <stop offset="0.45" stopColor="#e4cda4" />
          <stop offset="1" stopColor="#fbf0d8" />
        </linearGradient>
        <linearGradient id="glaze">
          <stop offset="0" stopColor="#fbeed3" />
          <stop offset="0.45" stopColor="#efdcb8" />
          <stop offset="1" stopColor="#bf9d72" />
        </linearGradient>
        <filter id="ground" x="-40%" y="-200%" width="180%" height="500%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
      </defs>
      <ellipse cx={238} cy={272} rx={150} ry={14} fill="#0d0704" opacity={0.5} filter="url(#ground)" />
      <path d="M20 84C24 190 96 246 138 258L144 276H256L262 258C304 246 376 190 380 84Z" fill="url(#clay)" />
      <g fill="none" stroke="#6f2c14" strokeOpacity={0.28} strokeWidth={2.4}>
        <path d="M36 150Q200 206 364 150M60 186Q200 236 340 186M92 218Q200 258 308 218" />
      </g>
      <path
        d="M20 84C20 104 23 122 28 138C48 122 62 156 84 148C104 140 116 176 140 166C162 156 184 186 206 172C230 158 246 180 266 166C288 150 304 168 322 150C338 136 356 148 370 134C376 118 380 102 380 84Z"
        fill="url(#glaze)"
      />
      <ellipse cx={200} cy={84} rx={180} ry={44} fill="#f6e7c8" />
      <ellipse cx={200} cy={86} rx={168} ry={37} fill="url(#inside)" />
      <path
        d="M34 92C60 60 130 49 200 49C262 49 320 58 352 74C312 64 262 60 206 62C138 64 76 72 34 92Z"
        fill="#5e3a1e"
        opacity={0.35}
      />
      {SPECKS.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y - 16} r={2.2} fill="#4b2414" opacity={0.55} />
      ))}
    </svg>
  );
}

const Name = ({ size }: { readonly size: number }): ReactElement => (
  <span style={display(size, 600, { whiteSpace: "nowrap", letterSpacing: "-0.01em" })}>Ostrelle Pottery</span>
);

const Headline = ({ size }: { readonly size: number }): ReactElement => (
  <span style={display(size, 620, { lineHeight: 1.03, textWrap: "initial" })}>
    Made on Tuesdays, fired on <em style={{ color: "var(--ui-accent)", fontWeight: 560 }}>Fridays</em>
  </span>
);

function Desktop(): ReactElement {
  return (
    <div style={{ position: "relative", width: 640, height: 556 }}>
      <At x={250} y={410} w={140} h={140} style={{ background: "linear-gradient(90deg, #cfc3b0, #a4947e)" }} />
      <At
        x={190}
        y={538}
        w={260}
        h={18}
        style={{ borderRadius: "6px 6px 3px 3px", background: "linear-gradient(#e6dccb, #9d8d77)" }}
      />
      <At x={250} y={426} w={140} h={34} style={{ background: "linear-gradient(rgb(50 28 8 / 0.5), transparent)" }} />
      <At
        x={0}
        y={0}
        w={640}
        h={430}
        style={{
          borderRadius: 16,
          padding: 13,
          background: "linear-gradient(130deg, #54493f, #241d18 22%)",
          boxShadow: "inset 0 0 0 1px rgb(255 255 255 / 0.16)",
        }}
      >
        <div
          style={{
            position: "relative",
            width: 614,
            height: 404,
            borderRadius: 6,
            overflow: "hidden",
            background: "var(--ui-bg)",
          }}
        >
          <At x={324} y={0} w={290} h={404} style={{ background: GLAZE, overflow: "hidden" }}>
            <Bowl width={370} style={{ left: 14, top: 110 }} />
          </At>
          <At x={28} y={22}>
            <Name size={22} />
          </At>
          <At x={372} y={25} w={220} style={row(22, { justifyContent: "flex-end", color: "#f8efe1", ...text(16) })}>
            <span>Bowls</span>
            <span>Plates</span>
            <span>Kiln days</span>
          </At>
          <At x={28} y={100} w={296} style={column(28, { alignItems: "flex-start" })}>
            <Headline size={47} />
            <Button size={20}>Visit the kiln</Button>
          </At>
        </div>
      </At>
    </div>
  );
}

function Handheld(): ReactElement {
  return (
    <Phone width={190} body="#2a2320" lift={2}>
      <div style={column(18, { padding: "54px 22px 0", alignItems: "flex-start" })}>
        <Name size={26} />
        <Headline size={50} />
        <Button size={27} style={{ padding: "15px 26px" }}>
          Visit the kiln
        </Button>
      </div>
      <At x={0} y={438} w={300} h={202} style={{ background: GLAZE, overflow: "hidden" }}>
        <Bowl width={330} style={{ left: 40, top: 18 }} />
      </At>
    </Phone>
  );
}

const Slate = (): ReactElement => (
  <Tablet width={262} height={356} body="#2a2320" lift={2} style={{ padding: 14, borderRadius: 22 }}>
    <At x={0} y={0} w={234} h={128} style={{ background: GLAZE, overflow: "hidden" }}>
      <Bowl width={168} style={{ left: 33, top: 8 }} />
    </At>
    <At x={18} y={142} w={210} style={column(13, { alignItems: "flex-start" })}>
      <Headline size={30} />
      <Button size={16}>Visit the kiln</Button>
    </At>
  </Tablet>
);

const stand = (x: number, foot: number, width: number, height: number, what: ReactNode, strength = 1): ReactElement => (
  <Place x={x} y={foot - height / 2} style={OSTRELLE}>
    <Standing width={width} height={height} strength={strength}>
      {what}
    </Standing>
  </Place>
);

function cover(): ReactElement {
  return (
    <Stage drama={1} ground={<Horizon at={0.6} wall="#e0aa86" table="#efdcbd" />}>
      {stand(530, 622, 640, 556, <Desktop />, 0.8)}
      {stand(856, 684, 262, 356, <Slate />)}
      {stand(122, 706, 190, 393, <Handheld />)}
    </Stage>
  );
}

/** Web Design: one homepage at three widths. */
export const pictures: readonly Picture[] = [
  { name: "services/web-design-cover", width: 1000, height: 750, scene: cover },
];
