import type { ReactElement } from "react";

const DEEP = "#123c3a";
const ORANGE = "#e5683c";

/** Berths from above, on a field of 176 × 133: where the stern lies, the way the bow points, the boat’s colour. */
const BERTHS = [
  [43, 59, 1, DEEP],
  [79, 59, 1, ""],
  [115, 59, 1, ORANGE],
  [151, 59, 1, DEEP],
  [43, 74, -1, ORANGE],
  [79, 74, -1, DEEP],
  [115, 74, -1, DEEP],
  [151, 74, -1, ""],
] as const;

const HULL = "M-10 -2V-26Q-9 -40 0 -47Q9 -40 10 -26V-2Q0 1 -10 -2Z";
const DECK = "M-6.4 -5V-25Q-6 -34 0 -40Q6 -34 6.4 -25V-5Z";

/** A pier with its fingers and boats moored between them; a dashed hull is a free place. */
export function Marina({ pencil }: { readonly pencil?: string }): ReactElement {
  const line = { fill: "none", stroke: pencil, strokeWidth: 1.5 };
  return (
    <>
      {pencil === undefined && (
        <>
          <rect y={-4} width={176} height={142} fill="#a9d8da" />
          <path
            d="M60 6q5 -4 10 0t10 0M128 4q5 -4 10 0t10 0M92 128q5 -4 10 0t10 0M34 128q5 -4 10 0t10 0"
            fill="none"
            stroke="#fff"
            strokeWidth={2}
            strokeLinecap="round"
          />
          <path d="M0 -4H13Q20 18 15 40T17 84T13 137H0Z" fill="#e9d8a6" />
          <path d="M0 -4H7Q13 18 8 40T10 84T7 137H0Z" fill="#7fae6a" />
        </>
      )}
      <path
        d="M6 61H172V72H6ZM23.5 61V22H27.5V61ZM59.5 61V22H63.5V61ZM95.5 61V22H99.5V61ZM131.5 61V22H135.5V61ZM168 61V22H172V61ZM23.5 72V111H27.5V72ZM59.5 72V111H63.5V72ZM95.5 72V111H99.5V72ZM131.5 72V111H135.5V72ZM168 72V111H172V72Z"
        fill="#b5895a"
        {...(pencil === undefined ? {} : line)}
      />
      {BERTHS.map(([x, y, way, colour]) => (
        <g key={`${String(x)} ${String(y)}`} transform={`translate(${String(x)} ${String(y)}) scale(1 ${String(way)})`}>
          {colour === "" ? (
            <path d={HULL} fill="none" stroke={pencil ?? DEEP} strokeWidth={1.7} strokeDasharray="4.5 3" />
          ) : (
            <>
              <path d={HULL} fill={colour} {...(pencil === undefined ? {} : line)} />
              <path d={DECK} fill="#fffefa" {...(pencil === undefined ? {} : { ...line, strokeWidth: 1 })} />
              <path
                d="M-4.4 -20Q0 -24 4.4 -20V-11H-4.4Z"
                fill={colour}
                {...(pencil === undefined ? {} : { ...line, strokeWidth: 1.2 })}
              />
            </>
          )}
        </g>
      ))}
    </>
  );
}
