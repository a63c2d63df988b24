import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Pushpin, Thread } from "../scenes/hand";
import { Answer, Flow, PolicyPage } from "../scenes/orrinwick";
import { themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const LOOK = themed({ ink: "#0e2a31", soft: "#53696e", accent: "#157f87", display: "Bricolage Grotesque" });

const THREAD = "#2fb5b0";

/** The thread passes the page on its left and touches none of its words. */
function cover(): ReactElement {
  return (
    <Stage paper="#1f5b66" drama={0.9} grain={0.6}>
      <div style={{ position: "absolute", inset: 0, ...LOOK }}>
        <Place x={622} y={556} rotate={2}>
          <PolicyPage width={690} height={480} />
        </Place>
        <Place x={492} y={192} rotate={-3}>
          <Flow width={950} height={300} />
        </Place>
        <Place x={340} y={625} rotate={2} scale={1.06}>
          <Answer />
        </Place>
        <Thread d="M238 281C232 346 118 352 112 416C106 486 190 514 294 470" colour={THREAD} width={6} lift={5} />
        <Place x={238} y={280}>
          <Pushpin colour={THREAD} size={24} />
        </Place>
        <Place x={296} y={469}>
          <Pushpin colour={THREAD} size={28} />
        </Place>
      </div>
    </Stage>
  );
}

/** Artificial Intelligence: the cover. */
export const pictures: readonly Picture[] = [
  { name: "services/artificial-intelligence-cover", width: 1000, height: 750, scene: cover },
];
