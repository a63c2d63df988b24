import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Mark } from "../scenes/Mark";
import { column, display, row, text, themed } from "../scenes/theme";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const FLORIST = themed({ ink: "#33233f", display: "Fraunces" });

const REPLIES = [
  {
    head: "Wrong color",
    says: "I ordered peach and got pink.",
    reply: "Peach is on its way this afternoon. Keep the pink ones.",
    colour: "#efe3f2",
  },
  {
    head: "Lovely photo",
    says: "Look what my sister sent me!",
    reply: "She has an eye. May we share it with your name?",
    colour: "#fbf5e6",
  },
  {
    head: "Late delivery",
    says: "The party is over, no flowers.",
    reply: "That hurts, and it is on us. Refunded, and a bouquet on Sunday.",
    colour: "#dcc8e4",
  },
  {
    head: "Wilted on arrival",
    says: "The roses hang their heads.",
    reply: "They should not. New ones tomorrow before ten, no photo needed.",
    colour: "#fffaf0",
  },
] as const;

function ReplyCard({ entry }: { readonly entry: (typeof REPLIES)[number] }): ReactElement {
  const { head, says, reply, colour } = entry;
  return (
    <div
      style={column(16, {
        width: 560,
        height: 412,
        padding: "30px 38px",
        borderRadius: 14,
        background: colour,
        boxShadow: shadow(9),
        color: "#33233f",
      })}
    >
      <span style={display(50, 650, { whiteSpace: "nowrap", letterSpacing: "-0.025em" })}>{head}</span>
      <div style={{ height: 3, background: "#7d5a96" }} />
      <p style={{ fontFamily: "Fraunces", fontStyle: "italic", fontSize: 32, lineHeight: 1.22 }}>“{says}”</p>
      <div
        style={{
          padding: "18px 22px",
          borderRadius: "20px 20px 20px 4px",
          background: "#7d5a96",
          color: "#fdf6ff",
          ...text(30, { lineHeight: 1.3 }),
        }}
      >
        {reply}
      </div>
      <div style={row(10, { marginTop: "auto", ...text(20, { fontWeight: 600 }) })}>
        <Mark name="leaf" size={26} colour="#7d5a96" second="#8fa66a" />
        Oxlip &amp; Fern
      </div>
    </div>
  );
}

function Oxlip(): ReactElement {
  const bloom = (x: number, y: number, r: number, colour: string): ReactElement => (
    <g key={`${String(x)}-${String(y)}`} transform={`translate(${String(x)} ${String(y)}) scale(${String(r)})`}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          d="M0 0C-16 -14 -12 -34 0 -30C12 -34 16 -14 0 0z"
          fill={colour}
          transform={`rotate(${String(turn)})`}
        />
      ))}
      <circle r="6" fill="#c9861c" />
    </g>
  );
  return (
    <svg width={260} height={420} viewBox="0 0 260 420" style={{ filter: shapeShadow(9) }}>
      <path
        d="M120 420C130 300 120 220 140 120M130 300C90 260 70 230 60 170M134 250C170 220 190 190 204 140"
        stroke="#5d7a45"
        strokeWidth="9"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M124 380C60 370 30 330 20 280C70 290 110 320 124 380zM128 350C190 340 230 300 240 250C190 262 140 290 128 350z"
        fill="#7a9658"
      />
      {bloom(140, 104, 1.5, "#f3dc7c")}
      {bloom(60, 160, 1.25, "#f7e69c")}
      {bloom(204, 132, 1.3, "#efcf60")}
      {bloom(118, 190, 1, "#f7e69c")}
    </svg>
  );
}

function replies(): ReactElement {
  return (
    <Stage paper="#b9a2c6" drama={0.9}>
      <div style={{ position: "absolute", inset: 0, ...FLORIST }}>
        <Place x={144} y={300} rotate={-16}>
          <Oxlip />
        </Place>
        {REPLIES.map((entry, index) => (
          <Place key={entry.head} x={694 - index * 42} y={238 + index * 94} rotate={15 - index * 6.5}>
            <ReplyCard entry={entry} />
          </Place>
        ))}
      </div>
    </Stage>
  );
}

/** Social Media Services: sample 3. */
export const pictures: readonly Picture[] = [
  { name: "services/social-media-services-sample-3", width: 1000, height: 750, scene: replies },
];
