import type { Facet } from "../trace/order";
import type { Vec } from "../trace/vector";
import { settle, spin } from "./place";
import type { Paper } from "./sheet";

/** A paper plane, nose up the picture; `pitch` lifts its nose. */
export function dart(shape: { length: number; width: number; pitch?: number }, paper: Paper): Facet[] {
  const { length, width, pitch = 8 } = shape;
  const h = width * 0.24;
  const g = width * 0.05;
  const [nose, keel]: [Vec, Vec] = [
    [0, -length / 2, h],
    [0, length / 2, 0],
  ];
  const half = (s: 1 | -1): Facet[] => [
    face(paper, [nose, [s * width * 0.5, length / 2, h * 1.12], [s * g, length / 2, h]], s === 1),
    face(paper, [nose, [s * g, length / 2, h], keel], s === 1),
    face(
      paper,
      [
        [0, -length / 2, h + 1.5],
        [s * width * 0.21, length * 0.06, h * 1.06 + 3],
        [s * g * 0.5, length * 0.26, h + 3],
      ],
      s === 1,
    ),
  ];
  return settle(spin([...half(1), ...half(-1)], [1, 0, 0], -pitch), 0.4);
}

/** A paper boat, bow to the left. */
export function boat(shape: { length: number; height: number }, paper: Paper): Facet[] {
  const { length: l, height: h } = shape;
  const side = (s: 1 | -1): Facet[] => {
    const d = s * l * 0.17;
    const bow: Vec = [-l / 2, 0, h * 0.52];
    const stern: Vec = [l / 2, 0, h * 0.52];
    const rim: Vec = [0, d, h * 0.4];
    const k1: Vec = [-l * 0.24, d * 0.28, 0];
    const k2: Vec = [l * 0.24, d * 0.28, 0];
    return [
      face(paper, [bow, k1, rim], s === -1),
      face(paper, [k1, k2, rim], s === -1),
      face(paper, [k2, stern, rim], s === -1),
      face(
        paper,
        [
          [0, 0, h],
          [-l * 0.24, d * 0.35, h * 0.24],
          [l * 0.24, d * 0.35, h * 0.24],
        ],
        s === -1,
      ),
    ];
  };
  return settle([...side(1), ...side(-1)], 0);
}

interface CartonShape {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** How far its four flaps stand open in degrees: 0 shut, undefined for none. */
  readonly lid?: number;
}

/** A carton, with or without flaps. */
export function carton(shape: CartonShape, paper: Paper): Facet[] {
  const [x, y, z] = [shape.width / 2, shape.depth / 2, shape.height];
  const round: readonly (readonly [number, number])[] = [
    [-x, y],
    [x, y],
    [x, -y],
    [-x, -y],
  ];
  const walls = round.map(([ax, ay], index) => {
    const [bx, by] = round[(index + 1) % 4] ?? [ax, ay];
    return face(
      paper,
      [
        [ax, ay, z],
        [bx, by, z],
        [bx, by, 0],
        [ax, ay, 0],
      ],
      true,
    );
  });
  const floor = face(
    paper,
    [
      [-x, -y, 0.3],
      [x, -y, 0.3],
      [x, y, 0.3],
      [-x, y, 0.3],
    ],
    false,
  );
  return settle([...walls, floor, ...flaps(shape, paper)], 0);
}

function flaps({ width, depth, height: z, lid }: CartonShape, paper: Paper): Facet[] {
  if (lid === undefined) return [];
  const [x, y] = [width / 2, depth / 2];
  const a = (lid * Math.PI) / 180;
  const long = depth * 0.5;
  const short = Math.min(long, width * 0.4);
  const [lo, lu, so, su] = [Math.cos(a) * long, z + Math.sin(a) * long, Math.cos(a) * short, z + Math.sin(a) * short];
  const corners: readonly (readonly Vec[])[] = [
    [
      [-x, -y, z],
      [x, -y, z],
      [x, -y + lo, lu],
      [-x, -y + lo, lu],
    ],
    [
      [-x, y, z],
      [-x, y - lo, lu],
      [x, y - lo, lu],
      [x, y, z],
    ],
    [
      [-x, -y, z],
      [-x + so, -y, su],
      [-x + so, y, su],
      [-x, y, z],
    ],
    [
      [x, -y, z],
      [x, y, z],
      [x - so, y, su],
      [x - so, -y, su],
    ],
  ];
  return corners.map((points) => face(paper, points, true));
}

/** A bird of a few facets: two raised wings, neck, tail; not a crane from a book. */
export function bird(shape: { span: number; length: number; lift?: number }, paper: Paper): Facet[] {
  const { span, length: l, lift = 0.35 } = shape;
  const [s, z] = [span / 2, span * lift];
  const spine: Vec = [0, 0, l * 0.22];
  const belly: Vec = [0, l * 0.05, 0];
  const side = (d: 1 | -1): Facet[] => [
    face(paper, [spine, [d * s, -l * 0.06, z + l * 0.22], [d * s * 0.24, l * 0.24, l * 0.16]], d === 1),
    face(paper, [spine, [d * s * 0.2, -l * 0.22, l * 0.16], [d * s, -l * 0.06, z + l * 0.22]], d === 1),
    face(paper, [[d * s * 0.2, -l * 0.22, l * 0.16], belly, [d * s * 0.24, l * 0.24, l * 0.16]], d === -1),
    face(paper, [[d * l * 0.03, l * 0.16, l * 0.12], [0, l * 0.62, l * 0.34], belly], d === 1),
    face(paper, [[d * l * 0.04, -l * 0.16, l * 0.12], belly, [0, -l * 0.5, l * 0.42]], d === 1),
  ];
  return settle(
    [
      ...side(1),
      ...side(-1),
      face(
        paper,
        [
          [0, -l * 0.5, l * 0.42],
          [0, -l * 0.64, l * 0.3],
          [0, -l * 0.44, l * 0.33],
        ],
        true,
      ),
    ],
    0.4,
  );
}

/** A facet with its front outwards when its points run clockwise as seen from outside. */
function face({ front, back }: Paper, points: readonly Vec[], clockwise: boolean): Facet {
  return { points: clockwise ? points : [...points].reverse(), front, back };
}
