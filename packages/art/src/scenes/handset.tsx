import type { CSSProperties, ReactElement, ReactNode } from "react";
import { shadow } from "../stage/light";
import { Signal } from "./handset-marks";
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
