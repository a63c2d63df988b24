import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { INKBLUE } from "../scenes/pellgrove";
import { display, text } from "../scenes/theme";
import { shadow, shapeShadow } from "../stage/light";
import { Stage } from "../stage/Stage";

/** What the old form asked, in its order; an empty name is a question nobody needed: its card is turned over. */
const ASKED = [
  "First name",
  "Last name",
  "",
  "Birth date",
  "",
  "Street",
  "City",
  "ZIP code",
  "",
  "",
  "Email",
  "Phone",
  "",
  "Tax number",
  "",
  "Citizen of",
  "",
  "Photo ID",
  "",
  "",
  "Job",
  "Employer",
  "",
  "Income",
  "",
  "Source",
  "",
  "",
  "Card type",
  "PIN",
  "",
  "Overdraft",
  "",
  "Language",
  "",
  "Alerts",
  "",
  "",
  "Joint?",
  "Consent",
  "Signature",
] as const;

const KEPT = ASKED.filter((name) => name !== "");

const STEP = 21.6;

function Strip({
  name,
  x,
  y,
  blue,
}: {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly blue: boolean;
}): ReactElement {
  const down = name === "";
  return (
    <At
      x={x}
      y={y}
      w={74}
      h={180}
      style={{
        borderRadius: 6,
        background: down
          ? "repeating-linear-gradient(45deg, #77746c 0 3px, #8d8a81 3px 7px)"
          : blue
            ? INKBLUE
            : "#d3d0c6",
        color: blue ? "#f6f1e8" : "#3d3b36",
        boxShadow: `inset 0 0 0 1px rgb(255 255 255 / ${blue ? "0.22" : "0.55"}), inset 0 0 0 ${down ? "4px #a5a299" : "0 transparent"}, ${shadow(2)}`,
      }}
    >
      {!down && (
        <span
          style={text(16, {
            position: "absolute",
            left: 1,
            top: 150,
            transformOrigin: "0 0",
            transform: "rotate(-90deg)",
            lineHeight: "20px",
            fontWeight: 600,
            whiteSpace: "nowrap",
          })}
        >
          {name}
        </span>
      )}
    </At>
  );
}

/** The key at the end of the shorter row, drawn with a broad pen. */
function Key(): ReactElement {
  return (
    <Draw w={300} h={190} x={650} y={412} style={{ filter: shapeShadow(3) }}>
      <g fill="none" stroke={INKBLUE} strokeWidth={17} strokeLinecap="round" strokeLinejoin="round">
        <circle cx={62} cy={92} r={46} />
        <path d="M110 92H276V132M226 92V124" />
      </g>
      <circle cx={62} cy={92} r={17} fill="#f4a876" />
    </Draw>
  );
}

function cards(): ReactElement {
  return (
    <Stage paper="#eccfa9" drama={0.9}>
      <div style={{ position: "absolute", inset: 0, transform: "rotate(-2deg)" }}>
        <At x={32} y={30} style={display(46, 800, { color: "#55524a", fontFamily: "Nunito", whiteSpace: "nowrap" })}>
          41 fields, 10 min
        </At>
        {ASKED.map((name, index) => (
          <Strip key={index} name={name} x={28 + index * STEP} y={98 + ((index * 7) % 5) - 2} blue={false} />
        ))}
        <At x={32} y={336} style={display(60, 900, { color: INKBLUE, fontFamily: "Nunito", whiteSpace: "nowrap" })}>
          23 fields, 6 min
        </At>
        {KEPT.map((name, index) => (
          <Strip key={name} name={name} x={28 + index * STEP * 1.12} y={420 + ((index * 3) % 4) - 2} blue />
        ))}
        <Key />
      </div>
    </Stage>
  );
}

/** Pellgrove Bank: the questions of an account, before and after. */
export const pictures: readonly Picture[] = [
  { name: "projects/banking-app-ux-redesign-detail-1", width: 1000, height: 625, scene: cards },
];
