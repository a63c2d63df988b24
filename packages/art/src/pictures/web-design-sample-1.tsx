import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { BrowserWindow } from "../scenes/BrowserWindow";
import { Button } from "../scenes/controls";
import { Key, River } from "../scenes/reedmere";
import { column, display, row, text, themed } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const REEDMERE = themed({
  bg: "#fbf7ec",
  ink: "#20332d",
  soft: "#5f6f66",
  line: "#d5d6c6",
  accent: "#2f4f45",
  "on-accent": "#fbf7ec",
  font: '"Instrument Sans"',
  display: "Fraunces",
  radius: "4px",
});
const [W, H] = [884, 622];

const Choice = ({
  label,
  value,
  wide,
}: {
  readonly label: string;
  readonly value: string;
  readonly wide: number;
}): ReactElement => (
  <div style={column(2, { width: wide, paddingRight: 16, borderRight: "1.5px solid var(--ui-line)" })}>
    <span style={text(17, { color: "var(--ui-soft)" })}>{label}</span>
    <span style={text(26, { fontWeight: 600, whiteSpace: "nowrap", lineHeight: 1.2 })}>{value}</span>
  </div>
);

function Homepage(): ReactElement {
  return (
    <BrowserWindow width={W} height={H} url="reedmere.example" lift={18}>
      <River />
      <At x={44} y={26} w={W - 88} style={row(28, text(19, { fontWeight: 500 }))}>
        <span style={display(27, 600, { marginRight: "auto" })}>Reedmere Inn</span>
        <span>Rooms</span>
        <span>Breakfast</span>
        <span>Find us</span>
      </At>
      <At x={44} y={88} w={700} style={display(78, 500, { lineHeight: 1, letterSpacing: "-0.03em" })}>
        Six rooms
        <br />
        by the water
      </At>
      <At
        x={44}
        y={430}
        w={752}
        h={100}
        style={row(22, {
          padding: "0 20px 0 26px",
          borderRadius: 6,
          background: "var(--ui-bg)",
          boxShadow: shadow(10),
        })}
      >
        <Choice label="Arrive and leave" value="Oct 10 to Oct 12" wide={254} />
        <Choice label="For" value="2 guests" wide={150} />
        <Button size={25} style={{ marginLeft: "auto" }}>
          Check rooms
        </Button>
      </At>
    </BrowserWindow>
  );
}

const sample = (): ReactElement => (
  <Stage paper="#7b8a6c" drama={1.1}>
    <Place x={486} y={356} rotate={-2} style={REEDMERE}>
      <Homepage />
    </Place>
    <Place x={806} y={636} rotate={-24} scale={0.95}>
      <Key />
    </Place>
  </Stage>
);

/** Web Design: the first screen of an inn. */
export const pictures: readonly Picture[] = [
  { name: "services/web-design-sample-1", width: 1000, height: 750, scene: sample },
];
