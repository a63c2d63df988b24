import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Slip } from "../scenes/hand";
import { DEEP, HAULWRIGHT, PLUM, serif } from "../scenes/haulwright";
import { text } from "../scenes/theme";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const LEFT = { x: 232, beam: 84, pan: 398 } as const;
const RIGHT = { x: 768, beam: 214, pan: 528 } as const;

/** A pan on its cords. */
function Pan({ x, beam, pan }: typeof LEFT | typeof RIGHT): ReactElement {
  return (
    <>
      <path d={`M${x} ${beam}L${x - 172} ${pan}M${x} ${beam}L${x + 172} ${pan}`} strokeWidth="5" />
      <path
        d={`M${x - 186} ${pan}H${x + 186}Q${x + 130} ${pan + 46} ${x} ${pan + 48}Q${x - 130} ${pan + 46} ${x - 186} ${pan}z`}
        fill={DEEP}
        strokeWidth="5"
      />
      <circle cx={x} cy={beam} r="13" fill="#e9b64a" strokeWidth="7" />
    </>
  );
}

/** The scale, as if drawn with brush and ink: the edges are not quite straight. */
function Ink(): ReactElement {
  return (
    <svg width={1000} height={750} style={{ position: "absolute", inset: 0 }}>
      <defs>
        <filter id="brush" filterUnits="userSpaceOnUse" x="0" y="0" width="1000" height="750">
          <feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves={2} seed={4} />
          <feDisplacementMap in="SourceGraphic" scale={5} />
        </filter>
      </defs>
      <g filter="url(#brush)" stroke={DEEP} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M492 150Q488 400 478 652H522Q512 400 508 150z" fill={DEEP} strokeWidth="4" />
        <path d="M372 704Q384 664 440 656H560Q616 664 628 704z" fill={DEEP} strokeWidth="6" />
        <path d="M340 712H660" strokeWidth="14" />
        <path
          d={`M${LEFT.x - 6} ${LEFT.beam - 2}Q360 96 500 138Q640 180 ${RIGHT.x + 6} ${RIGHT.beam}Q640 204 500 162Q360 124 ${LEFT.x - 6} ${LEFT.beam + 6}z`}
          fill={DEEP}
          strokeWidth="4"
        />
        <path d="M500 150L466 84H534z" fill="#e9b64a" strokeWidth="7" />
        <circle cx="500" cy="150" r="24" fill="#e9b64a" strokeWidth="9" />
        <path d="M500 84V48" strokeWidth="7" />
        <Pan {...LEFT} />
        <Pan {...RIGHT} />
      </g>
    </svg>
  );
}

/** Pages on a pile, seen from the side; each lies a little differently. */
function Pile({
  count,
  thick,
  width,
  sway,
  tones,
}: Record<"count" | "thick" | "width" | "sway", number> & { readonly tones: readonly string[] }): ReactElement {
  const height = count * thick;
  return (
    <svg width={width + 40} height={height} style={{ display: "block", overflow: "visible", filter: shapeShadow(5) }}>
      {Array.from({ length: count }, (_, n) => {
        const y = height - (n + 1) * thick;
        const x = 20 + (((n * 37) % 11) - 5) * sway + Math.sin(n / 13) * sway * 2.4;
        return (
          <g key={n}>
            <rect x={x} y={y} width={width} height={thick * 0.86} fill={tones[n % tones.length]} />
            <rect x={x + width * 0.72} y={y} width={width * 0.28} height={thick * 0.86} fill="#1c0c14" opacity={0.12} />
          </g>
        );
      })}
    </svg>
  );
}

/** Twenty-four pages: white, each with an edge of plum. */
function Pieces(): ReactElement {
  return (
    <svg width={190} height={144} style={{ display: "block", overflow: "visible", filter: shapeShadow(5) }}>
      {Array.from({ length: 24 }, (_, n) => {
        const x = 18 + ((n * 5) % 7) - 3;
        return (
          <g key={n}>
            <rect x={x} y={138 - n * 6} width={150} height={5.4} fill="#fffaf2" />
            <rect x={x} y={138 - n * 6} width={24} height={5.4} fill={PLUM} />
            <rect x={x + 126} y={138 - n * 6} width={24} height={5.4} fill={PLUM} />
          </g>
        );
      })}
    </svg>
  );
}

function Label({ figure }: { readonly figure: string }): ReactElement {
  return (
    <Slip pad="8px 24px 14px" lift={7} colour="#fffaf2" style={{ textAlign: "center" }}>
      <div style={serif(76, 760, { color: PLUM, lineHeight: 0.95 })}>{figure}</div>
      <div style={text(27, { fontWeight: 650, lineHeight: 1.1, whiteSpace: "nowrap" })}>leads a month</div>
    </Slip>
  );
}

/** Lettered on the ground. */
function Count({ figure, word }: { readonly figure: string; readonly word: string }): ReactElement {
  return (
    <div style={{ textAlign: "center", color: DEEP }}>
      <div style={serif(70, 620, { fontStyle: "italic", lineHeight: 0.9 })}>{figure}</div>
      <div style={serif(34, 560, { fontStyle: "italic" })}>{word}</div>
    </div>
  );
}

function scale(): ReactElement {
  return (
    <Stage paper="#e8b548" drama={0.9} grain={1}>
      <div style={HAULWRIGHT}>
        <Ink />
        <Place x={LEFT.x} y={LEFT.pan - 102}>
          <Pile
            count={130}
            thick={1.56}
            width={112}
            sway={1.1}
            tones={["#d3cdc6", "#d3cdc6", "#8f8983", "#c4beb6", "#a49e98", "#e0dbd4", "#857f7a"]}
          />
        </Place>
        <Place x={RIGHT.x} y={RIGHT.pan - 72}>
          <Pieces />
        </Place>
        <Place x={82} y={206}>
          <Count figure="130" word="posts" />
        </Place>
        <Place x={918} y={330}>
          <Count figure="24" word="pieces" />
        </Place>
        <Place x={LEFT.x} y={LEFT.pan + 92} rotate={-3}>
          <Label figure="12" />
        </Place>
        <Place x={RIGHT.x} y={RIGHT.pan + 92} rotate={2}>
          <Label figure="45" />
        </Place>
      </div>
    </Stage>
  );
}

/** Haulwright: fewer pieces weigh more. */
export const pictures: readonly Picture[] = [
  { name: "projects/content-marketing-strategy-why", width: 1000, height: 750, scene: scale },
];
