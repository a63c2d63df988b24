import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Tape } from "../scenes/desk";
import { Pushpin, Say, Slip } from "../scenes/hand";
import { display, row, text, themed } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const SUN = themed({ ink: "#1d2c33", display: "Nunito" });

/** What is seen in each of the six sunscreen ads. */
type Scene = "sand" | "film" | "beach" | "hat" | "offer" | "shelf";

const TESTS: readonly {
  readonly scene: Scene;
  readonly rate: string;
  readonly line: string;
  readonly state: "off" | "check" | "won";
}[] = [
  { scene: "beach", rate: "0.9%", line: "Long days, no burn", state: "off" },
  { scene: "film", rate: "1.3%", line: "Film, 12 seconds", state: "check" },
  { scene: "offer", rate: "0.8%", line: "Two for one", state: "off" },
  { scene: "hat", rate: "1.1%", line: "Under every hat", state: "off" },
  { scene: "sand", rate: "3.9%", line: "SPF 50. That is all.", state: "won" },
  { scene: "shelf", rate: "0.6%", line: "New in store", state: "off" },
];

function Stick({
  x,
  y,
  size,
  turn,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}): ReactElement {
  return (
    <g transform={`translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(size)})`}>
      <path d="M-9 -34Q0 -44 9 -34V-14H-9z" fill="#fff6df" />
      <rect x="-12" y="-16" width="24" height="46" rx="3" fill="#f4b73d" />
      <rect x="2" y="-16" width="10" height="46" rx="3" fill="#d18d1d" opacity="0.6" />
      <rect x="-12" y="-2" width="24" height="16" fill="#fff6df" />
      <text
        x="0"
        y="10"
        textAnchor="middle"
        style={{ fontFamily: "Nunito", fontWeight: 900, fontSize: 11, fill: "#1d2c33" }}
      >
        50
      </text>
    </g>
  );
}

function Beach({ scene }: { readonly scene: Scene }): ReactElement {
  return (
    <svg
      viewBox="0 0 200 120"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      style={{ position: "absolute", inset: 0 }}
    >
      {scene === "sand" && (
        <>
          <rect width="200" height="120" fill="#ecd29b" />
          <path
            d="M0 30Q50 18 100 32T200 26M0 70Q60 58 120 72T200 66M0 104Q50 92 110 106T200 100"
            stroke="#d9b877"
            strokeWidth="4"
            fill="none"
          />
          <ellipse cx="116" cy="84" rx="36" ry="9" fill="#a97f3c" opacity="0.5" />
          <Stick x={100} y={58} size={1.35} turn={12} />
          <path d="M72 92Q100 78 130 92Q132 108 100 108Q70 108 72 92z" fill="#e2c283" />
        </>
      )}
      {scene === "film" && (
        <>
          <rect width="200" height="120" fill="#3f9bb0" />
          <path d="M0 60Q50 40 100 60T200 54V120H0z" fill="#2b7f97" />
          <path d="M0 84Q50 68 100 84T200 80V120H0z" fill="#f0d9a6" />
          <Stick x={150} y={62} size={0.8} turn={-8} />
          <circle cx="84" cy="58" r="26" fill="#fff" opacity="0.92" />
          <path d="M77 45V71L98 58z" fill="#1d2c33" />
        </>
      )}
      {scene === "beach" && (
        <>
          <rect width="200" height="120" fill="#9fd3d8" />
          <circle cx="40" cy="34" r="18" fill="#f6c544" />
          <path d="M0 66H200V120H0z" fill="#3f9bb0" />
          <path d="M0 88Q80 74 200 92V120H0z" fill="#f0d9a6" />
          <path d="M140 92L150 34L158 92z" fill="#c5562f" />
          <path d="M112 50Q150 14 190 50Q150 40 112 50z" fill="#e2572b" />
        </>
      )}
      {scene === "hat" && (
        <>
          <rect width="200" height="120" fill="#f2a98a" />
          <ellipse cx="104" cy="96" rx="86" ry="9" fill="#c9795a" />
          <Stick x={136} y={46} size={0.9} turn={16} />
          <path d="M12 86Q100 58 188 86Q100 106 12 86z" fill="#f8e9c2" />
          <path d="M54 80Q54 24 98 24T142 80Q98 68 54 80z" fill="#f3dfae" />
          <path d="M54 66Q98 54 142 66V80Q98 68 54 80z" fill="#e2572b" />
        </>
      )}
      {scene === "offer" && (
        <>
          <rect width="200" height="120" fill="#f4b73d" />
          <Stick x={48} y={62} size={1.1} turn={-12} />
          <Stick x={94} y={62} size={1.1} turn={8} />
          <text
            x="152"
            y="76"
            textAnchor="middle"
            style={{ fontFamily: "Nunito", fontWeight: 900, fontSize: 38, fill: "#1d2c33" }}
          >
            2:1
          </text>
        </>
      )}
      {scene === "shelf" && (
        <>
          <rect width="200" height="120" fill="#dbe6df" />
          <path d="M0 96H200V106H0z" fill="#8b6b45" />
          {[30, 62, 94, 126, 158].map((x) => (
            <Stick key={x} x={x} y={68} size={0.9} turn={0} />
          ))}
        </>
      )}
    </svg>
  );
}

