import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { Handset } from "../scenes/handset";
import { Binoculars, Plover } from "../scenes/birding";
import { Footprints, Marsh, OCHRE, Sand } from "../scenes/marsh";
import { column, display, row, text, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const PLOVERNOTE = themed({
  bg: "#f8f3e4",
  ink: "#22332f",
  soft: "#5d6c64",
  line: "#d8d0b6",
  accent: OCHRE,
  font: '"Instrument Sans"',
  display: '"Nunito"',
});

function Log(): ReactElement {
  return (
    <>
      <At x={0} y={0} w={300} h={640}>
        <Marsh />
      </At>
      <At
        x={12}
        y={386}
        w={276}
        h={236}
        style={{
          padding: "16px 18px",
          borderRadius: 26,
          background: "var(--ui-bg)",
          boxShadow: "0 6px 22px rgb(20 40 30 / 0.35)",
        }}
      >
        <div style={column(0)}>
          <span style={display(36, 850, { whiteSpace: "nowrap", letterSpacing: "-0.03em" })}>Ringed plover</span>
          <span style={text(24, { color: "var(--ui-soft)", fontWeight: 600 })}>6:42 am</span>
          <div style={row(0, { justifyContent: "space-between", marginTop: 12 })}>
            <div style={column(0)}>
              <span style={display(72, 850, { lineHeight: 0.95 })}>12</span>
              <span style={text(25, { fontWeight: 650, lineHeight: 1.1 })}>birds</span>
            </div>
            <span
              style={{
                display: "grid",
                placeItems: "center",
                width: 118,
                height: 118,
                borderRadius: 118,
                background: OCHRE,
                color: "#2a1a02",
                boxShadow: "0 5px 10px rgb(80 50 0 / 0.35)",
                ...display(40, 850),
              }}
            >
              Log
            </span>
          </div>
        </div>
      </At>
    </>
  );
}

function sample(): ReactElement {
  return (
    <Stage paper="#c9b28a" drama={0.9} grain={1.2} ground={<Sand />}>
      <div style={PLOVERNOTE}>
        <Footprints />
        <Place x={312} y={382} rotate={-8}>
          <Handset width={372} time="6:42" body="#31423c" lift={13}>
            <Log />
          </Handset>
        </Place>
        <Place x={752} y={336} rotate={17}>
          <Binoculars width={390} />
        </Place>
        <Place x={836} y={660} rotate={-6}>
          <Plover width={190} />
        </Place>
      </div>
    </Stage>
  );
}

/** App Development: a birding log for one thumb. */
export const pictures: readonly Picture[] = [
  { name: "services/app-development-sample-1", width: 1000, height: 750, scene: sample },
];
