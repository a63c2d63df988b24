import { createAvatar } from "@dicebear/core";
import { notionists } from "./notionists";
import type { ReactElement } from "react";
import { shapeShadow } from "../stage/light";

/** The parts a person is drawn from, by number: look at `sheet/portraits` (npm run art -- sheet/portraits --out sheets). */
export interface Person {
  /** 1–63 */
  readonly hair: number | "hat";
  /** 1–25 */
  readonly body: number;
  /** 1–13 */
  readonly brows: number;
  /** 1–5 */
  readonly eyes: number;
  /** 1–20 */
  readonly nose: number;
  /** 1–30 */
  readonly lips: number;
  /** 1–12 */
  readonly beard?: number;
  /** 1–11 */
  readonly glasses?: number;
}

interface Props {
  readonly person: Person;
  readonly size: number;
  /** The colour of the clothes where the drawing leaves them white; paper otherwise. */
  readonly paper?: string;
  /** Mirrored, to look to the other side. */
  readonly left?: boolean;
  readonly lift?: number;
}

/** A person as an ink drawing, cut out of paper. Drawing: Notionists by Zoish, CC0 1.0, by way of DiceBear. */
export function Portrait({ person, size, paper = "#fffaf0", left = false, lift = 6 }: Props): ReactElement {
  const svg = drawing(person)
    .replaceAll(/(fill|stroke)="(#fff|#ffffff|white)"/gi, `$1="${paper}"`)
    .replaceAll(/(fill|stroke)="(#000|#000000|black)"/gi, '$1="#211b16"');
  return (
    <div
      style={{ width: size, height: size, filter: shapeShadow(lift), transform: left ? "scaleX(-1)" : undefined }}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

function drawing({ hair, body, brows, eyes, nose, lips, beard, glasses }: Person): string {
  return createAvatar(notionists, {
    seed: "fixed",
    hair: [hair === "hat" ? "hat" : variant(hair)],
    body: [variant(body)],
    brows: [variant(brows)],
    eyes: [variant(eyes)],
    nose: [variant(nose)],
    lips: [variant(lips)],
    beard: [variant(beard ?? 1)],
    beardProbability: beard === undefined ? 0 : 100,
    glasses: [variant(glasses ?? 1)],
    glassesProbability: glasses === undefined ? 0 : 100,
    bodyIconProbability: 0,
    gestureProbability: 0,
  }).toString();
}

function variant(number: number): string {
  return `variant${String(number).padStart(2, "0")}`;
}
