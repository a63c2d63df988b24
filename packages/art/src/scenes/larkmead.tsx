import type { ReactElement } from "react";

const INK = "#171614";
const CUT = { fill: "none", stroke: INK, strokeWidth: 7, strokeLinejoin: "miter" } as const;
const FINE = { fill: "none", stroke: INK, strokeWidth: 1.5 } as const;

const hatch = (x: number, y: number, w: number): string =>
  Array.from({ length: Math.floor(w / 12) }, (_, index) => `M${String(x + index * 12 + 10)} ${String(y)}l-10 12`).join(
    "",
  );

/** Someone standing, for the scale. */
const Person = ({ x, y }: { readonly x: number; readonly y: number }): ReactElement => (
  <path
    d={`M${String(x)} ${String(y)}l-2 -22h-3l2 -14h8l2 14h-3l-2 22zM${String(x + 1)} ${String(y - 46)}a4.2 4.2 0 1 0 0.1 0`}
    fill={INK}
  />
);

/** A library: stacks above a reading room, two shed roofs. */
export function Library(): ReactElement {
  const shelves = Array.from({ length: 8 }, (_, index) => 78 + index * 30);
  return (
    <>
      <path d="M44 304V120L150 40L250 92L360 20L470 108V304" {...CUT} />
      <path d="M0 306H560" {...CUT} strokeWidth={5} />
      <path d="M44 208H330M330 304V160H470" {...CUT} strokeWidth={5} />
      <path
        d={`M150 40V130M250 92V130M360 20V110${shelves.map((x) => `M${String(x)} 208V142H${String(x + 22)}V208M${String(x)} 164h22M${String(x)} 186h22`).join("")}`}
        {...FINE}
      />
      <path d="M60 304L96 208M60 304h12l36 -96M66 290h12M72 274h12M78 258h12M84 242h12M90 226h12" {...FINE} />
      <path
        d="M140 304V232H310V304M140 256H310M140 280H310M174 232V304M208 232V304M242 232V304M276 232V304"
        {...FINE}
      />
      <path d="M388 160V116H446V160M374 304V236H440V304M407 236V304" {...FINE} />
      <Person x={122} y={304} />
      <Person x={352} y={160} />
      <Person x={458} y={304} />
      <path d={hatch(0, 312, 560)} {...FINE} strokeWidth={1} />
    </>
  );
}

/** A barn with its truss. */
export function Barn(): ReactElement {
  return (
    <>
      <path d="M30 190V96L140 20L250 96V190" {...CUT} />
      <path d="M0 194H280" {...CUT} strokeWidth={5} />
      <path d="M30 96H250M140 20V96M85 58L140 96L195 58M62 96V190M218 96V190M62 120L86 96M218 120L194 96" {...FINE} />
      <path d="M96 190V130H184V190M140 130V190M96 130L140 190M140 130L184 190" {...FINE} />
      <Person x={80} y={192} />
      <path d={hatch(0, 200, 280)} {...FINE} strokeWidth={1} />
    </>
  );
}

/** A mill on its race. */
export function Mill(): ReactElement {
  const spokes = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 8);
  return (
    <>
      <path d="M20 236V70L96 14L172 70V236" {...CUT} />
      <path d="M0 240H186V268H300" {...CUT} strokeWidth={5} />
      <path d="M20 126H172M20 182H172" {...CUT} strokeWidth={4} />
      <path d="M40 182V148H66V182M120 126V96H150V126M72 236V202H120V236M96 202V236M58 70H134" {...FINE} />
      <circle cx={234} cy={200} r={56} {...FINE} />
      <circle cx={234} cy={200} r={46} {...FINE} />
      <path
        d={spokes
          .map(
            (a) =>
              `M${(234 - 56 * Math.cos(a)).toFixed(1)} ${(200 - 56 * Math.sin(a)).toFixed(1)}L${(234 + 56 * Math.cos(a)).toFixed(1)} ${(200 + 56 * Math.sin(a)).toFixed(1)}`,
          )
          .join("")}
        {...FINE}
      />
      <path d="M172 200H234M192 254q10 -6 20 0t20 0t20 0t20 0t20 0M192 262q10 -6 20 0t20 0t20 0t20 0t20 0" {...FINE} />
      <Person x={46} y={236} />
    </>
  );
}
