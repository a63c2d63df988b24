import type { CSSProperties, ReactElement, ReactNode } from "react";
import { shadow } from "../stage/light";
import { Icon } from "./Icon";
import { row, text } from "./theme";

interface PhoneProps {
  /** The height follows (19.5:9). The screen is laid out 300 pixels wide and scaled. */
  readonly width?: number;
  readonly time?: string;
  readonly body?: string;
  readonly lift?: number;
  /** Colour of the status bar's text, when the screen below it is dark. */
  readonly status?: string;
  readonly screen?: string;
  readonly children?: ReactNode;
}

const SCREEN = 300;

/** A phone. Its screen is 300 × 640 pixels in its own measure; the first 44 belong to the status bar. */
export function Phone({
  width = 260,
  time = "9:41",
  body = "#1b1917",
  lift = 16,
  status = "var(--ui-ink)",
  screen = "var(--ui-bg)",
  children,
}: PhoneProps): ReactElement {
  const bezel = 9;
  const size = width / (SCREEN + bezel * 2);
  return (
    <div style={{ width, height: (640 + bezel * 2) * size }}>
      <div
        style={{
          width: SCREEN + bezel * 2,
          height: 640 + bezel * 2,
          padding: bezel,
          borderRadius: 50,
          background: `linear-gradient(125deg, color-mix(in oklab, ${body}, white 34%), ${body} 18% 82%, color-mix(in oklab, ${body}, black 40%))`,
          boxShadow: `inset 0 0 0 1.5px rgb(255 255 255 / 0.16), ${shadow(lift / size)}`,
          transform: `scale(${String(size)})`,
          transformOrigin: "0 0",
        }}
      >
        <div
          style={{
            position: "relative",
            width: SCREEN,
            height: 640,
            borderRadius: 41,
            overflow: "hidden",
            background: screen,
            color: "var(--ui-ink)",
            boxShadow: "0 0 0 3px #000",
            ...text(14),
          }}
        >
          {children}
          <StatusBar time={time} colour={status} />
          <Cutouts colour={status} />
          <div
            style={{
              position: "absolute",
              inset: 0,
              background: "linear-gradient(118deg, rgb(255 255 255 / 0.13), transparent 32%)",
            }}
          />
        </div>
      </div>
    </div>
  );
}

function StatusBar({ time, colour }: { readonly time: string; readonly colour: string }): ReactElement {
  return (
    <div
      style={row(0, {
        position: "absolute",
        top: 0,
        left: 0,
        right: 0,
        height: 44,
        padding: "4px 24px 0 30px",
        justifyContent: "space-between",
        color: colour,
        fontWeight: 600,
        fontSize: 14,
        fontFamily: '"Instrument Sans"',
      })}
    >
      {time}
      <div style={row(6)}>
        <Icon name="wifi" size={15} weight={2.4} />
        <Battery />
      </div>
    </div>
  );
}

/** The camera's island above, the bar to swipe below. */
function Cutouts({ colour }: { readonly colour: string }): ReactElement {
  return (
    <>
      <div
        style={{
          position: "absolute",
          top: 10,
          left: "50%",
          width: 78,
          height: 22,
          marginLeft: -39,
          borderRadius: 20,
          background: "#000",
        }}
      />
      <div
        style={{
          position: "absolute",
          bottom: 7,
          left: "50%",
          width: 104,
          height: 4,
          marginLeft: -52,
          borderRadius: 4,
          background: colour,
          opacity: 0.75,
        }}
      />
    </>
  );
}

function Battery(): ReactElement {
  return (
    <svg width="24" height="12" viewBox="0 0 24 12">
      <rect x="0.6" y="0.6" width="20" height="10.8" rx="3.2" fill="none" stroke="currentColor" strokeOpacity="0.5" />
      <rect x="2.2" y="2.2" width="14" height="7.6" rx="1.8" fill="currentColor" />
      <rect x="21.8" y="4" width="1.6" height="4" rx="0.8" fill="currentColor" fillOpacity="0.5" />
    </svg>
  );
}

interface TabletProps {
  readonly width: number;
  readonly height: number;
  readonly body?: string;
  readonly lift?: number;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** A tablet in either direction: the children fill its screen (width − 36 × height − 36). */
export function Tablet({ width, height, body = "#24211e", lift = 14, style, children }: TabletProps): ReactElement {
  return (
    <div
      style={{
        width,
        height,
        padding: 18,
        borderRadius: 26,
        background: `linear-gradient(130deg, color-mix(in oklab, ${body}, white 22%), ${body} 14% 80%, color-mix(in oklab, ${body}, black 12%))`,
        boxShadow: `inset 0 0 0 1px rgb(255 255 255 / 0.18), ${shadow(lift)}`,
        ...style,
      }}
    >
      <div
        style={{
          position: "relative",
          width: "100%",
          height: "100%",
          borderRadius: 10,
          overflow: "hidden",
          background: "var(--ui-bg)",
          color: "var(--ui-ink)",
          ...text(13),
        }}
      >
        {children}
        <div
          style={{
            position: "absolute",
            inset: 0,
            background: "linear-gradient(118deg, rgb(255 255 255 / 0.12), transparent 28%)",
            pointerEvents: "none",
          }}
        />
      </div>
    </div>
  );
}

/** A laptop from the front: the children fill its screen (width × 0.625 less the bezel). */
export function Laptop({ width, children }: { readonly width: number; readonly children?: ReactNode }): ReactElement {
  const height = Math.round(width * 0.64);
  return (
    <div style={{ width: width * 1.16, display: "flex", flexDirection: "column", alignItems: "center" }}>
      <div
        style={{
          width,
          height,
          padding: "14px 12px 16px",
          borderRadius: "16px 16px 4px 4px",
          background: "linear-gradient(130deg, #4a443d, #1d1a17 20%)",
          boxShadow: "inset 0 0 0 1px rgb(255 255 255 / 0.14)",
        }}
      >
        <div
          style={{
            position: "relative",
            width: "100%",
            height: "100%",
            overflow: "hidden",
            borderRadius: 4,
            background: "var(--ui-bg)",
            color: "var(--ui-ink)",
            ...text(13),
          }}
        >
          {children}
        </div>
      </div>
      <div
        style={{
          width: "100%",
          height: 20,
          borderRadius: "3px 3px 16px 16px",
          background: "linear-gradient(#efe9de, #c4bbad 60%, #8f8678)",
          boxShadow: shadow(18),
          position: "relative",
        }}
      >
        <div
          style={{
            position: "absolute",
            left: "43%",
            right: "43%",
            top: 0,
            height: 7,
            borderRadius: "0 0 8px 8px",
            background: "#b3a999",
          }}
        />
      </div>
    </div>
  );
}
