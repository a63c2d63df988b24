import type { ReactElement, ReactNode } from "react";
import { chance } from "../fold/chance";
import { shadow, shapeShadow } from "../stage/light";
import { Draw } from "./At";
import { CHALK, COAL } from "./quince";

const PLANK = 128;

/** A counter of dark walnut, seen from above: planks from left to right. */
export function Counter({ width, height }: { readonly width: number; readonly height: number }): ReactElement {
  const next = chance(5);
  const tones = ["#4a2f20", "#412818", "#523523", "#45291b", "#4d3021", "#3f2719"];
  return (
    <Draw w={width} h={height}>
      <rect width={width} height={height} fill="#2a190f" />
      {Array.from({ length: Math.ceil(height / PLANK) }, (_, plank) => {
        const y = plank * PLANK - 30;
        const lines = Array.from({ length: 15 }, () => {
          const at = y + 6 + next() * (PLANK - 14);
          const from = -60 + next() * width * 0.7;
          const bend = next() * 9 - 4.5;
          return `M${from.toFixed(0)} ${at.toFixed(1)}q${(width * 0.2).toFixed(0)} ${bend.toFixed(1)} ${(width * (0.35 + next() * 0.6)).toFixed(0)} ${(bend * 0.4).toFixed(1)}`;
        });
        return (
          <g key={plank}>
            <rect y={y} width={width} height={PLANK - 2.5} fill={tones[plank % tones.length]} />
            <path d={lines.join("")} fill="none" stroke="#23130a" strokeWidth={1.5} opacity={0.5} />
            <path d={`M0 ${y + 1}H${width}`} stroke="#8a5f42" strokeWidth={1.6} opacity={0.45} />
          </g>
        );
      })}
    </Draw>
  );
}

/** A call bell of brass, seen from above. */
export function Bell({ size }: { readonly size: number }): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-100 -100 200 200"
      style={{ overflow: "visible", filter: shapeShadow(26) }}
    >
      <defs>
        <radialGradient id="bell-dome" cx="0.36" cy="0.32" r="0.78">
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset="0.16" stopColor="#f3cd6d" />
          <stop offset="0.5" stopColor="#c58d26" />
          <stop offset="0.8" stopColor="#7d5311" />
          <stop offset="1" stopColor="#4c3009" />
        </radialGradient>
        <linearGradient id="bell-rim" x2="1" y2="1">
          <stop offset="0" stopColor="#fff0b8" />
          <stop offset="0.4" stopColor="#b98222" />
          <stop offset="0.7" stopColor="#5a3a0b" />
          <stop offset="1" stopColor="#d9a743" />
        </linearGradient>
        <radialGradient id="bell-button" cx="0.36" cy="0.32" r="0.8">
          <stop offset="0" stopColor="#fff8df" />
          <stop offset="0.4" stopColor="#dba63c" />
          <stop offset="1" stopColor="#5f3e0c" />
        </radialGradient>
        <filter id="bell-soft">
          <feGaussianBlur stdDeviation="4" />
        </filter>
      </defs>
      <circle r={98} fill="#15110e" />
      <circle r={97} fill="none" stroke="#4c443c" strokeWidth={2} />
      <circle r={86} fill="url(#bell-rim)" />
      <circle r={78} fill="url(#bell-dome)" />
      <path d="M-58 -12A59 59 0 0 1 -6 -58Q-34 -40 -44 -8Z" fill="#fffae6" opacity={0.8} filter="url(#bell-soft)" />
      <path d="M62 22A66 66 0 0 1 10 65Q44 52 52 18Z" fill="#ffdf93" opacity={0.5} filter="url(#bell-soft)" />
      <ellipse cx={11} cy={14} rx={21} ry={19} fill="#3d2505" opacity={0.6} filter="url(#bell-soft)" />
      <circle r={17} fill="url(#bell-button)" />
      <circle r={17} fill="none" stroke="#6d4a10" strokeWidth={1} />
    </svg>
  );
}

/** A folded napkin of linen with two stripes. */
export function Napkin(): ReactElement {
  return (
    <svg width={420} height={260} style={{ overflow: "visible", filter: shapeShadow(9) }}>
      <path d="M4 8Q210 -4 416 6Q424 130 414 254Q200 264 6 252Q-4 130 4 8Z" fill="#eadfc8" />
      <path d="M5 36Q210 24 417 34M5 56Q210 44 417 54" stroke="#b4402a" strokeWidth={9} fill="none" />
      <path d="M0 150Q210 138 420 148" stroke="#cbbd9f" strokeWidth={3} fill="none" />
      <path d="M0 154Q210 142 420 152V254H6Z" fill="#5a4020" opacity={0.1} />
    </svg>
  );
}

/** A tablet in a bumper of rubber, as thick as it is. */
export function Rugged({
  width,
  height,
  children,
}: {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}): ReactElement {
  const edge = Array.from({ length: 11 }, (_, n) => `${n * 0.25}px ${n + 1}px 0 ${n < 3 ? "#3b3732" : "#0e0c0b"}`);
  return (
    <div
      style={{
        width,
        height,
        padding: 26,
        borderRadius: 40,
        background: "linear-gradient(130deg, #57514a, #2a2724 14% 82%, #1c1a18)",
        boxShadow: `inset 0 0 0 2px rgb(255 255 255 / 0.14), ${edge.join(", ")}, ${shadow(34)}`,
      }}
    >
      <div style={{ height: "100%", padding: 10, borderRadius: 17, background: "#0a0908" }}>
        <div
          style={{
            position: "relative",
            height: "100%",
            overflow: "hidden",
            borderRadius: 9,
            background: COAL,
            color: CHALK,
          }}
        >
          {children}
          <div
            style={{
              position: "absolute",
              inset: 0,
              background: "linear-gradient(118deg, rgb(255 246 226 / 0.13), transparent 34%)",
            }}
          />
        </div>
      </div>
    </div>
  );
}
