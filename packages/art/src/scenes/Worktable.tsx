import type { ReactElement } from "react";
import { readFileSync } from "node:fs";
import { Mark } from "#components/Mark";
import { painted } from "#content/logo";
import { logoDrawingOf } from "#content/logo-drawing";
import { Fold } from "../fold/Fold";
import { settle, spin } from "../fold/place";
import { rectangle } from "../fold/pleats";
import { dart } from "../fold/shapes";
import { foldSheet } from "../fold/sheet";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";
import { SwatchFan } from "./brand";
import { Button } from "./controls";
import { Coffee, Pencil, Ruler } from "./desk";
import { Phone } from "./devices";
import { column, display, row, text } from "./theme";

const HUES = ["var(--brand)", "var(--product)", "var(--growth)", "var(--content)", "var(--data)"];

const NAMES = ["Marigold", "Cobalt", "Leaf", "Berry", "Teal"];

const PAPER = { front: "#f5ecdb", back: "var(--signal)" };

const CREASES: readonly (readonly [top: number, bottom: number, degrees: number])[] = [
  [128, 92, 36],
  [212, 238, -36],
  [356, 322, 38],
  [432, 462, -36],
];

const COFFEES: readonly (readonly [x: number, y: number, size: number, turn: number])[] = [
  [50, 66, 112, 20],
  [930, 68, 124, -60],
  [36, 548, 112, 150],
  [196, 560, 106, 80],
  [826, 574, 112, -20],
  [962, 466, 120, 40],
];

const MARK = markIn("data/logo.svg");

/** The large sheet of the worktable: five facets, a bare edge of paper along each crease. */
const SPREAD_OUT = settle(
  spin(
    foldSheet(
      rectangle(560, 372),
      CREASES.flatMap(([top, bottom, degrees], index) => [
        { a: [top, 0], b: [bottom, 372], degrees: 0 },
        { a: [top + 7, 0], b: [bottom + 7, 372], degrees, front: HUES[index + 1] ?? "" },
      ]),
      { front: "#f7efdf", back: "#f7efdf" },
    ).map((facet, index) => (index === 0 ? { ...facet, front: "var(--brand)" } : facet)),
    [0, 1, 0],
    17,
  ),
);

/** A worktable from above, with the sheet all five disciplines are folded from. */
export function Worktable(): ReactElement {
  return (
    <Stage paper="#d3bd97" drama={1.1}>
      <Place x={222} y={150} rotate={-13}>
        <Proof />
      </Place>
      <Fold
        facets={SPREAD_OUT}
        width={1000}
        height={625}
        view={{ tilt: 3, turn: -6, zoom: 1.06, shift: [-20, -4] }}
        floor="#d3bd97"
        rays={40}
      />
      {COFFEES.map(([x, y, size, turn]) => (
        <Place key={x} x={x} y={y} rotate={turn}>
          <Coffee size={size} saucer={x > 500 ? "#f6efe0" : "#e9dcc2"} />
        </Place>
      ))}
      <Place x={470} y={560} rotate={-4}>
        <Ruler length={410} width={38} />
      </Place>
      <Place x={566} y={176} rotate={24}>
        <Pencil length={250} />
      </Place>
      <Place x={864} y={262} rotate={9}>
        <HandPhone />
      </Place>
      <Place x={128} y={372} rotate={-12}>
        <SwatchFan
          width={46}
          height={158}
          spread={13}
          colours={HUES.map((colour, index) => ({ colour, name: NAMES[index] ?? "" }))}
        />
      </Place>
      <Fold
        facets={dart({ length: 300, width: 230 }, PAPER)}
        width={230}
        height={230}
        view={{ tilt: 10, turn: 52 }}
        floor="#d3bd97"
        rays={40}
        margin={0.22}
        style={{ left: 566, top: 378 }}
      />
    </Stage>
  );
}

function markIn(file: string) {
  const drawing = logoDrawingOf(readFileSync(file, "utf8"));
  if ("got" in drawing) throw new Error(`${file} is ${drawing.got}; allowed: ${drawing.allowed}`);
  return painted(drawing, (name) => `var(--${name})`);
}

/** The agency's own mark and name. */
function Letterhead({ size }: { readonly size: number }): ReactElement {
  return (
    <span style={row(size * 0.32, { color: "var(--ink)" })}>
      <Mark drawing={MARK} size={size} />
      <span style={display(size, 700)}>Brightfold</span>
    </span>
  );
}

function Proof(): ReactElement {
  return (
    <Sheet width={200} height={270} creases={[{ y: 0.5 }]} lift={2}>
      <div style={column(10, { padding: 16 })}>
        <Letterhead size={17} />
        <p style={text(8, { lineHeight: 1.45 })}>
          Proof 3 of 3. Folded by hand before it goes to print. Check the crease between blue and green.
        </p>
      </div>
    </Sheet>
  );
}

function HandPhone(): ReactElement {
  return (
    <Phone width={132}>
      <div style={column(16, { padding: "64px 24px", height: "100%" })}>
        <Letterhead size={24} />
        <span style={display(46, 750)}>One sheet, folded your way</span>
        <span style={text(17)}>Brand, product, growth, content and data from one team.</span>
        <Button size={19} style={{ background: "var(--signal)", color: "var(--on-signal)", alignSelf: "flex-start" }}>
          Start a project
        </Button>
        <div style={{ display: "flex", margin: "auto -24px -64px", height: 150 }}>
          {HUES.map((hue) => (
            <span key={hue} style={{ flex: 1, background: hue, transform: "skewX(-8deg) scaleX(1.2)" }} />
          ))}
        </div>
      </div>
    </Phone>
  );
}
