import type { CSSProperties, ReactElement, ReactNode } from "react";
import { Icon } from "./Icon";
import type { IconName } from "./icons";
import { column, display, row, text } from "./theme";

/** A button of the theme; `quiet` is the second one beside it. */
export function Button({
  children,
  icon,
  quiet = false,
  size = 13,
  style,
}: {
  readonly children: ReactNode;
  readonly icon?: IconName;
  readonly quiet?: boolean;
  readonly size?: number;
  readonly style?: CSSProperties;
}): ReactElement {
  return (
    <span
      style={row(size * 0.5, {
        display: "inline-flex",
        justifyContent: "center",
        padding: `${String(size * 0.6)}px ${String(size * 1.15)}px`,
        borderRadius: "var(--ui-radius)",
        background: quiet ? "transparent" : "var(--ui-accent)",
        color: quiet ? "var(--ui-ink)" : "var(--ui-on-accent)",
        boxShadow: quiet ? "inset 0 0 0 1.2px var(--ui-line)" : undefined,
        whiteSpace: "nowrap",
        ...text(size, { fontWeight: 600, lineHeight: 1.2 }),
        ...style,
      })}
    >
      {icon && <Icon name={icon} size={size * 1.15} />}
      {children}
    </span>
  );
}

/** A small word in a coloured field. */
export function Chip({
  children,
  colour = "var(--ui-accent)",
  solid = false,
  size = 10.5,
  style,
}: {
  readonly children: ReactNode;
  readonly colour?: string;
  readonly solid?: boolean;
  readonly size?: number;
  readonly style?: CSSProperties;
}): ReactElement {
  return (
    <span
      style={{
        display: "inline-block",
        padding: `${String(size * 0.22)}px ${String(size * 0.7)}px`,
        borderRadius: size * 1.4,
        whiteSpace: "nowrap",
        background: solid ? colour : `color-mix(in oklab, ${colour} 16%, var(--ui-bg))`,
        color: solid ? "var(--ui-on-accent)" : `color-mix(in oklab, ${colour} 72%, #150d05)`,
        ...text(size, { fontWeight: 600, lineHeight: 1.35 }),
        ...style,
      }}
    >
      {children}
    </span>
  );
}

/** A figure with what it counts, and how it moved. */
export function Stat({
  figure,
  label,
  change,
  down = false,
  size = 26,
}: {
  readonly figure: string;
  readonly label: string;
  readonly change?: string;
  readonly down?: boolean;
  readonly size?: number;
}): ReactElement {
  return (
    <div style={column(size * 0.14)}>
      <span style={text(size * 0.44, { color: "var(--ui-soft)", whiteSpace: "nowrap" })}>{label}</span>
      <span style={row(size * 0.35, { alignItems: "baseline" })}>
        <span style={display(size, 700, { whiteSpace: "nowrap" })}>{figure}</span>
        {change !== undefined && (
          <span
            style={text(size * 0.44, { fontWeight: 600, whiteSpace: "nowrap", color: down ? "#b3402a" : "#2f7d46" })}
          >
            {change}
          </span>
        )}
      </span>
    </div>
  );
}

/** A labelled field of a form. */
export function Field({
  label,
  value,
  hint,
  width,
  focused = false,
}: {
  readonly label: string;
  readonly value?: string;
  readonly hint?: string;
  readonly width?: number | string;
  readonly focused?: boolean;
}): ReactElement {
  return (
    <div style={column(4, { width })}>
      <span style={text(11, { fontWeight: 600 })}>{label}</span>
      <span
        style={text(12.5, {
          padding: "8px 11px",
          minHeight: 35,
          borderRadius: "calc(var(--ui-radius) * 0.7)",
          background: "var(--ui-bg)",
          boxShadow: `inset 0 0 0 ${focused ? "2px var(--ui-accent)" : "1px var(--ui-line)"}`,
          color: value === undefined ? "var(--ui-soft)" : "var(--ui-ink)",
        })}
      >
        {value ?? hint}
      </span>
    </div>
  );
}

/** A switch. */
export function Toggle({ on }: { readonly on: boolean }): ReactElement {
  return (
    <span
      style={{
        display: "inline-block",
        width: 34,
        height: 20,
        padding: 2,
        borderRadius: 20,
        background: on ? "var(--ui-accent)" : "var(--ui-line)",
        flex: "none",
      }}
    >
      <span
        style={{
          display: "block",
          width: 16,
          height: 16,
          borderRadius: 16,
          background: "#fff",
          marginLeft: on ? 14 : 0,
          boxShadow: "0 1px 2px rgb(0 0 0 / 0.3)",
        }}
      />
    </span>
  );
}

/** Initials on a coloured disc. */
export function Initials({
  of,
  colour = "var(--ui-accent)",
  size = 28,
}: {
  readonly of: string;
  readonly colour?: string;
  readonly size?: number;
}): ReactElement {
  return (
    <span
      style={{
        display: "inline-grid",
        placeItems: "center",
        flex: "none",
        width: size,
        height: size,
        borderRadius: size,
        background: colour,
        color: "var(--ui-on-accent)",
        ...text(size * 0.38, { fontWeight: 600, lineHeight: 1 }),
      }}
    >
      {of}
    </span>
  );
}

/** A surface with an edge, for cards of a dashboard. */
export function Panel({
  children,
  title,
  aside,
  style,
}: {
  readonly children: ReactNode;
  readonly title?: string;
  readonly aside?: ReactNode;
  readonly style?: CSSProperties;
}): ReactElement {
  return (
    <div
      style={column(10, {
        padding: 14,
        borderRadius: "var(--ui-radius)",
        background: "var(--ui-bg)",
        boxShadow: "inset 0 0 0 1px var(--ui-line)",
        ...style,
      })}
    >
      {title !== undefined && (
        <div style={row(8, { justifyContent: "space-between" })}>
          <span style={text(12.5, { fontWeight: 600 })}>{title}</span>
          {aside}
        </div>
      )}
      {children}
    </div>
  );
}