function why(): ReactElement {
  return (
    <Stage paper="#c69a6b" drama={0.9} grain={1.5}>
      <div style={{ position: "absolute", inset: 0, ...SUN }}>
        {TESTS.map(({ scene, rate, line, state }, index) => {
          const won = state === "won";
          const [x, y] = [
            [168, 186],
            [498, 168],
            [836, 190],
            [166, 560],
            [498, 520],
            [838, 562],
          ][index] ?? [0, 0];
          return (
            <Place key={scene} x={x ?? 0} y={y ?? 0} rotate={[-3, 2, 3, 2, -1, -3][index] ?? 0} scale={won ? 1.25 : 1}>
              <div
                style={{
                  position: "relative",
                  width: 276,
                  background: "#fffaf0",
                  padding: 12,
                  boxShadow: shadow(won ? 14 : 5),
                }}
              >
                <div
                  style={{
                    position: "relative",
                    height: 168,
                    overflow: "hidden",
                    filter: state === "off" ? "saturate(0.55)" : undefined,
                  }}
                >
                  <Beach scene={scene} />
                </div>
                <div
                  style={row(8, {
                    justifyContent: "space-between",
                    alignItems: "baseline",
                    padding: "10px 4px 2px",
                    ...text(won ? 17 : 18, { fontFamily: "Nunito", fontWeight: 700 }),
                  })}
                >
                  <span style={{ whiteSpace: "nowrap" }}>{line}</span>
                  <span
                    style={display(won ? 38 : 32, 900, {
                      color: won ? "#17703e" : state === "off" ? "#6d645a" : "#1d2c33",
                    })}
                  >
                    {rate}
                  </span>
                </div>
                {state === "off" && (
                  <svg width="276" height="240" viewBox="0 0 276 240" style={{ position: "absolute", inset: 0 }}>
                    <path
                      d="M18 22C90 70 190 130 262 176M258 18C200 64 80 140 20 182"
                      fill="none"
                      stroke="#c8321d"
                      strokeWidth="7"
                      strokeLinecap="round"
                      opacity="0.86"
                    />
                  </svg>
                )}
              </div>
            </Place>
          );
        })}
        {[
          [168, 58],
          [500, 40],
          [838, 62],
          [164, 432],
          [840, 434],
        ].map(([x, y]) => (
          <Place key={`${String(x)}-${String(y)}`} x={x ?? 0} y={y ?? 0}>
            <Pushpin colour="#e2572b" size={30} />
          </Place>
        ))}
        <Place x={500} y={374} rotate={-2}>
          <Tape width={110} height={30} />
        </Place>
        <Place x={664} y={404} rotate={8}>
          <Rosette />
        </Place>
        <Place x={196} y={366} rotate={-2}>
          <Slip pad="12px 20px" colour="#1d2c33" ink="#fff6df">
            <span style={text(24, { fontFamily: "Nunito", fontWeight: 800 })}>Solwick, six ads, seven days</span>
          </Slip>
        </Place>
      </div>
    </Stage>
  );
}

function Rosette(): ReactElement {
  const petals = Array.from({ length: 18 }, (_, index) => index * 20);
  return (
    <svg
      width={150}
      height={210}
      viewBox="-75 -75 150 210"
      style={{ filter: "drop-shadow(4px 6px 6px rgb(58 36 14 / 0.4))" }}
    >
      <path d="M-34 30L-50 130L-24 112L-4 128L2 40z" fill="#14633a" />
      <path d="M34 30L50 130L24 112L4 128L-2 40z" fill="#1c7d49" />
      {petals.map((turn) => (
        <path
          key={turn}
          d="M0 0L-14 -70L14 -70z"
          fill={turn % 40 === 0 ? "#1f8f53" : "#17703e"}
          transform={`rotate(${String(turn)})`}
        />
      ))}
      <circle r="47" fill="#f6efd9" />
      <circle r="47" fill="none" stroke="#17703e" strokeWidth="3" />
      <Say x={0} y={14} size={40} weight={900} anchor="middle" font="Nunito" fill="#14532f">
        80%
      </Say>
    </svg>
  );
}

/** Social Media Marketing: the picture of its argument. */
export const pictures: readonly Picture[] = [
  { name: "services/social-media-marketing-why", width: 1000, height: 750, scene: why },
];
