import type { ReactElement, ReactNode } from "react";
import { crumpledBall } from "../fold/crumple";
import { printed } from "../fold/figures";
import { Fold } from "../fold/Fold";
import { fan } from "../fold/pleats";
import { NIGHT_PAPER } from "../page/tokens";
import type { Picture } from "../picture";
import { Worktable } from "../scenes/Worktable";
import { Night } from "../stage/Night";
import { Stage } from "../stage/Stage";
import type { Time } from "../trace/lamps";

const HUES = ["var(--brand)", "var(--product)", "var(--growth)", "var(--content)", "var(--data)"];

const PAPER = { front: "#f5ecdb", back: "var(--signal)" };

/** What a sheet lies on by day, and by night. */
function Table({
  time,
  drama,
  children,
}: {
  readonly time: Time | undefined;
  readonly drama: number;
  readonly children: ReactNode;
}): ReactElement {
  return time === "night" ? <Night>{children}</Night> : <Stage drama={drama}>{children}</Stage>;
}

/** The light on it, too, is that of the hour. */
const lit = (time: Time | undefined): { readonly time?: Time; readonly floor?: string } =>
  time === "night" ? { time, floor: NIGHT_PAPER } : {};

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

const home = (time?: Time): ReactElement => (
  <Table drama={0.7} time={time}>
    <Fold
      facets={HERO}
      width={1000}
      height={1000}
      view={{ tilt: 40, turn: -40, zoom: 0.93, shift: [-40, 24] }}
      rays={time === "night" ? 96 : 48}
      {...lit(time)}
    />
  </Table>
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

const notFound = (time?: Time): ReactElement => (
  <Table drama={0.9} time={time}>
    <Fold
      facets={CRUMPLED}
      width={1000}
      height={750}
      view={{ tilt: 50, turn: 0, zoom: 1.28, shift: [-70, 215] }}
      rays={time === "night" ? 64 : 24}
      {...lit(time)}
    />
  </Table>
);

/** The pictures of the pages that exist once. */
export const pictures: readonly Picture[] = [
  { name: "pages/home-hero", width: 1000, height: 1000, scene: home() },
  { name: "pages/home-hero-night", width: 1000, height: 1000, scene: home("night") },
  { name: "pages/not-found", width: 1000, height: 750, scene: notFound() },
  { name: "pages/not-found-night", width: 1000, height: 750, scene: notFound("night") },
  { name: "pages/about-hero", width: 1000, height: 625, scene: <Worktable /> },
];
