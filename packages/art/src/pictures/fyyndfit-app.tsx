import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { Phone } from "../scenes/devices";
import { FOREST, FYYNDFIT, Fyyndfit, LIME, MIST } from "../scenes/fyyndfit";
import { Say } from "../scenes/hand";
import { Icon } from "../scenes/Icon";
import { KNEE_DEGREES, Squat } from "../scenes/squat";
import { column, display, row, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const SESSION = [
  ["Step-ups", "3 × 10"],
  ["Squats", "3 × 12"],
  ["Forearm plank", "3 × 40 s"],
] as const;

function Today(): ReactElement {
  return (
    <div style={column(0, { padding: "56px 22px 30px", height: "100%" })}>
      <div style={row(0, { justifyContent: "space-between" })}>
        <Fyyndfit size={24} head="#5f9a1e" />
        <span style={text(15, { fontWeight: 600, color: "var(--ui-soft)" })}>Wednesday</span>
      </div>
      <div style={display(57, 800, { marginTop: 24, lineHeight: 0.94 })}>
        Today,
        <br />
        24 min
      </div>
      <div style={{ marginTop: 20, padding: "15px 17px 17px", borderRadius: 18, background: FOREST, color: MIST }}>
        <div style={display(27, 750, { color: LIME })}>Wrist sore?</div>
        <div style={text(21, { fontWeight: 550, lineHeight: 1.2, marginTop: 4 })}>
          Push-ups out,
          <br />
          squats in.
        </div>
      </div>
      <div style={column(0, { marginTop: 14 })}>
        {SESSION.map(([name, sets]) => (
          <div
            key={name}
            style={row(0, {
              justifyContent: "space-between",
              padding: "10px 2px",
              borderBottom: "1.5px solid var(--ui-line)",
              ...text(19, { fontWeight: 600 }),
            })}
          >
            {name}
            <span style={{ color: "var(--ui-soft)", fontWeight: 500 }}>{sets}</span>
          </div>
        ))}
      </div>
      <div
        style={row(10, {
          marginTop: "auto",
          height: 70,
          borderRadius: 22,
          background: LIME,
          justifyContent: "center",
          ...display(30, 800),
        })}
      >
        Start
        <Icon name="play" size={24} filled />
      </div>
    </div>
  );
}

/** A living room, as the camera sees it. */
function Room(): ReactElement {
  return (
    <>
      <rect width={300} height={640} fill="#c9b79b" />
      <rect y={470} width={300} height={170} fill="#94704e" />
      <path d="M0 504H300M0 556H300M60 470L24 640M170 470V640M262 470L290 640" stroke="#7d5c3d" strokeWidth={2} />
      <rect x={176} y={96} width={150} height={190} fill="#e9e2cf" />
      <path d="M176 96H326V286H176ZM246 96V286M176 190H326" fill="none" stroke="#a58f6f" strokeWidth={7} />
      <path d="M-20 360Q-20 326 20 326H120Q146 326 146 360V480H-20Z" fill="#5d7c86" />
      <path d="M-20 404H160Q172 404 172 418V494H-20Z" fill="#4b6873" />
      <path
        d="M244 482V396M244 420Q214 384 210 346Q240 360 246 408M244 400Q260 352 290 338Q290 380 248 420"
        fill="#4d7a4a"
        stroke="#3c613a"
        strokeWidth={4}
      />
      <path d="M222 474H268L260 512H230Z" fill="#c8643c" />
      <ellipse cx={150} cy={578} rx={150} ry={32} fill="#274b3a" />
    </>
  );
}

/** Where the angle is read: a bow between thigh and shin, about the knee as it stands in the view. */
const KNEE_ARC = "M158.7 424.7A34 34 0 0 0 177.5 470.9";

function Counter(): ReactElement {
  return (
    <>
      <svg width={300} height={640} style={{ position: "absolute", inset: 0 }}>
        <Room />
        <rect width={300} height={640} fill="#0c2417" opacity={0.34} />
        <g transform="translate(14 203) scale(0.82)">
          <Squat line={6} />
        </g>
        <path d={KNEE_ARC} fill="none" stroke={LIME} strokeWidth={4} strokeLinecap="round" />
        <rect x={81} y={457} width={72} height={40} rx={20} fill="#0f3021" />
        <Say x={118} y={486} size={25} weight={750} fill={LIME} anchor="middle">
          {KNEE_DEGREES}°
        </Say>
      </svg>
      <At
        x={20}
        y={58}
        w={260}
        h={120}
        style={{ borderRadius: 24, background: "#0f3021", color: MIST, padding: "14px 20px" }}
      >
        <div style={text(18, { fontWeight: 600, color: "#b9cfae" })}>Squats, set 2</div>
        <div style={display(66, 800, { color: LIME, lineHeight: 1, whiteSpace: "nowrap" })}>
          8 <span style={{ fontSize: 38, color: MIST }}>of 12</span>
        </div>
      </At>
      <At
        x={20}
        y={564}
        w={260}
        h={48}
        style={{
          borderRadius: 16,
          background: MIST,
          ...row(9, { justifyContent: "center" }),
          ...text(17, { fontWeight: 650, color: "#0f3021" }),
        }}
      >
        <Icon name="lock" size={19} weight={2.2} />
        Video stays here
      </At>
    </>
  );
}

function cover(): ReactElement {
  return (
    <Stage paper="#2a6045" drama={0.75} grain={0.7}>
      <div style={FYYNDFIT}>
        <Place x={716} y={356} rotate={7}>
          <Phone width={396} time="7:06" status={MIST} lift={20}>
            <Counter />
          </Phone>
        </Place>
        <Place x={318} y={424} rotate={-6}>
          <Phone width={404} time="6:52" lift={30}>
            <Today />
          </Phone>
        </Place>
      </div>
    </Stage>
  );
}

/** fyyndfit, the app: this morning’s session, and the camera that counts. */
export const pictures: readonly Picture[] = [
  { name: "projects/fyyndfit-ai-fitness-app-cover", width: 1000, height: 800, scene: cover },
];
