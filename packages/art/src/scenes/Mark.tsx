import type { ReactElement } from "react";

/** Marks for invented clients, on a field of 100: `a` in the first colour, `b` in the second. */
const MARKS = {
  leaf: { a: "M50 94C16 78 12 36 50 6z", b: "M54 94C88 78 92 36 54 6z" },
  owl: {
    a: "M14 14L34 24H66L86 14V56A36 36 0 0 1 14 56zM34 38a11 11 0 1 0 .1 0zM66 38a11 11 0 1 0 .1 0z",
    b: "M50 54L43 64H57zM34 44a5 5 0 1 0 .1 0zM66 44a5 5 0 1 0 .1 0z",
  },
  pulse: { a: "M8 56H30L42 22L56 84L68 44L74 56H92V68H66L58 96H50L41 52L38 68H8z", b: "M80 18a9 9 0 1 0 .1 0z" },
  sun: { a: "M10 62A40 40 0 0 1 90 62z", b: "M6 70H94V78H6zM18 86H82V94H18z" },
  drop: { a: "M50 4C74 34 84 50 84 64A34 34 0 0 1 50 98z", b: "M46 4C24 34 16 50 16 64A34 34 0 0 0 46 98z" },
  arch: { a: "M10 94V50A40 40 0 0 1 90 50V94H68V50A18 18 0 0 0 32 50V94z", b: "M42 94V58A8 8 0 0 1 58 58V94z" },
  wave: {
    a: "M4 40C20 20 34 20 50 40S80 60 96 40V56C80 76 66 76 50 56S20 36 4 56z",
    b: "M4 66C20 46 34 46 50 66S80 86 96 66V82C80 102 66 102 50 82S20 62 4 82z",
  },
  stack: { a: "M50 8L94 30L50 52L6 30z", b: "M6 46L50 68L94 46V56L50 78L6 56zM6 68L50 90L94 68V78L50 100L6 78z" },
  grid: {
    a: "M8 8H46V46H8zM54 54H92V92H54z",
    b: "M54 27a19 19 0 1 0 38 0a19 19 0 1 0-38 0M8 73a19 19 0 1 0 38 0a19 19 0 1 0-38 0",
  },
  spark: { a: "M50 2C54 36 64 46 98 50C64 54 54 64 50 98C46 64 36 54 2 50C36 46 46 36 50 2z", b: "" },
  bowl: {
    a: "M6 50H94A44 44 0 0 1 6 50z",
    b: "M34 40C26 30 42 26 34 14M50 40C42 30 58 26 50 14M66 40C58 30 74 26 66 14",
  },
  bars: { a: "M8 54H30V94H8zM39 32H61V94H39z", b: "M70 8H92V94H70z" },
  orbit: { a: "M50 14a36 36 0 1 0 .1 0zM50 30a20 20 0 1 1-.1 0z", b: "M82 6a12 12 0 1 0 .1 0z" },
  basket: { a: "M8 40H92L82 92H18z", b: "M26 40A24 30 0 0 1 74 40H64A14 20 0 0 0 36 40z" },
  pine: { a: "M48 4V76H10L34 50H20L40 28H30zM44 76H48V97H44z", b: "M52 4V76H90L66 50H80L60 28H70zM52 76H56V97H52z" },
  paw: {
    a: "M50 46C66 46 84 66 84 80C84 93 71 95 61 91Q50 87 39 91C29 95 16 93 16 80C16 66 34 46 50 46z",
    b: "M14 33a9 12 0 1 0 .1 0zM37 8a10 14 0 1 0 .1 0zM63 8a10 14 0 1 0 .1 0zM86 33a9 12 0 1 0 .1 0z",
  },
  shield: { a: "M50 4L90 18V52C90 76 70 90 50 98z", b: "M46 4L10 18V52C10 76 28 90 46 98z" },
} as const;

/** What a mark may be called. */
export type MarkName = keyof typeof MARKS;

/** All of them. */
export const MARK_NAMES: readonly MarkName[] = Object.keys(MARKS).filter((name): name is MarkName => name in MARKS);

/** A sign for an invented client: two colours, no outline. */
export function Mark({
  name,
  size = 40,
  colour = "var(--ui-accent)",
  second,
}: {
  readonly name: MarkName;
  readonly size?: number;
  readonly colour?: string;
  readonly second?: string;
}): ReactElement {
  const { a, b } = MARKS[name];
  const other = second ?? colour;
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" style={{ flex: "none" }} aria-hidden>
      <path d={a} fill={colour} fillRule="evenodd" />
      {b !== "" && (
        <path
          d={b}
          fill={name === "bowl" ? "none" : other}
          stroke={name === "bowl" ? other : "none"}
          strokeWidth={6}
          strokeLinecap="round"
          fillRule="evenodd"
          opacity={second === undefined ? 0.62 : 1}
        />
      )}
    </svg>
  );
}

/** A mark beside (or above) a name: the client's logo. */
export function Logo({
  mark,
  name,
  size = 30,
  colour,
  second,
  font = "var(--ui-display)",
  weight = 700,
  ink = "currentColor",
  stacked = false,
  spacing = -0.02,
}: {
  readonly mark: MarkName;
  readonly name: string;
  readonly size?: number;
  readonly colour?: string;
  readonly second?: string;
  readonly font?: string;
  readonly weight?: number;
  readonly ink?: string;
  readonly stacked?: boolean;
  readonly spacing?: number;
}): ReactElement {
  return (
    <span
      style={{
        display: "inline-flex",
        flexDirection: stacked ? "column" : "row",
        alignItems: "center",
        gap: size * (stacked ? 0.3 : 0.32),
        color: ink,
      }}
    >
      <Mark
        name={mark}
        size={stacked ? size * 1.8 : size}
        {...(colour === undefined ? {} : { colour })}
        {...(second === undefined ? {} : { second })}
      />
      <span
        style={{
          fontFamily: font,
          fontWeight: weight,
          fontSize: size * 0.86,
          lineHeight: 1,
          letterSpacing: `${String(spacing)}em`,
          whiteSpace: "nowrap",
        }}
      >
        {name}
      </span>
    </span>
  );
}
