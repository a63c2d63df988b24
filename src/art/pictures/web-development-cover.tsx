import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { BrowserWindow } from "../scenes/BrowserWindow";
import { CodeEditor } from "../scenes/CodeEditor";
import { Button } from "../scenes/controls";
import { Curl } from "../scenes/curl";
import { Thread } from "../scenes/hand";
import { column, display, row, text, themed } from "../scenes/theme";
import { Yarn } from "../scenes/yarn";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const RUST = "#c3542b";
const BLUE = "#2f5f9e";
const SAGE = "#b9c6a3";
const [W, H, TURN] = [868, 620, -2.5];

const NETTLEBOW = themed({
  bg: "#fffdf8",
  ink: "#26301f",
  soft: "#68705a",
  line: "#d9d6bf",
  accent: "#3f5a2c",
  "on-accent": "#fdf8ec",
  font: '"Instrument Sans"',
  display: "Fraunces",
  radius: "22px",
});

const HTML = `
                                                     <article>
                                                       <h2>Moorland Rust</h2>
                                                       <img src="rust.avif"
                                                         alt="Ball of wool">
                                                       <p>100 g, 220 m</p>
                                                       <p>$14</p>
                                                       <button>Add</button>
                                                     </article>

                                                <article>
                                                  <h2>Estuary Blue</h2>
                                                  <p>100 g, 200 m</p>
                                                  <p>$16</p>
                                                  <button>Add</button>
                                                </article>`;

function Ware({
  name,
  price,
  colour,
}: {
  readonly name: string;
  readonly price: string;
  readonly colour: string;
}): ReactElement {
  return (
    <div style={row(12)}>
      <span style={{ width: 26, height: 26, borderRadius: 26, background: colour }} />
      <span style={text(21, { fontWeight: 600, whiteSpace: "nowrap" })}>{name}</span>
      <span style={text(21, { color: "var(--ui-soft)" })}>{price}</span>
    </div>
  );
}

function Shop(): ReactElement {
  return (
    <div style={{ ...NETTLEBOW, width: W, height: H }}>
      <BrowserWindow width={W} height={H} url="nettlebow.example/wool" tone="paper" lift={0} radius={0}>
        <At x={34} y={24} w={380} style={row(26, text(18))}>
          <span style={display(27, 640, { marginRight: 20, whiteSpace: "nowrap" })}>Nettlebow Yarns</span>
          <span>Wool</span>
        </At>
        <At x={34} y={104} w={440} style={column(26, { alignItems: "flex-start" })}>
          <span style={display(52, 600, { lineHeight: 1, textWrap: "initial" })}>
            Two sheep,
            <br />
            one dye pot
          </span>
          <div style={column(12)}>
            <Ware name="Moorland Rust" price="$14" colour={RUST} />
            <Ware name="Estuary Blue" price="$16" colour={BLUE} />
          </div>
          <Button size={18}>Fill a basket</Button>
        </At>
      </BrowserWindow>
    </div>
  );
}

const Terminal = (): ReactElement => (
  <div
    style={{
      ...column(4),
      width: 420,
      padding: "16px 24px 20px",
      background: "#12100e",
      color: "#e6ddcf",
      fontFamily: '"JetBrains Mono"',
      fontSize: 20,
      borderTop: "2px solid #3b342d",
      borderRadius: "0 0 10px 0",
    }}
  >
    <span style={{ color: "#8f8577" }}>$ npm run build</span>
    <span style={{ fontSize: 27, fontWeight: 700, color: "#a8cf7a", whiteSpace: "nowrap" }}>Build passed, 0.8 s</span>
  </div>
);

function cover(): ReactElement {
  return (
    <Stage paper={SAGE} drama={1.1}>
      <Place x={506} y={381} rotate={TURN}>
        <div
          style={{
            position: "relative",
            width: W - 20,
            height: H - 24,
            borderRadius: 10,
            overflow: "hidden",
            background: "#1e1b18",
          }}
        >
          <CodeEditor code={HTML} file="index.html" width={W} size={17} lift={0} />
          <At
            x={630}
            y={0}
            style={{
              ...text(16),
              padding: "5px 18px 6px",
              background: "#1e1b18",
              color: "#e6ddcf",
              boxShadow: "inset 0 2px 0 #f0795a",
              fontFamily: '"JetBrains Mono"',
            }}
          >
            wool.html
          </At>
          <At x={W - 440} y={H - 130}>
            <Terminal />
          </At>
        </div>
      </Place>
      <Curl
        w={W}
        h={H}
        width={1000}
        height={750}
        from={[92, -H / 2]}
        to={[-92, H / 2]}
        radius={74}
        degrees={128}
        view={{ tilt: 0, turn: TURN, zoom: 1, distance: 5200, shift: [0, 8] }}
        front="#fffaf0"
        back="#f78d52"
        floor={SAGE}
        rays={36}
      >
        <Shop />
      </Curl>
      <Thread d="M250 716C330 760 420 690 520 716S640 770 720 742" colour={BLUE} width={6} lift={3} />
      <Place x={120} y={618}>
        <Yarn size={196} colour={RUST} turn={20} />
      </Place>
      <Place x={252} y={672}>
        <Yarn size={136} colour={BLUE} turn={-50} />
      </Place>
    </Stage>
  );
}

/** Web Development: a shop page, and what it is made of. */
export const pictures: readonly Picture[] = [
  { name: "services/web-development-cover", width: 1000, height: 750, scene: cover },
];
