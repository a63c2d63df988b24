import type { ReactElement, ReactNode } from "react";
import { text } from "./theme";

/** A box of the graph; x and y are its centre. */
export interface GraphNode {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly note?: string;
  readonly colour?: string;
  readonly width?: number;
  readonly icon?: ReactNode;
  /** A disc with the label below instead of a box. */
  readonly round?: boolean;
}

interface Props {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly GraphNode[];
  /** From, to, and a word on the way. */
  readonly links: readonly (readonly [string, string, string?])[];
  readonly direction?: "across" | "down" | "straight";
  readonly stroke?: string;
}

/** Boxes and the ways between them: flows, models, site maps. */
export function NodeGraph({
  width,
  height,
  nodes,
  links,
  direction = "across",
  stroke = "var(--ui-soft)",
}: Props): ReactElement {
  const find = (id: string): GraphNode | undefined => nodes.find((node) => node.id === id);
  return (
    <div style={{ position: "relative", width, height }}>
      <svg width={width} height={height} style={{ position: "absolute", inset: 0 }}>
        {links.map(([from, to, word]) => {
          const [a, b] = [find(from), find(to)];
          if (!a || !b) return null;
          return (
            <g key={`${from}-${to}`}>
              <path d={way(a, b, direction)} fill="none" stroke={stroke} strokeWidth={1.6} />
              {word !== undefined && (
                <text
                  x={(a.x + b.x) / 2}
                  y={(a.y + b.y) / 2 - 6}
                  textAnchor="middle"
                  style={{
                    fontFamily: "var(--ui-font)",
                    fontSize: 10.5,
                    fill: "var(--ui-soft)",
                    paintOrder: "stroke",
                    stroke: "var(--ui-bg)",
                    strokeWidth: 4,
                  }}
                >
                  {word}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {nodes.map((node) => (
        <Box key={node.id} node={node} />
      ))}
    </div>
  );
}

function Box({ node }: { readonly node: GraphNode }): ReactElement {
  return node.round === true ? <Disc node={node} /> : <Plate node={node} />;
}

function Disc({
  node: { x, y, label, note, colour = "var(--ui-accent)", width = 124, icon },
}: {
  readonly node: GraphNode;
}): ReactElement {
  return (
    <div
      style={{
        position: "absolute",
        left: x,
        top: y,
        transform: "translate(-50%, -24px)",
        width,
        textAlign: "center",
        ...text(11.5),
      }}
    >
      <div
        style={{
          display: "grid",
          placeItems: "center",
          width: 48,
          height: 48,
          margin: "0 auto 6px",
          borderRadius: 48,
          background: colour,
          color: "var(--ui-on-accent)",
          boxShadow: "0 3px 8px rgb(58 36 14 / 0.22)",
        }}
      >
        {icon}
      </div>
      <b>{label}</b>
      {note !== undefined && <div style={{ color: "var(--ui-soft)", fontSize: 10.5 }}>{note}</div>}
    </div>
  );
}

function Plate({
  node: { x, y, label, note, colour = "var(--ui-accent)", width = 124, icon },
}: {
  readonly node: GraphNode;
}): ReactElement {
  return (
    <div
      style={{
        position: "absolute",
        left: x,
        top: y,
        transform: "translate(-50%, -50%)",
        display: "flex",
        gap: 8,
        alignItems: "center",
        width,
        padding: "8px 11px",
        borderRadius: 8,
        background: "var(--ui-bg)",
        boxShadow: `inset 0 0 0 1.4px ${colour}, 0 3px 8px rgb(58 36 14 / 0.16)`,
        color: "var(--ui-ink)",
        ...text(11.5, { lineHeight: 1.25 }),
      }}
    >
      {icon !== undefined && <span style={{ color: colour }}>{icon}</span>}
      <div>
        <b>{label}</b>
        {note !== undefined && <div style={{ color: "var(--ui-soft)", fontSize: 10.5 }}>{note}</div>}
      </div>
    </div>
  );
}

function way(a: GraphNode, b: GraphNode, direction: "across" | "down" | "straight"): string {
  const [x1, y1, x2, y2] = [a.x, a.y, b.x, b.y];
  if (direction === "straight") return `M${String(x1)} ${String(y1)}L${String(x2)} ${String(y2)}`;
  if (direction === "down")
    return `M${String(x1)} ${String(y1)}C${String(x1)} ${String((y1 + y2) / 2)} ${String(x2)} ${String((y1 + y2) / 2)} ${String(x2)} ${String(y2)}`;
  return `M${String(x1)} ${String(y1)}C${String((x1 + x2) / 2)} ${String(y1)} ${String((x1 + x2) / 2)} ${String(y2)} ${String(x2)} ${String(y2)}`;
}
