import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { Bake, type BAKES } from "../scenes/bakes";
import { CrumbMark, CRUMBWELL, Flour } from "../scenes/crumbwell";
import { Handset } from "../scenes/handset";
import { column, display, row, text } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const SIDE = 268;
const STEP = 288;

const PRINTS: readonly (readonly [keyof typeof BAKES, number, number, number])[] = [
  ["croissant", -1, -1, -1.5],
  ["layers", 0, -1, 1],
  ["oven", 1, -1, 1.5],
  ["butter", -1, 0, 1.4],
  ["loaf", 1, 0, -1.2],
  ["clock", -1, 1, 1],
  ["pin", 0, 1, -1],
  ["shelf", 1, 1, 1.6],
];

/** A square print with a white edge. */
const Print = ({ name }: { readonly name: keyof typeof BAKES }): ReactElement => (
  <div
    style={{
      width: SIDE,
      height: SIDE,
      padding: 10,
      background: "#fffdf6",
      boxShadow: `inset 0.6px 0.6px 0 #fff, ${shadow(4)}`,
    }}
  >
    <Bake name={name} />
  </div>
);

const Steel = (): ReactElement => (
  <>
    <div style={{ position: "absolute", inset: 0, background: "linear-gradient(120deg, #a9b8be, #8b9ea7)" }} />
    <Flour
      w={1000}
      h={800}
      spots={[
        [20, 470, 130],
        [975, 600, 150],
        [330, 770, 120],
        [660, 60, 120],
        [690, 330, 120],
      ]}
    />
  </>
);

function Profile(): ReactElement {
  return (
    <div style={column(0, { padding: "56px 20px 0" })}>
      <div style={row(13)}>
        <CrumbMark size={72} />
        <span style={display(31, 640, { lineHeight: 1 })}>
          Crumbwell
          <br />
          Bakery
        </span>
      </div>
      <span style={display(92, 700, { lineHeight: 1, marginTop: 16, letterSpacing: "-0.04em" })}>7,800</span>
      <span style={text(35, { fontWeight: 650, lineHeight: 1.1, marginTop: 13 })}>followers</span>
      <span
        style={{
          margin: "19px 0 20px",
          padding: "14px 0",
          borderRadius: 12,
          background: "#0a6fd8",
          color: "#fff",
          textAlign: "center",
          ...text(28, { fontWeight: 650, lineHeight: 1.2 }),
        }}
      >
        Follow
      </span>
      <At x={0} y={420} w={300} style={{ display: "grid", gridTemplateColumns: "1fr 1fr 1fr", gap: 3 }}>
        <Bake name="loaf" />
        <Bake name="layers" />
        <Bake name="oven" />
        <Bake name="shelf" />
        <Bake name="butter" />
        <Bake name="croissant" />
        <Bake name="pin" />
        <Bake name="clock" />
        <Bake name="loaf" />
      </At>
    </div>
  );
}

function cover(): ReactElement {
  return (
    <Stage paper="#9fadb2" drama={0.8} grain={0.5} ground={<Steel />} camera={{ roll: -7, zoom: 1.04 }}>
      <div style={CRUMBWELL}>
        {PRINTS.map(([name, x, y, turn]) => (
          <Place key={name} x={500 + x * STEP} y={400 + y * STEP} rotate={turn}>
            <Print name={name} />
          </Place>
        ))}
        <Place x={500} y={400} rotate={1.5}>
          <Handset width={256} lift={15} body="#20263a" time="6:15" screen="#fffdf8">
            <Profile />
          </Handset>
        </Place>
      </div>
    </Stage>
  );
}

/** Crumbwell Bakery on Instagram: the grid, and what it grew to. */
export const pictures: readonly Picture[] = [
  { name: "projects/social-media-instagram-growth-cover", width: 1000, height: 800, scene: cover },
];
