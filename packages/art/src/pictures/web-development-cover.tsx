import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Curl } from "../scenes/curl";
import { Thread } from "../scenes/hand";
import { BLUE, RUST, Shop, Source } from "../scenes/nettlebow";
import { Yarn } from "../scenes/yarn";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const SAGE = "#b9c6a3";

/** The whole sheet; its right part is folded over, so that less of it is seen. */
const SHEET = { width: 1306, height: 570 };
const SEEN = 880;
const RADIUS = 13;
const CREASE = SEEN - SHEET.width / 2;

function cover(): ReactElement {
  return (
    <Stage paper={SAGE} drama={1.1}>
      <Curl
        w={SHEET.width}
        h={SHEET.height}
        width={1000}
        height={750}
        from={[CREASE + 12, -SHEET.height / 2]}
        to={[CREASE - 12, SHEET.height / 2]}
        radius={RADIUS}
        degrees={172}
        view={{ tilt: 0, turn: -2.5, zoom: 1, distance: 3600, shift: [206, -4] }}
        front="#fffaf0"
        back="#fffaf0"
        floor={SAGE}
        rays={48}
        reverse={<Source height={SHEET.height} fold={SHEET.width - SEEN} />}
      >
        <Shop {...SHEET} under={2 * SEEN - SHEET.width + RADIUS * 3} />
      </Curl>
      <Thread d="M318 668C250 704 208 650 140 672S52 704 -12 676" colour={BLUE} width={6} lift={3} />
      <Place x={442} y={578}>
        <Yarn size={168} colour={RUST} turn={20} />
      </Place>
      <Place x={340} y={626}>
        <Yarn size={114} colour={BLUE} turn={-50} />
      </Place>
    </Stage>
  );
}

/** Web Development: a shop page, and what it is made of. */
export const pictures: readonly Picture[] = [
  { name: "services/web-development-cover", width: 1000, height: 750, scene: cover },
];
