import { crumpledBall } from "../fold/crumple";
import { printed } from "../fold/figures";
import { Fold } from "../fold/Fold";
import { fan } from "../fold/pleats";
import type { Picture } from "../picture";
import { Worktable } from "../scenes/Worktable";
import { Stage } from "../stage/Stage";

const HUES = ["var(--brand)", "var(--product)", "var(--growth)", "var(--content)", "var(--data)"];

const PAPER = { front: "#f5ecdb", back: "var(--signal)" };

/** One sheet, pleated like a fan and set on its point: a stripe for each discipline along its creases, the last part turned over. */
const HERO = fan(
  {
    outline: [
      [-420, 60],
      [-60, -60],
      [700, 0],
      [700, 700],
      [-20, 720],
      [-120, 700],
    ],
    pivot: [-40, 740],
    angles: [-10, -21, -32, -43, -54, -65, -77, -92],
    folds: [-40, 70, -90, 105, -115, 120, -100, 150],
    stripes: HUES,
    stripe: 1.5,
  },
  PAPER,
);

const home = (
  <Stage drama={0.7}>
    <Fold
      facets={HERO}
      width={1000}
      height={1000}
      view={{ tilt: 40, turn: -40, zoom: 0.93, shift: [-40, 24] }}
      rays={48}
    />
  </Stage>
);

/** The sheet crumpled: the figures it carried, and one corner of its underside. */
const CRUMPLED = printed(
  [
    ...crumpledBall({ radius: 200, seed: 9 }, PAPER),
    {
      points: [
        [60, -90, 290],
        [232, -96, 336],
        [150, 0, 246],
      ],
      front: "var(--signal)",
      back: "#f5ecdb",
    },
    {
      points: [
        [150, 0, 246],
        [232, -96, 336],
        [168, 10, 170],
      ],
      front: "var(--signal)",
      back: "#f5ecdb",
    },
  ],
  { words: "404", height: 158, at: [-16, 156], colour: "#2a221b", tilt: 50, turn: -9, disorder: 2.5 },
);

const notFound = (
  <Stage drama={0.9}>
    <Fold
      facets={CRUMPLED}
      width={1000}
      height={750}
      view={{ tilt: 50, turn: 0, zoom: 1.28, shift: [-70, 215] }}
      rays={24}
    />
  </Stage>
);

/** The pictures of the pages that exist once. */
export const pictures: readonly Picture[] = [
  { name: "pages/home-hero", width: 1000, height: 1000, scene: home },
  { name: "pages/not-found", width: 1000, height: 750, scene: notFound },
  { name: "pages/about-hero", width: 1000, height: 625, scene: <Worktable /> },
];
