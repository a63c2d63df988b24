import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Tablet } from "../scenes/devices";
import { Say } from "../scenes/hand";
import { Icon } from "../scenes/Icon";
import { Logo } from "../scenes/Mark";
import { column, display, row, text, themed } from "../scenes/theme";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const VET = themed({
  bg: "#f7f6ef",
  panel: "#ffffff",
  ink: "#12303a",
  soft: "#587078",
  line: "#d8e0dc",
  accent: "#12808a",
  "accent-2": "#d8452c",
  display: "Bricolage Grotesque",
});

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri"] as const;

const VISITS = [172, 204, 188, 214, 242] as const;

function Forecast(): ReactElement {
  const x = (index: number): number => 66 + index * 142;
  const y = (value: number): number => 262 - (value - 120) * 1.5;
  const seen = VISITS.slice(0, 4)
    .map((value, index) => `${index === 0 ? "M" : "L"}${String(x(index))} ${String(y(value))}`)
    .join("");
  return (
    <svg width={690} height={310}>
      {[150, 200, 250].map((value) => (
        <g key={value}>
          <path d={`M56 ${String(y(value))}H680`} stroke="#d8e0dc" strokeWidth="1.5" />
          <Say x={46} y={y(value) + 6} size={18} weight={500} anchor="end" fill="#587078">
            {value}
          </Say>
        </g>
      ))}
      <path
        d={`M${String(x(3))} ${String(y(214))}L${String(x(4))} ${String(y(266))}V${String(y(218))}Z`}
        fill="#12808a"
        opacity="0.24"
      />
      <path d={seen} fill="none" stroke="#12303a" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round" />
      <path
        d={`M${String(x(3))} ${String(y(214))}L${String(x(4))} ${String(y(242))}`}
        stroke="#12808a"
        strokeWidth="5"
        strokeDasharray="3 10"
        strokeLinecap="round"
      />
      <path
        d={`M${String(x(4))} ${String(y(266))}V${String(y(218))}M${String(x(4) - 10)} ${String(y(266))}h20M${String(x(4) - 10)} ${String(y(218))}h20`}
        stroke="#12808a"
        strokeWidth="3"
      />
      <circle cx={x(3)} cy={y(214)} r="9" fill="#f7f6ef" stroke="#12303a" strokeWidth="5" />
      <circle cx={x(4)} cy={y(242)} r="10" fill="#12808a" />
      <Say x={690} y={y(266) - 12} size={35} weight={750} anchor="end" font="Bricolage Grotesque" fill="#0c6069">
        242 ± 24
      </Say>
      {DAYS.map((day, index) => (
        <Say
          key={day}
          x={x(index)}
          y={300}
          size={20}
          anchor="middle"
          fill={index === 4 ? "#0c6069" : "#587078"}
          weight={index === 4 ? 700 : 500}
        >
          {day}
        </Say>
      ))}
    </svg>
  );
}

