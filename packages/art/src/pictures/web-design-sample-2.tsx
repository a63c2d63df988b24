import type { ReactElement, ReactNode } from "react";
import { Fold } from "../fold/Fold";
import { settle } from "../fold/place";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { BrowserWindow } from "../scenes/BrowserWindow";
import { Barn, Library, Mill } from "../scenes/larkmead";
import { row, text, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";
import type { Facet } from "../trace/order";
import type { Vec } from "../trace/vector";

const GROUND = "#c8482c";
const INK = "#171614";
const OFFICE = themed({
  bg: "#ffffff",
  ink: INK,
  soft: "#6a6660",
  line: "#d8d5cf",
  font: '"Instrument Sans"',
  display: '"Instrument Sans"',
});

interface WorkProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly size: readonly [number, number];
  readonly name: string;
  readonly fact: string;
  readonly children: ReactNode;
}

/** A project of the page: its section, a hairline, name, year and town. */
function Work({ x, y, w, h, size, name, fact, children }: WorkProps): ReactElement {
  return (
    <At x={x} y={y} w={w}>
      <svg
        width={w}
        height={h}
        viewBox={`-4 0 ${String(size[0] + 8)} ${String(size[1])}`}
        preserveAspectRatio="xMinYMax meet"
      >
        {children}
      </svg>
      <div
        style={row(14, {
          marginTop: 10,
          paddingTop: 9,
          borderTop: `1.5px solid ${INK}`,
          alignItems: "baseline",
          whiteSpace: "nowrap",
        })}
      >
        <span style={text(25, { fontWeight: 600 })}>{name}</span>
        <span style={text(20, { color: "var(--ui-soft)" })}>{fact}</span>
      </div>
    </At>
  );
}

function Page(): ReactElement {
  return (
    <BrowserWindow width={910} height={706} url="larkmead-voss.example" tone="paper" lift={16}>
      <Draw w={910} h={690}>
        <path d="M40 76V690M330 76V690M600 76V690M870 76V690" stroke="#e9e6e0" strokeWidth={1.5} />
      </Draw>
      <At x={40} y={20} w={830} style={row(30, { alignItems: "baseline", ...text(21) })}>
        <span style={text(40, { fontWeight: 600, letterSpacing: "-0.02em", whiteSpace: "nowrap" })}>
          Larkmead &amp; Voss
        </span>
        <span style={text(40, { color: "var(--ui-soft)", letterSpacing: "-0.02em" })}>Architects</span>
      </At>
      <Work x={40} y={84} w={510} h={290} size={[560, 330]} name="Library" fact="2023, Wendcombe">
        <Library />
      </Work>
      <Work x={600} y={110} w={270} h={206} size={[280, 214]} name="Barn" fact="2021, Skelby">
        <Barn />
      </Work>
      <Work x={330} y={418} w={240} h={168} size={[300, 276]} name="Mill" fact="2019, Orrin">
        <Mill />
      </Work>
      <At x={40} y={498} w={260} style={text(24, { fontWeight: 500, lineHeight: 1.25 })}>
        Cut open first,
        <br />
        photographed later.
      </At>
    </BrowserWindow>
  );
}

/** A house of white card: four walls and a pitched roof that overhangs a little. */
function model(length: number, width: number, wall: number, ridge: number): Facet[] {
  const [x, y, o] = [length / 2, width / 2, 9];
  const drop = (o * (ridge - wall)) / y;
  const card = (points: readonly Vec[], colour = "#fbf6ea"): Facet => ({ points, front: colour, back: "#efe6d4" });
  const gable = (at: number): Vec[] => [
    [at, -y, 0],
    [at, y, 0],
    [at, y, wall],
    [at, 0, ridge],
    [at, -y, wall],
  ];
  const side = (at: number): Vec[] => [
    [-x, at, 0],
    [x, at, 0],
    [x, at, wall],
    [-x, at, wall],
  ];
  const roof = (to: number): Vec[] => [
    [-x - o, 0, ridge + 1],
    [x + o, 0, ridge + 1],
    [x + o, to * (y + o), wall - drop + 1],
    [-x - o, to * (y + o), wall - drop + 1],
  ];
  const door: Vec[] = [
    [x + 0.8, -16, 0],
    [x + 0.8, 16, 0],
    [x + 0.8, 16, wall * 0.8],
    [x + 0.8, -16, wall * 0.8],
  ];
  return settle([
    card(gable(-x)),
    card(gable(x)),
    card(side(-y)),
    card(side(y)),
    card(roof(1)),
    card(roof(-1)),
    card(door, "#2a2724"),
  ]);
}

const sample = (): ReactElement => (
  <Stage paper={GROUND} drama={1.1}>
    <Place x={494} y={386} rotate={-4} style={OFFICE}>
      <Page />
    </Place>
    <Fold
      facets={model(190, 118, 66, 128)}
      width={420}
      height={340}
      view={{ tilt: 42, turn: 34 }}
      margin={0.22}
      floor="#ffffff"
      rays={40}
      style={{ left: 570, top: 410 }}
    />
  </Stage>
);

/** Web Design: section drawings at the size they deserve. */
export const pictures: readonly Picture[] = [
  { name: "services/web-design-sample-2", width: 1000, height: 750, scene: sample },
];
