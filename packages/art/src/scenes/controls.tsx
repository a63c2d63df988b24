import type { CSSProperties, ReactElement, ReactNode } from "react";
import { Icon } from "./Icon";
import type { IconName } from "./icons";
import { row, text } from "./theme";

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
