import type { ReactElement, ReactNode } from "react";
import { text } from "./theme";

interface Props {
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** Numbers of the columns with figures: set to the right. */
  readonly figures?: readonly number[];
  readonly size?: number;
  readonly width?: number | string;
  /** The row that is marked. */
  readonly marked?: number;
}

/** A table with real rows. */
export function Table({ head, rows, figures = [], size = 12, width = "100%", marked }: Props): ReactElement {
  const align = (column: number): "right" | "left" => (figures.includes(column) ? "right" : "left");
  const pad = `${String(size * 0.62)}px ${String(size * 0.8)}px`;
  return (
    <table style={{ width, ...text(size), color: "var(--ui-ink)" }}>
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th
              key={String(column)}
              style={{
                padding: pad,
                textAlign: align(column),
                fontWeight: 600,
                fontSize: size * 0.88,
                color: "var(--ui-soft)",
                borderBottom: "1.5px solid var(--ui-line)",
                whiteSpace: "nowrap",
              }}
            >
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          <tr
            key={String(index)}
            style={{
              background: index === marked ? "color-mix(in oklab, var(--ui-accent) 12%, var(--ui-bg))" : undefined,
            }}
          >
            {cells.map((cell, column) => (
              <td
                key={String(column)}
                style={{
                  padding: pad,
                  textAlign: align(column),
                  borderBottom: "1px solid var(--ui-line)",
                  whiteSpace: "nowrap",
                  fontWeight: column === 0 ? 600 : 400,
                }}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
