import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Phone } from "../scenes/devices";
import { Say } from "../scenes/hand";
import { CORAL, TARNFELL, TEAL } from "../scenes/tarnfell";
import { column, display, row, text } from "../scenes/theme";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const INK = "#a9703b";

/** One height line around a summit. */
function contour(cx: number, cy: number, radius: number, seed: number): string {
  const points = Array.from({ length: 72 }, (_, index) => {
    const a = (index / 72) * Math.PI * 2;
    const r =
      radius * (1 + 0.13 * Math.sin(a * 2 + seed) + 0.07 * Math.sin(a * 5 + seed * 2 + radius / 90)) +
      8 * Math.sin(a * 3 + radius / 60);
    return `${(cx + Math.cos(a) * r * 1.25).toFixed(1)} ${(cy + Math.sin(a) * r).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

function Map(): ReactElement {
  return (
    <svg width={1000} height={750} style={{ position: "absolute", left: 0, top: 0 }}>
      <path d={contour(120, 690, 250, 2)} fill="#b7c58f" opacity="0.75" />
      <path d={contour(960, 80, 190, 4)} fill="#b7c58f" opacity="0.75" />
      {[40, 80, 120, 160, 200, 240, 280, 320, 360, 400].map((radius, index) => (
        <path
          key={radius}
          d={contour(210, 230, radius, 1)}
          fill={index === 0 ? "#e2bd83" : "none"}
          stroke={INK}
          strokeWidth={index % 4 === 0 ? 3.4 : 1.7}
          opacity="0.72"
        />
      ))}
      {[46, 92, 138, 184, 230].map((radius, index) => (
        <path
          key={radius}
          d={contour(980, 610, radius, 3)}
          fill="none"
          stroke={INK}
          strokeWidth={index === 2 ? 3.4 : 1.7}
          opacity="0.72"
        />
      ))}
      <path d={contour(80, 480, 62, 5)} fill="#79b3bb" stroke="#2c7480" strokeWidth="3" />
      <path
        d="M-10 90Q120 40 260 110T360 330T240 470T330 760"
        fill="none"
        stroke="#c8401f"
        strokeWidth="5"
        strokeDasharray="14 10"
      />
      <path d="M196 240L212 208L228 240Z" fill="#5b3615" />
      <Say x={120} y={278} size={30} weight={700} fill="#2f1804">
        Tarn Fell 412
      </Say>
    </svg>
  );
}

function Compass(): ReactElement {
  return (
    <svg width={250} height={250} viewBox="0 0 250 250" style={{ filter: shapeShadow(12) }}>
      <circle cx="125" cy="125" r="120" fill="#c9a24e" />
      <circle cx="125" cy="125" r="120" fill="none" stroke="#8d6a22" strokeWidth="4" />
      <circle cx="125" cy="125" r="100" fill="#fbf7e8" stroke="#8d6a22" strokeWidth="3" />
      {Array.from({ length: 36 }, (_, index) => (
        <path
          key={String(index)}
          d={`M125 30V${index % 9 === 0 ? "48" : "40"}`}
          stroke="#3a3324"
          strokeWidth={index % 9 === 0 ? 4 : 2}
          transform={`rotate(${String(index * 10)} 125 125)`}
        />
      ))}
      <Say x={125} y={78} size={29} weight={750} anchor="middle" fill="#3a3324">
        N
      </Say>
      <g transform="rotate(24 125 125)">
        <path d="M125 44L140 125H110Z" fill="#d8452c" />
        <path d="M125 206L140 125H110Z" fill="#2b4a4c" />
      </g>
      <circle cx="125" cy="125" r="9" fill="#c9a24e" stroke="#8d6a22" strokeWidth="2" />
      <path
        d="M52 88A84 84 0 0 1 112 42"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.8"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Alert(): ReactElement {
  return (
    <div style={column(0, { height: "100%", background: "#e9efe8" })}>
      <div
        style={row(11, {
          padding: "56px 18px 12px",
          background: "#fbf9f2",
          borderBottom: "1.5px solid var(--ui-line)",
        })}
      >
        <svg width="42" height="42" viewBox="0 0 42 42">
          <rect width="42" height="42" rx="12" fill={TEAL} />
          <path d="M16 11L28 29H5Z" fill="#f3fbf6" />
          <path d="M28 17L37 29H21Z" fill={CORAL} />
        </svg>
        <div style={column(1)}>
          <span style={display(23, 760, { fontStretch: "88%", whiteSpace: "nowrap" })}>Tarnfell numbers</span>
          <span style={text(15, { color: "var(--ui-soft)", fontWeight: 500 })}>Tuesday, 7:12 am</span>
        </div>
      </div>
      <div style={column(12, { padding: "16px 16px 0" })}>
        <div
          style={text(28, {
            fontWeight: 600,
            lineHeight: 1.2,
            padding: "15px 18px 17px",
            borderRadius: "20px 20px 20px 4px",
            background: "#fffdf8",
          })}
        >
          Boots are <b style={{ color: "#c63f20" }}>12 days late;</b> 340 orders will wait. Ship partials?
        </div>
        <div style={row(12)}>
          {["Yes", "No"].map((word, index) => (
            <div
              key={word}
              style={{
                flex: 1,
                padding: "14px 0 16px",
                borderRadius: 16,
                textAlign: "center",
                background: index === 0 ? TEAL : "#d5e8e3",
                color: index === 0 ? "#f3fbf6" : "#0a5254",
                boxShadow: index === 0 ? undefined : `inset 0 0 0 2.5px ${TEAL}`,
                ...text(30, { fontWeight: 700, lineHeight: 1.1 }),
              }}
            >
              {word}
            </div>
          ))}
        </div>
        <div style={column(12, { marginTop: 6, padding: "15px 18px 19px", borderRadius: 18, background: "#12292b" })}>
          <span style={text(26, { fontWeight: 600, whiteSpace: "nowrap", lineHeight: 1.1, color: "#f3fbf6" })}>
            1 of 3 alerts used
          </span>
          <span style={row(8)}>
            {[CORAL, "#3f5a5b", "#3f5a5b"].map((colour, index) => (
              <span key={String(index)} style={{ flex: 1, height: 13, borderRadius: 7, background: colour }} />
            ))}
          </span>
        </div>
      </div>
    </div>
  );
}

function alert(): ReactElement {
  return (
    <Stage paper="#ead9b4" drama={0.7} ground={<Map />}>
      <div style={TARNFELL}>
        <Place x={140} y={600} rotate={-8}>
          <Compass />
        </Place>
        <Place x={632} y={438} rotate={8}>
          <Phone width={480} time="7:12" lift={24} body="#16201f">
            <Alert />
          </Phone>
        </Place>
      </div>
    </Stage>
  );
}

/** Sales data for Tarnfell Outdoor: an alert that reads like a colleague. */
export const pictures: readonly Picture[] = [
  { name: "projects/sales-data-analytics-sample-3", width: 1000, height: 750, scene: alert },
];
