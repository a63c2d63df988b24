import type { ReactElement } from "react";
import { At, Draw } from "./At";
import { BrowserWindow } from "./BrowserWindow";
import { CodeEditor } from "./CodeEditor";
import { Button } from "./controls";
import { column, display, row, text, themed } from "./theme";

/** The two wools of the shop, and the size of the sheet its page is printed on. */
export const RUST = "#c3542b";
export const BLUE = "#2f5f9e";

interface Measure {
  readonly width: number;
  readonly height: number;
}

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
<h1>Two sheep,
  <br>one dye pot</h1>
<ul>
  <li class="rust">
    Moorland Rust
    <span>$14</span>
  </li>
  <li class="blue">
    Estuary Blue
    <span>$16</span>
  </li>
</ul>
<button>Fill a basket
</button>`;

interface WareProps {
  readonly name: string;
  readonly price: string;
  readonly colour: string;
}

function Ware({ name, price, colour }: WareProps): ReactElement {
  return (
    <div style={row(13)}>
      <span style={{ width: 30, height: 30, borderRadius: 30, background: colour }} />
      <span style={text(25, { fontWeight: 600, whiteSpace: "nowrap" })}>{name}</span>
      <span style={text(25, { color: "var(--ui-soft)" })}>{price}</span>
    </div>
  );
}

/** The page as a visitor sees it. What is folded over it, from `under` on, throws a shadow and hides the rest. */
export function Shop({ width, height, under }: Measure & { readonly under: number }): ReactElement {
  const shade = `M${String(under - 4)} -40L${String(under - 22)} ${String(height + 40)}H${String(width)}V-40z`;
  return (
    <div style={{ ...NETTLEBOW, position: "relative", width, height }}>
      <BrowserWindow width={width} height={height} url="nettlebow.example/wool" tone="paper" lift={0} radius={0}>
        <At x={34} y={26} w={420} style={row(26, text(18))}>
          <span style={display(28, 640, { whiteSpace: "nowrap" })}>Nettlebow Yarns</span>
          <span>Wool</span>
        </At>
        <At x={34} y={92} w={480} style={column(24, { alignItems: "flex-start" })}>
          <span style={display(73, 600, { lineHeight: 1, textWrap: "initial" })}>
            Two sheep,
            <br />
            one dye pot
          </span>
          <div style={column(12)}>
            <Ware name="Moorland Rust" price="$14" colour={RUST} />
            <Ware name="Estuary Blue" price="$16" colour={BLUE} />
          </div>
          <Button size={21}>Fill a basket</Button>
        </At>
      </BrowserWindow>
      <Draw w={width} h={height} style={{ filter: "blur(12px)" }}>
        <path d={shade} fill="rgb(96 60 22 / 0.36)" />
      </Draw>
    </div>
  );
}

const Terminal = (): ReactElement => (
  <div
    style={{
      ...column(2),
      height: "100%",
      padding: "8px 0 0 44px",
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

/** The other side of the same page: what it is made of, printed up to the fold, with the paper around it. */
export function Source({ height, fold }: { readonly height: number; readonly fold: number }): ReactElement {
  const [width, tall] = [fold - 62, height - 28];
  return (
    <At x={14} y={14} w={width} h={tall} style={{ overflow: "hidden", borderRadius: 5, background: "#1e1b18" }}>
      <At x={0} y={0} w={width} h={34} style={{ background: "#28231f" }} />
      <At x={0} y={0}>
        <CodeEditor code={HTML} file="wool.html" width={width} size={17.4} lift={0} />
      </At>
      <At x={0} y={tall - 84} w={width} h={84}>
        <Terminal />
      </At>
      <At
        x={0}
        y={0}
        w={width}
        h={tall}
        style={{ background: "linear-gradient(97deg, transparent 62%, rgb(255 240 214 / 0.1))" }}
      />
    </At>
  );
}
