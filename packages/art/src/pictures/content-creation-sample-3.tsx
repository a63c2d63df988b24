import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { HandRing, Say } from "../scenes/hand";
import { column, row } from "../scenes/theme";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const SHADES = [
  "M26 16H54L66 44H14z",
  "M40 12A28 28 0 0 1 68 42H12A28 28 0 0 1 40 12z",
  "M20 20H60V46H20z",
  "M32 14H48L60 46H20z",
] as const;

/** One frame: which lamp, whether it is lit, whether a hand holds it. */
function Lamp({ index }: { readonly index: number }): ReactElement {
  const lit = index % 3 !== 1;
  const kind = SHADES[Math.floor(index / 9)] ?? SHADES[0];
  const cloth = ["#c79a4b", "#b5852f", "#e4d3ae", "#a8703a"][Math.floor(index / 9)] ?? "#c79a4b";
  const ground = lit
    ? ["#3a2a20", "#4b2f22", "#2f2a26"][index % 4 === 0 ? 1 : index % 2]
    : ["#d9cfbd", "#c5b9a3"][index % 2];
  return (
    <svg viewBox="0 0 80 80" width={80} height={80} style={{ background: ground, overflow: "hidden" }}>
      {lit && <circle cx="40" cy="40" r="38" fill="#f7c766" opacity="0.28" />}
      <g
        transform={
          index % 5 === 3
            ? "translate(40 40) scale(1.5) translate(-40 -32)"
            : index % 7 === 4
              ? "translate(-6 6) rotate(-8 40 40)"
              : undefined
        }
      >
        <path d="M38 44H42V66H38z" fill="#8a6a2c" />
        <path d="M28 66H52V70H28z" fill="#8a6a2c" />
        <path d={kind} fill={lit ? "#fbdc90" : cloth} />
        <path
          d="M24 24L18 42M32 20L28 44M40 18V44M48 20L52 44M56 24L62 42"
          stroke={lit ? "#d99a3a" : "#6f5222"}
          strokeWidth="1.3"
          opacity="0.7"
        />
      </g>
      {index % 6 === 5 && <path d="M84 84L84 56L58 50Q48 50 46 56L58 60L44 66Q42 72 50 74L60 84z" fill="#c98a63" />}
    </svg>
  );
}

const CHOSEN = new Set([1, 5, 8, 12, 14, 19, 21, 24, 29, 32, 34]);

function contact(): ReactElement {
  const rows = [0, 1, 2, 3];
  return (
    <Stage paper="#b7a88a" drama={1.1}>
      <Place x={462} y={372} rotate={-4}>
        <Sheet width={896} height={628} colour="#171310" lift={6}>
          <div style={column(12, { padding: "22px 26px", color: "#f2e6cc" })}>
            <div style={row(0, { justifyContent: "space-between", fontFamily: "JetBrains Mono", fontSize: 19 })}>
              <span>Wickering Lamps</span>
              <span>36 frames, 11 chosen</span>
            </div>
            {rows.map((line) => (
              <div
                key={line}
                style={{
                  padding: "16px 0 6px",
                  background:
                    "radial-gradient(circle at 7px 7px, transparent 0 0) , repeating-linear-gradient(90deg, #f2e6cc 0 9px, transparent 9px 21px) 0 4px / 100% 7px no-repeat, #2a231d",
                }}
              >
                <div style={row(8, { padding: "0 10px" })}>
                  {Array.from({ length: 9 }, (_, at) => line * 9 + at).map((index) => (
                    <div key={index} style={{ position: "relative" }}>
                      <Lamp index={index} />
                      <span
                        style={{
                          display: "block",
                          fontFamily: "JetBrains Mono",
                          fontSize: 13,
                          lineHeight: "18px",
                          color: "#e9b45c",
                        }}
                      >
                        {index + 1}A
                      </span>
                      {CHOSEN.has(index) && (
                        <HandRing
                          width={100}
                          height={104}
                          colour="#ef3b22"
                          stroke={6}
                          style={{ position: "absolute", left: -10, top: -12 }}
                        />
                      )}
                    </div>
                  ))}
                </div>
              </div>
            ))}
          </div>
        </Sheet>
      </Place>
      <Place x={790} y={560} rotate={0}>
        <Loupe />
      </Place>
      <Place x={206} y={716} rotate={-8}>
        <Grease />
      </Place>
    </Stage>
  );
}

function Loupe(): ReactElement {
  return (
    <div style={{ position: "relative", width: 300, height: 300 }}>
      <div
        style={{
          position: "absolute",
          inset: 0,
          borderRadius: 300,
          boxShadow: shadow(24),
          background: "conic-gradient(from 210deg, #8e8272, #f0e8d8, #6a6052, #ded3c0, #5a5144, #8e8272)",
        }}
      />
      <div
        style={{
          position: "absolute",
          inset: 22,
          borderRadius: 300,
          overflow: "hidden",
          background: "#3a2a20",
          boxShadow: "inset 0 0 0 12px #15110e, inset 8px 10px 26px rgb(0 0 0 / 0.6)",
        }}
      >
        <svg viewBox="0 0 80 80" width={256} height={256}>
          <circle cx="40" cy="40" r="36" fill="#f7c766" opacity="0.32" />
          <path d="M38 48H42V66H38z" fill="#8a6a2c" />
          <path d="M28 64H52V69H28z" fill="#b58c3c" />
          <path d="M26 18H54L66 50H14z" fill="#fbdc90" />
          <path d="M40 18H54L66 50H40z" fill="#e8a945" opacity="0.4" />
          <path
            d="M30 18L20 50M35 18L30 50M40 18V50M45 18L50 50M50 18L60 50M22 28H58M18 40H62"
            stroke="#c7842c"
            strokeWidth="1"
          />
        </svg>
        <div
          style={{
            position: "absolute",
            inset: 0,
            borderRadius: 300,
            background: "linear-gradient(135deg, rgb(255 255 255 / 0.3), transparent 40%)",
          }}
        />
      </div>
    </div>
  );
}

function Grease(): ReactElement {
  return (
    <svg width={360} height={34} style={{ filter: shapeShadow(6) }}>
      <rect width="300" height="34" rx="5" fill="#d63320" />
      <rect width="300" height="11" rx="5" fill="#fff" opacity="0.3" />
      <rect y="24" width="300" height="10" rx="5" fill="#3a0500" opacity="0.25" />
      <path d="M300 2L338 11V23L300 32z" fill="#efe2c4" />
      <path d="M336 11L356 16Q360 17 356 18L336 23z" fill="#c8220f" />
      <Say x={30} y={23} size={15} weight={650} fill="#ffe9d9">
        Red grease pencil
      </Say>
    </svg>
  );
}

/** Content Creation: sample 3. */
export const pictures: readonly Picture[] = [
  { name: "services/content-creation-sample-3", width: 1000, height: 750, scene: contact },
];
