import type { ReactElement, ReactNode } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { Icon } from "../scenes/Icon";
import { PleatedPrint } from "../scenes/OnPaper";
import { column, display, row, text, themed } from "../scenes/theme";
import { Stage } from "../stage/Stage";

const NAVY = "#1c2f57";
const GROUND = "#b98f5e";
const [W, H] = [900, 632];
const HALF = W / 2;

const WEXCOMBE = themed({
  bg: "#ffffff",
  panel: "#f0e9d9",
  ink: NAVY,
  soft: "#6c6a66",
  line: "#c9c2b2",
  accent: "#b5432a",
  "on-accent": "#ffffff",
  font: '"Instrument Sans"',
  display: "Fraunces",
});

/** The jacket of the novel: a ferry under nine lights. */
function Jacket({ width }: { readonly width: number }): ReactElement {
  const lights = Array.from({ length: 9 }, (_, index) => index);
  return (
    <svg
      width={width}
      height={width * 1.46}
      viewBox="0 0 200 292"
      style={{ display: "block", boxShadow: "6px 8px 16px rgb(20 20 40 / 0.45)" }}
    >
      <rect width={200} height={292} fill={NAVY} />
      <rect width={9} height={292} fill="#0d1a38" />
      <circle cx={146} cy={132} r={30} fill="#f3e6c8" />
      {lights.map((index) => (
        <circle
          key={String(index)}
          cx={26 + index * 19}
          cy={176 - Math.sin(index / 2.55) * 15}
          r={2.8}
          fill="#f0b64b"
        />
      ))}
      <path d="M36 214H170L154 236H54ZM62 214V196H142V214ZM92 196V180H110V196Z" fill="#f3e6c8" />
      <path d="M72 201H80V209H72ZM88 201H96V209H88ZM104 201H112V209H104ZM120 201H128V209H120Z" fill="#b5432a" />
      <g fill="none" stroke="#6f86b8" strokeWidth={3}>
        <path d="M9 242q12 -8 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0M9 256q12 -8 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0" />
      </g>
      <text
        x={22}
        y={52}
        style={{ fontFamily: "Fraunces", fontSize: 34, fontWeight: 600, fill: "#f3e6c8", letterSpacing: "-0.02em" }}
      >
        The Ninth
      </text>
      <text
        x={22}
        y={90}
        style={{ fontFamily: "Fraunces", fontSize: 34, fontWeight: 600, fill: "#f3e6c8", letterSpacing: "-0.02em" }}
      >
        Ferry
      </text>
      <text x={22} y={280} style={{ fontFamily: "Instrument Sans", fontSize: 14, fontWeight: 500, fill: "#f3e6c8" }}>
        Ottoline Marsh
      </text>
    </svg>
  );
}

function Entry({
  label,
  marked = false,
  children,
}: {
  readonly label: string;
  readonly marked?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div style={column(7)}>
      <span style={text(21, { fontWeight: 600 })}>{label}</span>
      <div
        style={text(26, {
          padding: "11px 18px 12px",
          lineHeight: 1.28,
          borderRadius: 7,
          background: "#fff",
          boxShadow: `inset 0 0 0 ${marked ? `3.5px ${NAVY}` : "1.8px var(--ui-line)"}`,
        })}
      >
        {children}
      </div>
    </div>
  );
}

const Fields = (): ReactElement => (
  <At x={34} y={108} w={HALF - 68} style={column(28)}>
    <Entry label="Title">The Ninth Ferry</Entry>
    <Entry label="Staff pick">
      The river tells this one. You will miss your stop. <em style={{ fontFamily: "Fraunces" }}>Noor, second floor</em>
    </Entry>
    <div style={row(18, { alignItems: "flex-end" })}>
      <div style={{ width: 176 }}>
        <Entry label="Price" marked>
          $17.50
          <span
            style={{
              display: "inline-block",
              width: 2.5,
              height: 28,
              marginLeft: 3,
              background: NAVY,
              verticalAlign: "-5px",
            }}
          />
        </Entry>
      </div>
      <span style={row(10, { paddingBottom: 16, ...text(21, { color: "var(--ui-soft)", whiteSpace: "nowrap" }) })}>
        <Icon name="clock" size={24} />
        Was $18.00
      </span>
    </div>
  </At>
);

const LivePage = (): ReactElement => (
  <At x={HALF} y={76} w={HALF} h={H - 76} style={{ background: "#f6ecd6" }}>
    <At x={36} y={24} w={HALF - 72} style={row(18, { ...text(18), alignItems: "baseline" })}>
      <span style={display(25, 640, { marginRight: "auto", whiteSpace: "nowrap" })}>Wexcombe Books</span>
      <span>Novels</span>
    </At>
    <At x={36} y={86}>
      <Jacket width={204} />
    </At>
    <At x={264} y={84} w={170} style={column(16, { alignItems: "flex-start" })}>
      <span style={display(41, 600, { lineHeight: 1 })}>The Ninth Ferry</span>
      <span style={display(34, 600)}>$17.50</span>
      <span
        style={text(22, {
          fontWeight: 600,
          padding: "9px 18px",
          borderRadius: 4,
          background: NAVY,
          color: "#f6ecd6",
          whiteSpace: "nowrap",
        })}
      >
        Set aside
      </span>
    </At>
    <At x={36} y={404} w={HALF - 72} style={{ paddingTop: 16, borderTop: `2px solid ${NAVY}` }}>
      <span style={display(29, 440, { fontStyle: "italic", lineHeight: 1.18, letterSpacing: "-0.01em" })}>
        The river tells this one. You will miss your stop.
      </span>
      <div style={text(20, { marginTop: 8 })}>Noor, second floor</div>
    </At>
  </At>
);

const Bar = (): ReactElement => (
  <At x={0} y={0} w={W} h={76} style={row(20, { padding: "0 34px", background: "#e8e0cd" })}>
    <span style={text(24, { fontWeight: 600, whiteSpace: "nowrap" })}>Edit book</span>
    <span style={text(20, { color: "var(--ui-soft)", whiteSpace: "nowrap" })}>Saved 10:12</span>
    <span style={text(21, { marginLeft: "auto", fontWeight: 600, whiteSpace: "nowrap" })}>Take back</span>
    <span
      style={text(26, {
        fontWeight: 700,
        padding: "8px 30px 9px",
        borderRadius: 7,
        background: "#b5432a",
        color: "#fff",
      })}
    >
      Publish
    </span>
  </At>
);

const sample = (): ReactElement => (
  <Stage paper={GROUND} drama={1.1}>
    <PleatedPrint
      panels={2}
      w={W}
      h={H}
      degrees={11}
      width={1000}
      height={750}
      view={{ tilt: 12, turn: 3, zoom: 1, distance: 2600, shift: [-4, 8] }}
      colour="#ffffff"
      floor={GROUND}
      rays={28}
    >
      <div style={{ ...WEXCOMBE, position: "absolute", inset: 0, color: NAVY, background: "#fffdf8" }}>
        <Bar />
        <Fields />
        <LivePage />
      </div>
    </PleatedPrint>
  </Stage>
);

/** Web Development: fields on the left, the finished page on the right. */
export const pictures: readonly Picture[] = [
  { name: "services/web-development-sample-2", width: 1000, height: 750, scene: sample },
];