function cover(): ReactElement {
  const tile = { padding: "16px 20px", borderRadius: 14, background: "#fff", boxShadow: "inset 0 0 0 1.5px #d8e0dc" };
  return (
    <Stage
      paper="#8fc1bd"
      drama={1}
      ground={
        <div
          style={{
            position: "absolute",
            inset: 0,
            background:
              "repeating-linear-gradient(92deg, #d9b98c 0 180px, #d2b083 180px 182px, #dcbe93 182px 420px, #d0ae80 420px 422px)",
            clipPath: "polygon(0 58%, 100% 44%, 100% 100%, 0 100%)",
          }}
        />
      }
    >
      <div style={{ position: "absolute", inset: 0, ...VET }}>
        <Place x={462} y={380} rotate={-4}>
          <Tablet width={826} height={640} lift={22}>
            <div style={column(16, { height: "100%", padding: "18px 24px", background: "#eef2ec" })}>
              <div style={row(12, { justifyContent: "space-between" })}>
                <Logo mark="paw" name="Pawthorne Vets" size={28} colour="#12808a" second="#12303a" />
                <span style={text(26, { fontWeight: 700 })}>8:00 am</span>
              </div>
              <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr 1.35fr", gap: 14 }}>
                <div style={tile}>
                  <div style={text(21, { color: "var(--ui-soft)", fontWeight: 500 })}>Visits</div>
                  <div style={display(62, 780)}>214</div>
                </div>
                <div style={tile}>
                  <div style={text(21, { color: "var(--ui-soft)", fontWeight: 500 })}>Waiting</div>
                  <div style={display(62, 780, { whiteSpace: "nowrap" })}>
                    11<span style={{ fontSize: 28, marginLeft: 6 }}>min</span>
                  </div>
                </div>
                <div style={{ ...tile, background: "#d8452c", boxShadow: "none", color: "#fff6ee" }}>
                  <div style={row(9, { ...text(21, { fontWeight: 600 }) })}>
                    <Icon name="bell" size={24} weight={2.2} />
                    Vaccines left
                  </div>
                  <div style={display(62, 780)}>63</div>
                </div>
              </div>
              <div style={{ ...tile, flex: 1, paddingBottom: 6 }}>
                <div style={row(10, { justifyContent: "space-between", ...text(23, { fontWeight: 650 }) })}>
                  Visits per day<span style={{ color: "#0c6069" }}>Forecast for Friday</span>
                </div>
                <Forecast />
              </div>
            </div>
          </Tablet>
        </Place>
        <Place x={952} y={182} rotate={14}>
          <Collar />
        </Place>
        <Place x={906} y={600} rotate={-14}>
          <Vaccine />
        </Place>
      </div>
    </Stage>
  );
}

function Collar(): ReactElement {
  return (
    <svg width={230} height={300} viewBox="0 0 230 300" style={{ filter: shapeShadow(8) }}>
      <ellipse cx="115" cy="110" rx="92" ry="84" fill="none" stroke="#b8361f" strokeWidth="30" />
      <ellipse
        cx="115"
        cy="110"
        rx="92"
        ry="84"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.3"
        strokeWidth="3"
        strokeDasharray="8 7"
      />
      <rect x="92" y="6" width="46" height="40" rx="6" fill="none" stroke="#d9c9a0" strokeWidth="8" />
      <path d="M115 196V224" stroke="#a08d60" strokeWidth="7" />
      <circle cx="115" cy="264" r="46" fill="#e3b54c" />
      <circle cx="115" cy="264" r="46" fill="none" stroke="#a47b1f" strokeWidth="3" />
      <Say x={115} y={272} size={23} weight={750} anchor="middle" fill="#4d360a">
        Biscuit
      </Say>
    </svg>
  );
}

function Vaccine(): ReactElement {
  return (
    <svg width={110} height={220} viewBox="0 0 110 220" style={{ filter: shapeShadow(10) }}>
      <path d="M28 4H82V40H28z" fill="#9aa7a6" />
      <path d="M60 4H82V40H60z" fill="#6a7978" />
      <path d="M34 40H76V58Q100 66 100 92V206Q100 216 90 216H20Q10 216 10 206V92Q10 66 34 58z" fill="#d6e8e8" />
      <path d="M10 104H100V190H10z" fill="#fffdf6" />
      <path d="M10 104H100V124H10z" fill="#12808a" />
      <path d="M70 40H76V58Q100 66 100 92V206Q100 216 90 216H74z" fill="#12303a" opacity="0.2" />
      <path d="M22 76V206" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity="0.7" />
      <Say x={54} y={152} size={22} weight={750} anchor="middle">
        Rabies
      </Say>
      <Say x={54} y={178} size={17} weight={500} anchor="middle">
        10 doses
      </Say>
    </svg>
  );
}

/** Data Analytics: the cover. */
export const pictures: readonly Picture[] = [
  { name: "services/data-analytics-cover", width: 1000, height: 750, scene: cover },
];
