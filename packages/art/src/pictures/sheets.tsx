import type { ReactElement } from "react";
import { accordion, leaflet } from "../fold/pleats";
import { creasedSheet, crumpledBall } from "../fold/crumple";
import { Fold } from "../fold/Fold";
import { bird, boat, carton, dart } from "../fold/shapes";
import type { Picture } from "../picture";
import { Icon } from "../scenes/Icon";
import { type IconName, ICONS } from "../scenes/icons";
import { Mark, type MarkName, MARK_NAMES } from "../scenes/Mark";
import { type Person, Portrait } from "../scenes/Portrait";
import { Still } from "../scenes/Still";
import { type StillName, STILLS } from "../scenes/stills";
import { Stage } from "../stage/Stage";
import type { Facet } from "../trace/order";

const GRID = {
  position: "absolute",
  inset: 30,
  display: "flex",
  flexWrap: "wrap",
  gap: 16,
  fontSize: 11,
  textAlign: "center",
} as const;

const PLAIN: Person = { hair: 1, body: 1, brows: 1, eyes: 1, nose: 1, lips: 1 };

/** One part of the face in all its variants, everything else kept. */
function variants(part: keyof Person, count: number): ReactElement {
  return (
    <Stage paper="#e9c987">
      <div style={{ ...GRID, gap: 2 }}>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <div key={number} style={{ width: 130 }}>
            <Portrait size={130} person={{ ...PLAIN, [part]: number }} lift={3} />
            {part} {number}
          </div>
        ))}
      </div>
    </Stage>
  );
}

function small(): ReactElement {
  return (
    <Stage>
      <div style={GRID}>
        {(Object.keys(ICONS) as IconName[]).map((name) => (
          <div key={name} style={{ width: 56 }}>
            <Icon name={name} size={28} style={{ margin: "0 auto 4px" }} />
            {name}
          </div>
        ))}
        {MARK_NAMES.map((name: MarkName) => (
          <div key={name} style={{ width: 80 }}>
            <Mark name={name} size={64} second="var(--signal)" />
            <br />
            {name}
          </div>
        ))}
        {(Object.keys(STILLS) as StillName[]).map((name) => (
          <div key={name} style={{ width: 100 }}>
            <div style={{ position: "relative", height: 90 }}>
              <Still name={name} colours={["#f0dfc0", "#d5552f", "#2f6f5e", "#e8b045"]} />
            </div>
            {name}
          </div>
        ))}
      </div>
    </Stage>
  );
}

const PAPER = { front: "#f5ecdb", back: "var(--signal)" };

const FOLDS: readonly (readonly [string, Facet[], number, number])[] = [
  ["dart", dart({ length: 400, width: 300 }, PAPER), 45, 40],
  ["boat", boat({ length: 400, height: 260 }, PAPER), 60, 20],
  ["carton", carton({ width: 300, depth: 220, height: 180, lid: 120 }, { front: "#c89b6a", back: "#b4855a" }), 55, 30],
  ["bird", bird({ span: 500, length: 380 }, { front: "var(--product)", back: "#f5ecdb" }), 50, 30],
  ["crumpledBall", crumpledBall({ radius: 200, seed: 4 }, PAPER), 55, 0],
  ["creasedSheet", creasedSheet({ width: 400, height: 520, columns: 3, rows: 4, relief: 14, seed: 3 }, PAPER), 12, -12],
  [
    "accordion",
    accordion({ width: 900, height: 260, pleats: 8, degrees: 100 }, { front: "var(--growth)", back: "#f5ecdb" }),
    60,
    15,
  ],
  ["leaflet", leaflet({ width: 240, height: 340, panels: 3, degrees: 80 }, PAPER), 60, 20],
];

function folds(): ReactElement {
  return (
    <Stage>
      <div style={{ ...GRID, inset: 10, gap: 0 }}>
        {FOLDS.map(([name, facets, tilt, turn]) => (
          <div key={name} style={{ position: "relative", width: 240, height: 250 }}>
            <Fold facets={facets} width={240} height={240} view={{ tilt, turn }} rays={16} />
            {name}
          </div>
        ))}
      </div>
    </Stage>
  );
}

/** What the library can draw, for those who draw with it: never among the site's pictures. */
export const pictures: readonly Picture[] = [
  { name: "sheet/small", width: 1000, height: 1000, scene: small },
  { name: "sheet/folds", width: 1000, height: 520, scene: folds },
  { name: "sheet/portraits-hair", width: 1000, height: 1480, scene: () => variants("hair", 63) },
  { name: "sheet/portraits-body", width: 1000, height: 680, scene: () => variants("body", 25) },
  { name: "sheet/portraits-brows", width: 1000, height: 370, scene: () => variants("brows", 13) },
  { name: "sheet/portraits-eyes", width: 1000, height: 220, scene: () => variants("eyes", 5) },
  { name: "sheet/portraits-nose", width: 1000, height: 520, scene: () => variants("nose", 20) },
  { name: "sheet/portraits-lips", width: 1000, height: 820, scene: () => variants("lips", 30) },
  { name: "sheet/portraits-beard", width: 1000, height: 370, scene: () => variants("beard", 12) },
  { name: "sheet/portraits-glasses", width: 1000, height: 370, scene: () => variants("glasses", 11) },
];
