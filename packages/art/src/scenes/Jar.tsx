import type { ReactElement, ReactNode } from "react";
import { shapeShadow } from "../stage/light";

interface Props {
  /** Sets the ids of its gradients apart from other jars in the picture. */
  readonly id: string;
  readonly width?: number;
  readonly content: readonly [light: string, dark: string];
  readonly lid: string;
  readonly label: string;
  readonly lift?: number;
  /** HTML over the label: 280 × 218 pixels in its own measure, cut to the label's shape. */
  readonly children?: ReactNode;
}

const BODY =
  "M44 70H256Q262 92 276 104Q290 114 290 134V338Q290 370 256 374Q150 384 44 374Q10 370 10 338V134Q10 114 24 104Q38 92 44 70Z";
const LABEL = "M10 130Q150 152 290 130V336Q150 358 10 336Z";

/** A glass jar with a screw lid, seen from the front: 300 × 384 in its own measure, scaled to its width. */
export function Jar({ id, width = 300, content, lid, label, lift = 0, children }: Props): ReactElement {
  const size = width / 300;
  return (
    <div style={{ width, height: 384 * size }}>
      <div
        style={{
          position: "relative",
          width: 300,
          height: 384,
          transform: `scale(${size})`,
          transformOrigin: "0 0",
          filter: lift > 0 ? shapeShadow(lift) : undefined,
        }}
      >
        <Glass id={id} content={content} lid={lid} label={label} />
        <div style={{ position: "absolute", inset: 0, clipPath: `path("${LABEL}")` }}>
          <div style={{ position: "absolute", left: 10, top: 134, width: 280, height: 218 }}>{children}</div>
        </div>
        <svg width={300} height={384} style={{ position: "absolute", inset: 0 }}>
          <path d={LABEL} fill={`url(#${id}-round)`} opacity={0.75} />
          <path
            d="M42 88Q34 104 30 122"
            stroke="#fff"
            strokeOpacity={0.4}
            strokeWidth={6}
            fill="none"
            strokeLinecap="round"
          />
        </svg>
      </div>
    </div>
  );
}

function Glass({ id, content, lid, label }: Pick<Props, "id" | "content" | "lid" | "label">): ReactElement {
  return (
    <svg width={300} height={384} style={{ position: "absolute", inset: 0 }}>
      <defs>
        <linearGradient id={`${id}-in`} x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor={content[0]} />
          <stop offset="1" stopColor={content[1]} />
        </linearGradient>
        <linearGradient id={`${id}-round`}>
          <stop offset="0" stopColor="#2a1604" stopOpacity="0.42" />
          <stop offset="0.1" stopColor="#2a1604" stopOpacity="0.1" />
          <stop offset="0.22" stopColor="#fff" stopOpacity="0.26" />
          <stop offset="0.45" stopColor="#2a1604" stopOpacity="0" />
          <stop offset="0.85" stopColor="#2a1604" stopOpacity="0.26" />
          <stop offset="1" stopColor="#2a1604" stopOpacity="0.5" />
        </linearGradient>
      </defs>
      <path d={BODY} fill={`url(#${id}-in)`} />
      <path d="M44 70H256L262 92H38Z" fill="#fff" opacity={0.3} />
      <path d={BODY} fill={`url(#${id}-round)`} />
      <rect x={32} y={4} width={236} height={70} rx={11} fill={lid} />
      {Array.from({ length: 38 }, (_, index) => (
        <path key={index} d={`M${38 + index * 6} 20V66`} stroke="#2a1604" strokeOpacity={0.13} strokeWidth={2} />
      ))}
      <path d="M32 16Q32 4 44 4H256Q268 4 268 16V18H32Z" fill="#fff" opacity={0.34} />
      <rect x={32} y={4} width={236} height={70} rx={11} fill={`url(#${id}-round)`} />
      <path d={LABEL} fill={label} style={{ filter: "drop-shadow(0 1px 1.5px rgb(40 20 0 / 0.35))" }} />
    </svg>
  );
}
