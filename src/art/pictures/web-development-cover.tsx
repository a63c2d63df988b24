import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { BrowserWindow } from "../scenes/BrowserWindow";
import { CodeEditor } from "../scenes/CodeEditor";
import { Button } from "../scenes/controls";
import { Curl } from "../scenes/curl";
import { Thread } from "../scenes/hand";
import { column, display, row, text, themed } from "../scenes/theme";
import { Yarn } from "../scenes/yarn";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const RUST = "#c3542b";
const BLUE = "#2f5f9e";
const SAGE = "#b9c6a3";
const TURN = -2.5;
/** The sheet of code, and the page that lies on its left part. */
const [CODE_W, W, H] = [916, 706, 620];

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
       alt="A ball">
  <p>100 g, $14</p>
  <button>Add</button>
</article>
<article>
  <h2>Estuary Blue</h2>
  <img src="blue.avif"
       alt="A ball">
  <p>100 g, $16</p>
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
    <div style={{ ...NETTLEBOW, position: "relative", width: W, height: H }}>
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
      <Draw w={W} h={H} style={{ filter: "blur(11px)" }}>
        <path d="M418 -40L288 592L520 640L560 -40Z" fill="rgb(96 60 22 / 0.4)" />
      </Draw>
    </div>
  );
}

const Terminal = (): ReactElement => (
  <div
    style={{
      ...column(2),
      height: 90,
      padding: "8px 0 0 574px",
      background: "#12100e",
      color: "#e6ddcf",
      fontFamily: '"JetBrains Mono"',
      fontSize: 20,
      borderTop: "2px solid #3b342d",
    }}
  >
    <span style={{ color: "#a2978a" }}>$ npm run build</span>
    <span style={{ fontSize: 24, fontWeight: 700, color: "#a8cf7a", whiteSpace: "nowrap" }}>Build passed, 0.8 s</span>
  </div>
);

function Code(): ReactElement {
  return (
    <div
      style={{
        position: "relative",
        width: CODE_W,
        height: H - 16,
        borderRadius: 6,
        overflow: "hidden",
        background: "#1e1b18",
        boxShadow: shadow(6),
      }}
    >
      <At x={0} y={0} w={CODE_W} h={34} style={{ background: "#28231f" }} />
      <At x={570} y={0}>
        <CodeEditor code={HTML} file="wool.html" width={CODE_W - 570} size={19.6} lift={0} />
      </At>
      <At x={0} y={H - 16 - 90} w={CODE_W}>
        <Terminal />
      </At>
    </div>
  );
}

function cover(): ReactElement {
  return (
    <Stage paper={SAGE} drama={1.1}>
      <Place x={504} y={372} rotate={TURN}>
        <Code />
      </Place>
      <Curl
        w={W}
        h={H}
        width={1000}
        height={750}
        from={[206, -H / 2]}
        to={[126, H / 2]}
        radius={15}
        degrees={171}
        view={{ tilt: 0, turn: TURN, zoom: 1, distance: 3600, shift: [-102, 2] }}
        front="#fffaf0"
        back="#fff1df"
        floor={SAGE}
        rays={48}
      >
        <Shop />
      </Curl>
      <Draw w={1000} h={750} style={{ mixBlendMode: "color-dodge" }}>
        <defs>
          <linearGradient id="bow" x1="0" x2="1" y1="0.1" y2="0.06">
            <stop offset="0.06" stopColor="#1e1d1d" />
            <stop offset="0.5" stopColor="#191818" />
            <stop offset="0.92" stopColor="#000" />
          </linearGradient>
        </defs>
        <path d="M493 30L598 52L548 678L363 641Z" fill="url(#bow)" />
      </Draw>
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
