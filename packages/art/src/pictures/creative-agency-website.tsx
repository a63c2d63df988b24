import type { CSSProperties, ReactElement } from "react";
import type { Picture } from "../picture";
import { BrowserWindow } from "../scenes/BrowserWindow";
import { NIGHTS } from "../scenes/nights";
import { COMET, Comet, Film, VIOLET } from "../scenes/papercomet";
import { display, row, text } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const WALL = [
  NIGHTS.headlights,
  NIGHTS.wipers,
  NIGHTS.umbrella,
  NIGHTS.taxi,
  NIGHTS.street,
  NIGHTS.puddle,
  NIGHTS.above,
  NIGHTS.lamps,
  NIGHTS.mirror,
] as const;

/** The one that is pointed at: it lies above the window. */
const CHOSEN = 4;

const WIDE = 322;
const HIGH = 150;

function Page(): ReactElement {
  const words: CSSProperties = text(20, { fontWeight: 600, whiteSpace: "nowrap" });
  return (
    <div style={{ padding: "20px 26px" }}>
      <div style={row(34)}>
        <Comet size={29} />
        <span style={{ flex: 1 }} />
        <span style={words}>740 shots</span>
        <span style={words}>52 films</span>
        <span style={{ ...words, padding: "7px 20px", borderRadius: 30, background: VIOLET, color: "#150929" }}>
          Send a brief
        </span>
      </div>
      <div style={row(6, { marginTop: 22, ...display(131, 760, { whiteSpace: "nowrap", letterSpacing: "-0.04em" }) })}>
        night, rain, car
        <span style={{ width: 8, height: 118, background: VIOLET }} />
      </div>
      <div style={{ display: "grid", gridTemplateColumns: `repeat(3, ${WIDE}px)`, gap: 11, marginTop: 22 }}>
        {WALL.map((still, index) => (
          <div key={String(index)} style={{ position: "relative", height: HIGH }}>
            <Film>{still}</Film>
          </div>
        ))}
      </div>
    </div>
  );
}

function cover(): ReactElement {
  return (
    <Stage
      paper="#211e1c"
      drama={1.1}
      grain={1}
      camera={{ tilt: 27, roll: -9, zoom: 0.9, shift: [10, -4], distance: 1900 }}
    >
      <Place x={500} y={370} style={COMET}>
        <BrowserWindow width={1040} height={760} url="papercomet.example" lift={30} radius={14}>
          <Page />
        </BrowserWindow>
      </Place>
      <Place x={508} y={494} z={46} style={COMET}>
        <div
          style={{
            position: "relative",
            width: WIDE + 40,
            height: HIGH + 30,
            boxShadow: `0 0 0 5px ${VIOLET}, 0 0 0 6px #150929, ${shadow(40)}`,
          }}
        >
          <Film tinted>{WALL[CHOSEN]}</Film>
        </div>
      </Place>
    </Stage>
  );
}

/** Paper Comet: a search field instead of a showreel. */
export const pictures: readonly Picture[] = [
  { name: "projects/creative-agency-website-cover", width: 1000, height: 667, scene: cover },
];
