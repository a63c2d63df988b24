import type { CSSProperties, ReactElement, ReactNode } from "react";
import { column, row, text } from "./theme";

/** One message; `me` are those on the right. */
export interface Message {
  readonly me?: boolean;
  readonly words: ReactNode;
  readonly time?: string;
  readonly name?: string;
  readonly face?: ReactNode;
}

/** A conversation: bubbles from both sides. */
export function Chat({
  messages,
  size = 13,
  gap = 9,
  style,
}: {
  readonly messages: readonly Message[];
  readonly size?: number;
  readonly gap?: number;
  readonly style?: CSSProperties;
}): ReactElement {
  return (
    <div style={column(gap, style)}>
      {messages.map(({ me = false, words, time, name, face }, index) => (
        <div
          key={String(index)}
          style={row(8, { alignItems: "flex-end", justifyContent: me ? "flex-end" : "flex-start" })}
        >
          {!me && face}
          <div style={column(3, { maxWidth: "78%", alignItems: me ? "flex-end" : "flex-start" })}>
            {name !== undefined && (
              <span style={text(size * 0.78, { fontWeight: 600, color: "var(--ui-soft)" })}>{name}</span>
            )}
            <div
              style={text(size, {
                padding: `${String(size * 0.62)}px ${String(size * 0.9)}px`,
                lineHeight: 1.35,
                borderRadius: size * 1.1,
                borderBottomRightRadius: me ? 3 : undefined,
                borderBottomLeftRadius: me ? undefined : 3,
                background: me ? "var(--ui-accent)" : "var(--ui-panel)",
                color: me ? "var(--ui-on-accent)" : "var(--ui-ink)",
              })}
            >
              {words}
            </div>
            {time !== undefined && <span style={text(size * 0.74, { color: "var(--ui-soft)" })}>{time}</span>}
          </div>
        </div>
      ))}
    </div>
  );
}
