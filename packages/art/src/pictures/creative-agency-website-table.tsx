import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { FilmStrip, Flag, GreasePencil, Scissors } from "../scenes/cutting";
import { dusk } from "../scenes/dusk";
import { NIGHTS } from "../scenes/nights";
import { COMET } from "../scenes/papercomet";
import { column, display, row, text } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

function Glass(): ReactElement {
  return (
    <div
      style={{
        width: 1130,
        height: 560,
        borderRadius: 18,
        background: "linear-gradient(120deg, #ffffff, #fdfbf2 50%, #f3eedf)",
        boxShadow: `0 0 0 22px #3a3733, 0 0 0 24px #5a554e, 0 0 90px 40px rgb(255 246 220 / 0.35), ${shadow(20)}`,
      }}
    />
  );
}

function Count(): ReactElement {
  const lines = [
    ["52", "films"],
    ["740", "shots"],
    ["118", "tags"],
  ] as const;
  return (
    <Sheet width={212} height={204} colour="#fff6e3" lift={7}>
      <div style={column(4, { padding: "18px 20px" })}>
        {lines.map(([figure, word]) => (
          <div key={word} style={row(10, { alignItems: "baseline" })}>
            <span style={display(52, 760, { color: "#1a1512", width: 104, textAlign: "right" })}>{figure}</span>
            <span style={text(24, { color: "#1a1512", fontWeight: 600 })}>{word}</span>
          </div>
        ))}
      </div>
    </Sheet>
  );
}

function table(): ReactElement {
  return (
    <Stage paper="#26221f" drama={0.55} grain={0.7} camera={{ roll: 5, zoom: 1 }}>
      <div style={COMET}>
        <Place x={520} y={300}>
          <Glass />
        </Place>
        <Place x={136} y={134}>
          <FilmStrip width={236} frames={[NIGHTS.taxi, NIGHTS.headlights]} />
        </Place>
        <Place x={560} y={126} rotate={3}>
          <FilmStrip width={236} frames={[NIGHTS.street]} />
        </Place>
        <Place x={156} y={352} rotate={-6}>
          <FilmStrip width={236} frames={[dusk(0)]} />
        </Place>
        <Place x={428} y={344} rotate={4}>
          <FilmStrip width={236} frames={[dusk(9)]} />
        </Place>
        <Place x={692} y={322} rotate={-3}>
          <FilmStrip width={236} frames={[dusk(21)]} />
        </Place>
        <Place x={236} y={552} rotate={3}>
          <FilmStrip width={236} frames={[dusk(4), dusk(15)]} />
        </Place>
        <Place x={560} y={196} rotate={-5}>
          <Flag>rain</Flag>
        </Place>
        <Place x={196} y={426} rotate={5}>
          <Flag colour="#ff9d6b">dusk</Flag>
        </Place>
        <Place x={440} y={424} rotate={-4}>
          <Flag colour="#8fd3c4">crane</Flag>
        </Place>
        <Place x={690} y={404} rotate={3}>
          <Flag colour="#ffd75e">two people</Flag>
        </Place>
        <Place x={730} y={520} rotate={-13}>
          <GreasePencil length={330} />
        </Place>
        <Place x={912} y={370} rotate={2}>
          <Count />
        </Place>
        <Place x={826} y={104} rotate={-11}>
          <Scissors width={300} />
        </Place>
      </div>
    </Stage>
  );
}

/** Paper Comet: the archive, cut and tagged. */
export const pictures: readonly Picture[] = [
  { name: "projects/creative-agency-website-detail-1", width: 1000, height: 625, scene: table },
];
