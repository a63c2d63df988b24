import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { Pushpin, Thread } from "../scenes/hand";
import { Icon } from "../scenes/Icon";
import type { IconName } from "../scenes/icons";
import { Still } from "../scenes/Still";
import { column, display, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const GROTESQUE = '"Bricolage Grotesque"';
const COBALT = "#2350cf";
const INK = "#2b2a2c";

/** Monday to Monday: when, what, where the slip lies and how. */
const OLD: readonly {
  readonly day: string;
  readonly what: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}[] = [
  { day: "Monday", what: "Email agency", x: 182, y: 172, turn: -5 },
  { day: "Tuesday", what: "Quote", x: 492, y: 128, turn: 4 },
  { day: "Wednesday", what: "Approval", x: 812, y: 170, turn: -3 },
  { day: "Thursday", what: "Change", x: 828, y: 364, turn: 6 },
  { day: "Friday", what: "Wrong chair", x: 516, y: 324, turn: -4 },
  { day: "Monday", what: "Corrected", x: 196, y: 380, turn: 3 },
];

const NEW: readonly (readonly [IconName, string])[] = [
  ["file", "Open"],
  ["pen", "Type"],
  ["search", "Preview"],
  ["check", "Publish"],
];

function OldSlip({ day, what }: { readonly day: string; readonly what: string }): ReactElement {
  const chair = what === "Wrong chair";
  return (
    <div style={{ position: "relative" }}>
      <Sheet width={266} height={136} colour={chair ? "#b5b0a8" : "#cbc7bf"} lift={4} creases={[{ x: 0.36 }]}>
        <At x={22} y={32} style={column(2, { color: INK })}>
          <span style={text(23, { fontFamily: '"Instrument Sans"', color: "#5b5751", fontWeight: 500 })}>{day}</span>
          <span style={display(36, 700, { fontFamily: GROTESQUE, whiteSpace: "nowrap" })}>{what}</span>
        </At>
        {chair && (
          <At x={190} y={8} w={60} h={60}>
            <Still name="chair" bare size={0.94} colours={["#b5b0a8", "#a34a32", "#8d3d28", "#5d2a1c"]} rotate={14} />
          </At>
        )}
      </Sheet>
      <At x={121} y={-6}>
        <Pushpin size={26} colour="#6d6a66" />
      </At>
    </div>
  );
}

function NewSlip({ icon, what }: { readonly icon: IconName; readonly what: string }): ReactElement {
  return (
    <Sheet width={168} height={158} colour={COBALT} lift={9}>
      <At x={20} y={22} style={column(20, { color: "#fff" })}>
        <Icon name={icon} size={44} weight={2} />
        <span style={display(33, 720, { fontFamily: GROTESQUE, whiteSpace: "nowrap" })}>{what}</span>
      </At>
    </Sheet>
  );
}

const head = (x: number, y: number, words: string, colour: string): ReactElement => (
  <At x={x} y={y} style={display(38, 780, { fontFamily: GROTESQUE, color: colour, whiteSpace: "nowrap" })}>
    {words}
  </At>
);

function why(): ReactElement {
  return (
    <Stage paper="#ecd08a" drama={1}>
      {OLD.map(({ x, y, turn, ...slip }) => (
        <Place key={slip.what} x={x} y={y} rotate={turn}>
          <OldSlip {...slip} />
        </Place>
      ))}
      <Thread
        d="M188 110C260 60 400 30 488 66S700 150 812 106C900 70 980 140 960 220S900 296 838 302C740 316 640 220 514 262S300 300 198 318"
        colour="#7b766e"
        width={4}
        lift={4}
      />
      {head(50, 36, "Old site", "#5b4f38")}
      {head(50, 490, "New site", COBALT)}
      <Thread d="M60 640H700" colour={COBALT} width={5} lift={3} />
      {NEW.map(([icon, what], index) => (
        <Place key={what} x={134 + index * 176} y={636} rotate={0}>
          <NewSlip icon={icon} what={what} />
        </Place>
      ))}
      <At x={770} y={530} style={column(0, { color: COBALT })}>
        <span style={display(148, 800, { fontFamily: GROTESQUE, lineHeight: 0.86 })}>40</span>
        <span style={display(46, 760, { fontFamily: GROTESQUE })}>seconds</span>
      </At>
    </Stage>
  );
}

/** Why web development: one price, followed through two websites. */
export const pictures: readonly Picture[] = [
  { name: "services/web-development-why", width: 1000, height: 750, scene: why },
];
