import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { Phone } from "../scenes/devices";
import { FOREST, FYYNDFIT, Fyyndfit, LIME, Yy } from "../scenes/fyyndfit";
import { column, display, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const WINDOWS = [
  [30, 150],
  [66, 150],
  [30, 204],
  [102, 204],
  [66, 258],
  [102, 312],
  [30, 312],
  [846, 96],
  [884, 96],
  [922, 150],
  [846, 204],
  [960, 204],
  [884, 258],
  [922, 312],
  [960, 96],
] as const;

function Dusk(): ReactElement {
  return (
    <Draw w={1000} h={667}>
      <defs>
        <linearGradient id="dusk" x2="0" y2="1">
          <stop offset="0" stopColor="#17404f" />
          <stop offset="0.45" stopColor="#5f7f78" />
          <stop offset="0.8" stopColor="#f0a875" />
        </linearGradient>
        <linearGradient id="street" x2="0" y2="1">
          <stop offset="0" stopColor="#3d4a48" />
          <stop offset="1" stopColor="#1d2727" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#d8ff4a" stopOpacity="0.55" />
          <stop offset="1" stopColor="#d8ff4a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={1000} height={560} fill="url(#dusk)" />
      <path d="M0 110H140V190H190V540H0ZM816 60H1000V540H780V180H816Z" fill="#12323c" />
      <path d="M190 300H300V540H190ZM690 330H780V540H690Z" fill="#1c434b" />
      {WINDOWS.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={20} height={30} fill="#f6c77a" opacity={0.9} />
      ))}
      <rect y={540} width={1000} height={127} fill="url(#street)" />
      <path d="M0 540H1000V552H0Z" fill="#6b7672" />
      <ellipse cx={330} cy={600} rx={420} ry={70} fill="url(#glow)" />
      <ellipse cx={320} cy={320} rx={470} ry={400} fill="url(#glow)" opacity={0.6} />
    </Draw>
  );
}

function Shelter(): ReactElement {
  return (
    <Draw w={1000} h={667}>
      <path d="M40 0H1000V34H28Z" fill="#0d1f1b" />
      <path d="M28 34H1000V42H28Z" fill="#f2f7d0" opacity={0.85} />
      <path d="M576 42H1000V470H576Z" fill="#dff0ea" opacity={0.13} />
      <path d="M600 42L760 42L620 470H576V120Z" fill="#fff" opacity={0.1} />
      <path d="M568 42H584V560H568Z" fill="#142a25" />
      <path d="M572 42H576V560H572Z" fill="#5c7a70" />
      <path d="M560 500H1000V534H560Z" fill="#c98b4e" />
      <path d="M560 500H1000V509H560Z" fill="#e8b57a" />
      <path d="M640 534H664V612H640ZM920 534H944V612H920Z" fill="#142a25" />
    </Draw>
  );
}

/** The poster in its lit case. */
function Lit(): ReactElement {
  return (
    <div
      style={{
        width: 470,
        height: 566,
        padding: 14,
        borderRadius: 8,
        background: "linear-gradient(120deg, #3f564e, #10231e 30%)",
        boxShadow: "0 0 90px 10px rgb(214 255 70 / 0.4), 10px 18px 26px rgb(0 10 10 / 0.5)",
      }}
    >
      <div
        style={{
          position: "relative",
          width: 442,
          height: 538,
          background: `radial-gradient(ellipse at 40% 30%, #e0ff66, ${LIME} 70%)`,
          color: FOREST,
          padding: "28px 30px",
        }}
      >
        <div style={display(72, 800, { lineHeight: 0.9, letterSpacing: "-0.035em" })}>
          You
          <br />
          showed up.
        </div>
        <div style={display(46, 800, { lineHeight: 0.96, marginTop: 20 })}>
          That was
          <br />
          the hard part.
        </div>
        <Yy width={206} style={{ position: "absolute", left: 26, bottom: 26 }} />
        <div style={{ position: "absolute", right: 24, bottom: 32 }}>
          <Fyyndfit size={32} />
        </div>
      </div>
    </div>
  );
}

function Letter(): ReactElement {
  return (
    <div style={column(14, { padding: "62px 26px" })}>
      <Fyyndfit size={34} />
      <div style={display(60, 800, { lineHeight: 0.95, marginTop: 24 })}>
        Your
        <br />
        plan will
        <br />
        wait.
      </div>
      <div style={text(25, { fontWeight: 500, lineHeight: 1.28, marginTop: 10 })}>
        Your subscription ends on June 30. We keep your plan for a year.
      </div>
      <div
        style={text(25, {
          fontWeight: 650,
          marginTop: 8,
          padding: "13px 0",
          borderRadius: 16,
          background: "#e4ecc9",
          textAlign: "center",
        })}
      >
        Done
      </div>
    </div>
  );
}

function street(): ReactElement {
  return (
    <Stage paper="#17404f" drama={0.35} grain={0.5} ground={<Dusk />}>
      <div style={FYYNDFIT}>
        <Shelter />
        <Place x={312} y={330}>
          <Lit />
        </Place>
        <At
          x={686}
          y={502}
          w={250}
          h={20}
          style={{ background: "rgb(40 20 5 / 0.6)", filter: "blur(7px)", borderRadius: "50%" }}
        />
        <Place x={786} y={292} rotate={3}>
          <Phone width={206} time="7:48" lift={8}>
            <Letter />
          </Phone>
        </Place>
      </div>
    </Stage>
  );
}

/** fyyndfit, the brand: its loudest and its quietest place. */
export const pictures: readonly Picture[] = [
  { name: "projects/fyyndfit-branding-detail-2", width: 1000, height: 667, scene: street },
];
