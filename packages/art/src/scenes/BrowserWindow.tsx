import type { CSSProperties, ReactElement, ReactNode } from "react";
import { shadow } from "../stage/light";
import { Icon } from "./Icon";
import { row, text } from "./theme";

interface Props {
  readonly width: number;
  readonly height: number;
  readonly url: string;
  /** Titles of the tabs; the first is in front. None: a single bar. */
  readonly tabs?: readonly string[];
  readonly tone?: "light" | "dark" | "paper";
  readonly lift?: number;
  readonly radius?: number;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

const TONES = {
  light: { bar: "#ece7dd", field: "#fffdf9", ink: "#4a4238", edge: "#d6cebf", dots: ["#e4604d", "#e9b949", "#63b06a"] },
  dark: { bar: "#26221e", field: "#38322c", ink: "#cfc6b8", edge: "#100e0c", dots: ["#e4604d", "#e9b949", "#63b06a"] },
  paper: { bar: "#f6f0e3", field: "#ece4d3", ink: "#5c5144", edge: "#dcd2bf", dots: ["#cfc4af", "#cfc4af", "#cfc4af"] },
} as const;

/** A browser window with its bar; the page goes into it and is cut off at its edge. */
export function BrowserWindow(props: Props): ReactElement {
  const { width, height, url, tabs = [], tone = "light", lift = 14, radius = 11, style, children } = props;
  const look = TONES[tone];
  return (
    <div
      style={{
        width,
        height,
        borderRadius: radius,
        overflow: "hidden",
        background: "var(--ui-bg)",
        color: "var(--ui-ink)",
        display: "flex",
        flexDirection: "column",
        boxShadow: `0 0 0 0.5px ${look.edge}, ${shadow(lift)}`,
        ...text(13),
        ...style,
      }}
    >
      {tabs.length > 0 && <Tabs tabs={tabs} look={look} />}
      <Bar url={url} look={look} lights={tabs.length === 0} />
      <div style={{ position: "relative", flex: 1, overflow: "hidden" }}>{children}</div>
    </div>
  );
}

type Look = (typeof TONES)[keyof typeof TONES];

function Tabs({ tabs, look }: { readonly tabs: readonly string[]; readonly look: Look }): ReactElement {
  return (
    <div style={row(2, { background: look.edge, padding: "7px 10px 0 74px", position: "relative" })}>
      <Lights colours={look.dots} style={{ position: "absolute", left: 14, top: 14 }} />
      {tabs.map((tab, index) => (
        <div
          key={tab}
          style={row(8, {
            background: index === 0 ? look.bar : "transparent",
            color: look.ink,
            opacity: index === 0 ? 1 : 0.75,
            borderRadius: "8px 8px 0 0",
            padding: "6px 14px 7px",
            fontSize: 11,
            fontWeight: 500,
            whiteSpace: "nowrap",
          })}
        >
          {tab}
          <Icon name="close" size={9} />
        </div>
      ))}
      <Icon name="plus" size={11} style={{ color: look.ink, marginLeft: 6 }} />
    </div>
  );
}

function Bar({
  url,
  look,
  lights,
}: {
  readonly url: string;
  readonly look: Look;
  readonly lights: boolean;
}): ReactElement {
  return (
    <div
      style={row(12, {
        background: look.bar,
        color: look.ink,
        padding: "8px 14px",
        borderBottom: `1px solid ${look.edge}`,
        flex: "none",
      })}
    >
      {lights && <Lights colours={look.dots} />}
      <Icon name="back" size={13} />
      <Icon name="arrow" size={13} style={{ opacity: 0.35 }} />
      <div
        style={row(7, {
          flex: 1,
          background: look.field,
          borderRadius: 7,
          padding: "4px 10px",
          fontSize: 11.5,
          whiteSpace: "nowrap",
          overflow: "hidden",
        })}
      >
        <Icon name="lock" size={10} />
        {url}
      </div>
      <Icon name="share" size={13} />
    </div>
  );
}

function Lights({
  colours,
  style,
}: {
  readonly colours: readonly string[];
  readonly style?: CSSProperties;
}): ReactElement {
  return (
    <div style={row(6, style)}>
      {colours.map((colour, index) => (
        <span key={String(index)} style={{ width: 9, height: 9, borderRadius: 9, background: colour }} />
      ))}
    </div>
  );
}
