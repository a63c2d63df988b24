import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { FOREST, FYYNDFIT, Fyyndfit, LIME, MIST, Pair, Yy } from "../scenes/fyyndfit";
import { text } from "../scenes/theme";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";
import { Card } from "../scenes/stationery";

/** A drinking bottle lying on the table, 150 × 430. */
function Bottle(): ReactElement {
  return (
    <svg width={150} height={430} style={{ filter: shapeShadow(16) }}>
      <defs>
        <linearGradient id="steel">
          <stop offset="0" stopColor="#04170c" stopOpacity="0.55" />
          <stop offset="0.2" stopColor="#fff" stopOpacity="0.3" />
          <stop offset="0.34" stopColor="#fff" stopOpacity="0.05" />
          <stop offset="0.7" stopColor="#04170c" stopOpacity="0.12" />
          <stop offset="1" stopColor="#04170c" stopOpacity="0.6" />
        </linearGradient>
      </defs>
      <path d="M52 46Q75 -18 98 46" fill="none" stroke="#e9efcf" strokeWidth={13} strokeLinecap="round" />
      <path d="M38 40H112V92H38Z" fill="#e9efcf" />
      <path
        d="M40 92H110Q118 112 134 126Q144 136 144 156V406Q144 428 122 428H28Q6 428 6 406V156Q6 136 16 126Q32 112 40 92Z"
        fill={FOREST}
      />
      <g transform="translate(75 300) scale(0.54)">
        <Pair colour={LIME} />
      </g>
      <path
        d="M38 40H112V92H110Q118 112 134 126Q144 136 144 156V406Q144 428 122 428H28Q6 428 6 406V156Q6 136 16 126Q32 112 40 92H38Z"
        fill="url(#steel)"
      />
    </svg>
  );
}

/** A canvas bag, flat on the table; its handles run out of the picture. */
function Tote(): ReactElement {
  return (
    <svg width={380} height={440} viewBox="0 0 380 440" style={{ filter: shapeShadow(10), overflow: "visible" }}>
      <path d="M96 60C92 0 120 -58 190 -58S288 0 284 60" fill="none" stroke="#d9cda9" strokeWidth={26} />
      <path d="M14 40Q190 52 366 40L376 424Q190 440 4 424Z" fill="#efe6cb" />
      <path d="M14 40Q190 52 366 40L367 66Q190 78 13 66Z" fill="#000" opacity={0.06} />
      <path d="M18 58Q190 70 362 58" fill="none" stroke="#b9aa80" strokeWidth={2} strokeDasharray="7 5" />
      <path d="M80 42H112V78H80ZM268 42H300V78H268Z" fill="#e2d7b4" />
      <path d="M84 46L108 74M108 46L84 74M272 46L296 74M296 46L272 74" stroke="#b9aa80" strokeWidth={2} />
      <path
        d="M60 90Q90 240 40 420Q90 300 60 90ZM340 100Q310 200 330 380Q350 220 340 100Z"
        fill="#000"
        opacity={0.05}
      />
      <g transform="translate(190 268) scale(1.34)">
        <Pair colour={FOREST} head="#7fb51f" />
      </g>
    </svg>
  );
}

/** A gym towel, folded twice, its woven tag at the side. */
function Towel(): ReactElement {
  const rib =
    "repeating-linear-gradient(90deg, rgb(255 255 255 / 0.14) 0 2px, transparent 2px 5px), repeating-linear-gradient(0deg, rgb(0 20 0 / 0.1) 0 2px, transparent 2px 5px)";
  return (
    <div style={{ position: "relative", width: 300, height: 230, filter: shapeShadow(12) }}>
      <div
        style={{
          position: "absolute",
          inset: "8px 0 0 6px",
          borderRadius: "18px 10px 10px 18px",
          background: `${rib}, #123524`,
        }}
      />
      <div
        style={{
          position: "absolute",
          inset: "0 8px 10px 0",
          borderRadius: "20px 8px 8px 20px",
          background: `${rib}, #2c6a48`,
        }}
      >
        <div style={{ position: "absolute", left: 0, right: 0, bottom: 34, height: 20, background: LIME }} />
        <div style={{ position: "absolute", left: 0, right: 0, bottom: 62, height: 6, background: LIME }} />
        <div
          style={{
            position: "absolute",
            left: 0,
            top: 0,
            bottom: 0,
            width: 60,
            borderRadius: 20,
            background: "linear-gradient(90deg, rgb(0 20 5 / 0.4), rgb(255 255 255 / 0.2) 40%, transparent)",
          }}
        />
      </div>
      <div
        style={{
          position: "absolute",
          left: 176,
          top: 34,
          width: 84,
          height: 62,
          background: MIST,
          display: "grid",
          placeItems: "center",
          boxShadow: "1px 2px 3px rgb(0 20 5 / 0.5)",
        }}
      >
        <Yy width={62} />
      </div>
    </div>
  );
}

function Cards(): ReactElement {
  return (
    <>
      <Place x={440} y={474} rotate={9}>
        <Card width={272} height={166} colour={FOREST} lift={4} radius={4}>
          <At x={0} y={0} w={272} h={166} style={{ display: "grid", placeItems: "center" }}>
            <Yy width={150} colour={LIME} />
          </At>
        </Card>
      </Place>
      <Place x={516} y={584} rotate={-6}>
        <Card width={272} height={166} colour="#fbfbf0" lift={7} radius={4} style={{ padding: 22 }}>
          <Fyyndfit size={27} />
          <div style={text(19, { marginTop: 34, fontWeight: 650, lineHeight: 1.2, color: "#0f3021" })}>
            Imani Roswell
          </div>
          <div style={text(15.5, { lineHeight: 1.3, color: "#2f5440" })}>
            Studio manager
            <br />
            imani@fyyndfit.example
          </div>
        </Card>
      </Place>
    </>
  );
}

function cover(): ReactElement {
  return (
    <Stage paper="#c5e53f" drama={0.7} grain={0.7}>
      <div style={FYYNDFIT}>
        <At x={44} y={62}>
          <Fyyndfit size={212} />
        </At>
        <Place x={154} y={606} rotate={-8} scale={0.86}>
          <Tote />
        </Place>
        <Cards />
        <Place x={884} y={560} rotate={8}>
          <Towel />
        </Place>
        <Place x={756} y={500} rotate={24}>
          <Bottle />
        </Place>
      </div>
    </Stage>
  );
}

/** fyyndfit, the brand: the name and what carries its mark. */
export const pictures: readonly Picture[] = [
  { name: "projects/fyyndfit-branding-cover", width: 1000, height: 667, scene: cover },
];
