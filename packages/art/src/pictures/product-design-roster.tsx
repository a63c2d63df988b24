import type { ReactElement, ReactNode } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { FobWatch, Measure } from "../scenes/fob-watch";
import { Icon } from "../scenes/Icon";
import { display, row, text, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const WARDLARK = themed({
  bg: "#fffef9",
  ink: "#16223f",
  soft: "#66708a",
  line: "#c9cede",
  accent: "#1b2f6b",
  "on-accent": "#ffffff",
  display: '"Instrument Sans"',
});

const STATES = ["Default", "Focused", "Wrong", "Disabled"] as const;
type State = (typeof STATES)[number];

const ROSE = "#cf2f3f";
const COLUMN = 214;
const LEFT = 42;

/** The edge of a field or cell in its state. */
function edge(state: State): string {
  if (state === "Focused") return "0 0 0 4px #fffef9, 0 0 0 8px #2f6df0";
  if (state === "Wrong") return `inset 0 0 0 4px ${ROSE}`;
  return "none";
}

function Box({
  state,
  colour,
  ink,
  line = false,
  children,
}: {
  readonly state: State;
  readonly colour: string;
  readonly ink: string;
  readonly line?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  const off = state === "Disabled";
  const rim = line && (state === "Default" || off) ? "inset 0 0 0 2.5px #c9cede" : edge(state);
  return (
    <div
      style={row(9, {
        justifyContent: "center",
        width: 166,
        height: 72,
        borderRadius: 12,
        background: off ? "#e9ebf1" : colour,
        color: off ? "#8d94a8" : ink,
        boxShadow: rim,
        whiteSpace: "nowrap",
        ...text(28, { fontWeight: 700, lineHeight: 1 }),
      })}
    >
      {children}
    </div>
  );
}

const ROWS: readonly (readonly [string, string, boolean, (state: State) => ReactNode])[] = [
  ["#1b2f6b", "#ffffff", false, (state) => (state === "Wrong" ? "Retry" : "Publish")],
  ["#fffef9", "#16223f", true, (state) => (state === "Wrong" ? "Feb 31" : "May 12")],
  ["#ffd23f", "#2a2000", false, (state) => <Shift name="Early" state={state} icon="sun" />],
  ["#5aa9f0", "#04203f", false, (state) => <Shift name="Late" state={state} icon="cup" />],
  ["#1a2450", "#e7ecff", false, (state) => <Shift name="Night" state={state} icon="moon" />],
];

function Shift({
  name,
  state,
  icon,
}: {
  readonly name: string;
  readonly state: State;
  readonly icon: "sun" | "cup" | "moon";
}): ReactElement {
  return (
    <>
      <Icon name={state === "Wrong" ? "bell" : icon} size={29} weight={2.5} />
      {name}
    </>
  );
}

function Components(): ReactElement {
  return (
    <>
      <At x={LEFT} y={30} style={display(62, 760, { whiteSpace: "nowrap" })}>
        Wardlark
      </At>
      <At x={LEFT + COLUMN * 2} y={52} w={250} style={text(27, { fontWeight: 650 })}>
        42 components
      </At>
      {STATES.map((state, column) => (
        <At
          key={state}
          x={LEFT + column * COLUMN}
          y={126}
          w={166}
          style={text(26, { fontWeight: 650, color: state === "Wrong" ? ROSE : "var(--ui-soft)" })}
        >
          {state}
        </At>
      ))}
      {ROWS.flatMap(([colour, ink, line, words], index) =>
        STATES.map((state, column) => (
          <At key={`${index} ${state}`} x={LEFT + column * COLUMN} y={184 + index * 98}>
            <Box state={state} colour={colour} ink={ink} line={line}>
              {words(state)}
            </Box>
          </At>
        )),
      )}
      <Measure x={LEFT + 166} y={184} length={72} words="48" upright />
      <Measure x={LEFT} y={184 + 4 * 98 + 79} length={166} words="120" />
      <Measure x={LEFT + COLUMN * 2 + 166} y={184 + 2 * 98} length={72} words="48" upright />
    </>
  );
}

function sample(): ReactElement {
  return (
    <Stage paper="#8fc7b4" drama={1} camera={{ tilt: 26, roll: -9, zoom: 0.98, shift: [6, -2], distance: 1900 }}>
      <div style={{ ...WARDLARK, color: "#16223f", position: "absolute", inset: 0 }}>
        <Place x={478} y={378}>
          <Sheet width={900} height={750} colour="#fffef9" lift={6} corner={70} under="#1b2f6b">
            <Components />
          </Sheet>
        </Place>
        <Place x={972} y={214} rotate={18}>
          <FobWatch width={176} />
        </Place>
      </div>
    </Stage>
  );
}

/** Product Design: a roster's parts in every state. */
export const pictures: readonly Picture[] = [
  { name: "services/product-design-sample-2", width: 1000, height: 750, scene: sample },
];
