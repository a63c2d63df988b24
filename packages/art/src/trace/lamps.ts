import type { Vec } from "./vector";

/** The time of day at which something is photographed. */
export type Time = "day" | "night";

/** What lights a sculpture. */
export interface Lighting {
  /** The light of the lamp (a softbox), and where it stands: to the right, above, and towards the one who looks. */
  readonly lamp: Vec;
  readonly stands: Vec;
  /** Half the width of the softbox as a tangent. */
  readonly softness: number;
  /** The light of the room, how much more comes from where the lamp stands, and what is thrown back from its shade. */
  readonly room: Vec;
  readonly towardsLamp: number;
  readonly shade: number;
  /** Share of the lamp's light that goes through the paper. */
  readonly through: number;
}

/** By day a lamp over the left shoulder in a bright room; by night one that stands low and warm in a dark one. */
export const LIGHTING: Readonly<Record<Time, Lighting>> = {
  day: {
    lamp: [0.66, 0.66, 0.66],
    stands: [-0.56, 0.52, 0.64],
    softness: 0.14,
    room: [0.342, 0.312, 0.289],
    towardsLamp: 0.2,
    shade: 0.34,
    through: 0.2,
  },
  night: {
    lamp: [1.08, 0.81, 0.52],
    stands: [-0.74, 0.4, 0.54],
    softness: 0.1,
    room: [0.05, 0.039, 0.031],
    towardsLamp: 0.05,
    shade: 0.06,
    through: 0.26,
  },
};
