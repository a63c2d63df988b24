import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Asphalt } from "../scenes/asphalt";
import { Handset } from "../scenes/handset";
import { Clock, HIT, MISS, Name, PARKWREN, PLUM, Score, Tap } from "../scenes/parkwren";
import { column, display, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const MISSES = [
  [54, 140],
  [240, 318],
  [262, 82],
  [206, 452],
] as const;

const HITS = [
  [58, 506],
  [104, 538],
  [158, 500],
  [204, 536],
  [246, 506],
] as const;

/** Round one: the way to extend hides in a menu. */
function First(): ReactElement {
  return (
    <>
      <div style={column(0, { padding: "56px 20px 0" })}>
        <Name />
        <Clock high={236} size={104} />
        {["Bay 4, Dover Street", "Receipt", "More"].map((words) => (
          <span
            key={words}
            style={text(25, { fontWeight: 620, padding: "17px 4px", borderBottom: "2px solid var(--ui-line)" })}
          >
            {words}
          </span>
        ))}
      </div>
      {MISSES.map(([x, y]) => (
        <Tap key={x} x={x} y={y} colour={MISS} />
      ))}
      <Tap x={122} y={521} colour={HIT} />
    </>
  );
}

/** Round two: it stands under the time. */
function Second(): ReactElement {
  return (
    <>
      <div style={column(0, { padding: "56px 20px 0" })}>
        <Name />
        <Clock high={236} size={104} />
        <div
          style={{
            display: "grid",
            justifyItems: "center",
            marginTop: 18,
            paddingTop: 26,
            height: 206,
            borderRadius: 28,
            background: PLUM,
            color: "#fff4d8",
          }}
        >
          <span style={display(33, 740, { whiteSpace: "nowrap", letterSpacing: "-0.03em" })}>Add 30 minutes</span>
        </div>
      </div>
      {HITS.map(([x, y]) => (
        <Tap key={x} x={x} y={y} colour="#4fe07f" />
      ))}
    </>
  );
}

function sample(): ReactElement {
  return (
    <Stage paper="#56585c" drama={0.8} grain={1.4} ground={<Asphalt />}>
      <div style={PARKWREN}>
        <Place x={272} y={414} rotate={-4.5}>
          <Handset width={330} time="2:48" body="#241a2c" lift={14}>
            <First />
          </Handset>
        </Place>
        <Place x={728} y={414} rotate={2}>
          <Handset width={330} time="2:48" body="#241a2c" lift={14}>
            <Second />
          </Handset>
        </Place>
        <Place x={160} y={676} rotate={-4.5}>
          <Score words="1 of 5" colour={MISS} />
        </Place>
        <Place x={842} y={690} rotate={2}>
          <Score words="5 of 5" colour={HIT} />
        </Place>
      </div>
    </Stage>
  );
}

/** Product Design: two rounds of one test. */
export const pictures: readonly Picture[] = [
  { name: "services/product-design-sample-1", width: 1000, height: 750, scene: sample },
];
