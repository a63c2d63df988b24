import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { Boards, Leaves, Shelf, Tap, Watch } from "../scenes/garden";
import { Handset } from "../scenes/handset";
import { Icon } from "../scenes/Icon";
import { column, display, row, text, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const LEAF = "#3f9b3a";

const MOSSDIAL = themed({
  bg: "#f6f7e8",
  ink: "#1b2f1c",
  soft: "#5c6b52",
  line: "#d5dcc0",
  accent: LEAF,
  display: '"Bricolage Grotesque"',
});

const ZONES = [
  ["Beds", 12, "#3f9b3a"],
  ["Lawn", 20, "#8cc34a"],
  ["Pots", 6, "#e2a32c"],
] as const;

/** The dial: every zone as its share of the 38 minutes. */
function Dial(): ReactElement {
  const [r, total] = [92, 38];
  const round = 2 * Math.PI * r;
  return (
    <svg width={224} height={224} viewBox="0 0 224 224">
      <circle cx={112} cy={112} r={r} fill="none" stroke="#e1e6cd" strokeWidth={26} />
      {ZONES.map(([name, minutes, colour], index) => {
        const before = ZONES.slice(0, index).reduce((sum, zone) => sum + zone[1], 0);
        return (
          <circle
            key={name}
            cx={112}
            cy={112}
            r={r}
            fill="none"
            stroke={colour}
            strokeWidth={26}
            strokeDasharray={`${round * (minutes / total) - 5} ${round}`}
            transform={`rotate(${-90 + (360 * before) / total} 112 112)`}
          />
        );
      })}
      <text x={112} y={124} textAnchor="middle" style={display(76, 760, { fill: "#1b2f1c" })}>
        38
      </text>
      <text x={112} y={156} textAnchor="middle" style={text(25, { fill: "#5c6b52", fontWeight: 650 })}>
        minutes
      </text>
    </svg>
  );
}

function Zones(): ReactElement {
  return (
    <div style={column(0, { padding: "52px 22px 0" })}>
      <span style={display(34, 740, { color: "#2c6e2a" })}>Mossdial</span>
      <div style={{ display: "grid", placeItems: "center", margin: "12px 0 10px" }}>
        <Dial />
      </div>
      {ZONES.map(([name, minutes, colour]) => (
        <div
          key={name}
          style={row(14, { padding: "21px 2px", borderTop: "2px solid var(--ui-line)", ...display(36, 680) })}
        >
          <span style={{ flex: "none", width: 22, height: 22, borderRadius: 22, background: colour }} />
          {name}
          <span style={{ marginLeft: "auto", whiteSpace: "nowrap" }}>{minutes} min</span>
        </div>
      ))}
    </div>
  );
}

/** What the watch says: 168 × 200. */
function Forecast(): ReactElement {
  return (
    <div
      style={column(4, {
        width: 168,
        height: 200,
        alignItems: "center",
        justifyContent: "center",
        color: "#f2f7e4",
        textAlign: "center",
      })}
    >
      <span style={{ color: "#8fd0f0", height: 46 }}>
        <Icon name="drop" size={46} weight={2.2} filled />
      </span>
      <span style={display(33, 700, { lineHeight: 1.02 })}>
        Rain at
        <br />4 pm
      </span>
      <span
        style={display(29, 720, {
          marginTop: 8,
          padding: "3px 14px 7px",
          borderRadius: 30,
          background: "#7bd15a",
          color: "#0c2408",
        })}
      >
        skipped
      </span>
    </div>
  );
}

function sample(): ReactElement {
  return (
    <Stage paper="#b9c48b" drama={0.9} grain={0.9} ground={<Boards />}>
      <div style={MOSSDIAL}>
        <Tap />
        <Place x={806} y={258}>
          <Watch>
            <Forecast />
          </Watch>
        </Place>
        <Shelf />
        <Place x={238} y={374}>
          <Handset width={336} time="3:20" body="#22301f" lift={16}>
            <Zones />
          </Handset>
        </Place>
        <At x={0} y={0} w={1000} h={750}>
          <Leaves />
        </At>
      </div>
    </Stage>
  );
}

/** App Development: a garden that asks the forecast. */
export const pictures: readonly Picture[] = [
  { name: "services/app-development-sample-3", width: 1000, height: 750, scene: sample },
];
