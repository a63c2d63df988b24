import type { ReactElement } from "react";

/** The states as equal tiles, row by row; a dot is an empty place. */
const STATES = [
  "AK . . . . . . . . . ME",
  ". . . . . WI . . . VT NH",
  "WA ID MT ND MN IL MI . NY MA .",
  "OR NV WY SD IA IN OH PA NJ CT RI",
  "CA UT CO NE MO KY WV VA MD DE .",
  ". AZ NM KS AR TN NC SC DC . .",
  ". . . OK LA MS AL GA . . .",
  "HI . . TX . . . . FL . .",
].map((line) => line.split(" "));

/** Where trucks wait longest, 0 to 4. */
const LONG: Readonly<Record<string, number>> = {
  OH: 4,
  IL: 4,
  PA: 4,
  TX: 4,
  CA: 4,
  GA: 3,
  IN: 3,
  NJ: 4,
  MI: 3,
  TN: 3,
  KY: 3,
  NY: 3,
  MO: 2,
  WI: 2,
  NC: 2,
  VA: 2,
  FL: 2,
  IA: 2,
  AZ: 2,
  WA: 2,
  MD: 2,
  MN: 1,
  AL: 1,
  SC: 1,
  KS: 1,
  OR: 1,
  NV: 1,
  CO: 1,
  UT: 1,
  AR: 2,
  LA: 2,
  MS: 1,
  OK: 1,
  WV: 1,
  CT: 1,
  MA: 2,
  NE: 1,
};

/** A map of tiles in shades from the first colour to the last. */
export function TileMap({
  tile,
  shades,
  inks,
}: {
  readonly tile: number;
  readonly shades: readonly string[];
  readonly inks: readonly string[];
}): ReactElement {
  const step = tile + 2;
  return (
    <svg width={step * 11} height={step * STATES.length} style={{ display: "block" }}>
      {STATES.flatMap((line, y) =>
        line.map((state, x) =>
          state === "." ? null : (
            <g key={state}>
              <rect x={x * step} y={y * step} width={tile} height={tile} rx={3} fill={shades[LONG[state] ?? 0]} />
              <text
                x={x * step + tile / 2}
                y={y * step + tile * 0.68}
                textAnchor="middle"
                style={{
                  fontFamily: '"Instrument Sans"',
                  fontSize: tile * 0.5,
                  fontWeight: 650,
                  fill: inks[LONG[state] ?? 0],
                }}
              >
                {state}
              </text>
            </g>
          ),
        ),
      )}
    </svg>
  );
}
