import type { CSSProperties, ReactElement, ReactNode } from "react";
import { shadow } from "../stage/light";
import { row, text } from "./theme";

interface Props {
  readonly width: number;
  /** The screen is laid out 300 pixels wide and this high; the first 44 belong to the status bar. */
  readonly tall?: number;
  readonly body?: string;
  readonly lift?: number;
  readonly time?: string;
  /** What stands at the right of the status bar. */
  readonly state?: ReactNode;
  readonly status?: string;
  readonly screen?: string;
  readonly radius?: number;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

const BEZEL = 11;

/** A phone with a small round camera, whose status bar can say what it likes. */
export function Handset(props: Props): ReactElement {
  const { width, tall = 640, body = "#1d1c1b", lift = 14, time = "9:41", state, radius = 34, children } = props;
  const size = width / (300 + BEZEL * 2);
  return (
    <div style={{ width, height: (tall + BEZEL * 2) * size, ...props.style }}>
      <div
        style={{
          width: 300 + BEZEL * 2,
          height: tall + BEZEL * 2,
          padding: BEZEL,
          borderRadius: radius + BEZEL,
          background: `linear-gradient(125deg, color-mix(in oklab, ${body}, white 38%), ${body} 16% 84%, color-mix(in oklab, ${body}, black 45%))`,
          boxShadow: `inset 0 0 0 1.5px rgb(255 255 255 / 0.18), ${shadow(lift / size)}`,
          transform: `scale(${String(size)})`,
          transformOrigin: "0 0",
        }}
      >
        <div
          style={{
            position: "relative",
            width: 300,
            height: tall,
            borderRadius: radius,
            overflow: "hidden",
            background: props.screen ?? "var(--ui-bg)",
            color: "var(--ui-ink)",
            boxShadow: "0 0 0 3px #0a0a0a",
            ...text(16),
          }}
        >
          {children}
          <div
            style={row(0, {
              position: "absolute",
              inset: "0 0 auto 0",
              height: 44,
              padding: "4px 22px 0 24px",
              justifyContent: "space-between",
              color: props.status ?? "var(--ui-ink)",
              fontFamily: '"Instrument Sans"',
              fontSize: 17,
              fontWeight: 650,
            })}
          >
            {time}
            {state ?? <Signal />}
          </div>
          <div
            style={{
              position: "absolute",
              top: 12,
              left: 141,
              width: 18,
              height: 18,
              borderRadius: 18,
              background: "radial-gradient(circle at 40% 36%, #3b4a5c 12%, #050505 40%)",
            }}
          />
          <div
            style={{
              position: "absolute",
              inset: 0,
              background: "linear-gradient(118deg, rgb(255 255 255 / 0.12), transparent 30%)",
            }}
          />
        </div>
      </div>
    </div>
  );
}

/** Bars of reception, struck out when there is none, and how full the battery is. */
export function Signal({
  bars = 4,
  battery = 0.8,
  words,
}: {
  readonly bars?: number;
  readonly battery?: number;
  readonly words?: string;
}): ReactElement {
  const low = battery < 0.15;
  return (
    <span style={row(7)}>
      <svg width="20" height="16" viewBox="0 0 20 16">
        {[0, 1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={1 + bar * 5}
            y={12 - bar * 3.6}
            width={3.4}
            height={4 + bar * 3.6}
            rx={1}
            fill="currentColor"
            opacity={bar < bars ? 1 : 0.35}
          />
        ))}
        {bars === 0 && <path d="M2 2L18 15" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />}
      </svg>
      {words}
      <svg width="28" height="14" viewBox="0 0 28 14">
        <rect
          x="0.8"
          y="0.8"
          width="23"
          height="12.4"
          rx="3.4"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.65"
        />
        <rect
          x="2.6"
          y="2.6"
          width={Math.max(3, 19.4 * battery)}
          height="8.8"
          rx="1.6"
          fill={low ? "#ff5a3d" : "currentColor"}
        />
        <rect x="25.4" y="4.6" width="2" height="4.8" rx="1" fill="currentColor" opacity="0.65" />
      </svg>
    </span>
  );
}

/** A crack that starts at the lower right corner of a screen: 110 × 140. */
export function Crack(): ReactElement {
  return (
    <svg width="110" height="140" viewBox="0 0 110 140" style={{ display: "block" }}>
      <g fill="none" strokeLinejoin="round">
        <path
          d="M98 104L72 82L60 40L34 12M72 82L38 78L12 92M72 82L64 112L40 130M98 104L94 66L82 44L86 14M60 40L82 44M38 78L64 112"
          stroke="#0b1a2a"
          strokeWidth="1.5"
          opacity="0.6"
        />
        <path
          d="M99 105L73 83L61 41L35 13M73 83L39 79L13 93M73 83L65 113L41 131M99 105L95 67L83 45L87 15"
          stroke="#fff"
          strokeWidth="1.2"
          opacity="0.9"
        />
      </g>
    </svg>
  );
}
