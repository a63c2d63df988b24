import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { ALDER, AlderLeaf, MapPin, PINE, Stake } from "../scenes/alder";
import { Phone } from "../scenes/devices";
import { Icon } from "../scenes/Icon";
import { Seedling, Tray } from "../scenes/seedlings";
import { column, display, row, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const LABELS = [
  ["when to plant dahlias", "1"],
  ["yellow basil leaves", "2"],
  ["cut back lavender", "1"],
] as const;

const KINDS = [
  { leaves: 4, colours: ["#8cc751", "#569f3d"], round: true, size: 142 },
  { leaves: 6, colours: ["#d8cf4c", "#8fb544"], round: false, size: 152 },
  { leaves: 8, colours: ["#93b79a", "#6d9681"], round: false, size: 142 },
  { leaves: 5, colours: ["#5fae3f", "#357f30"], round: false, size: 158 },
] as const;

/** Three branches, each tip on a street: where it stands on the map, and its size. */
const BRANCHES = [
  [64, 163, 70],
  [240, 167, 70],
  [150, 216, 84],
] as const;

function Streets(): ReactElement {
  return (
    <div style={{ position: "absolute", left: 0, bottom: 0, width: 300, height: 270 }}>
      <svg width={300} height={270} viewBox="0 0 300 270" style={{ display: "block" }}>
        <rect width="300" height="270" fill="#d9e2bf" />
        <path d="M0 254Q80 232 150 238T300 246V270H0z" fill="#a9d3dc" />
        <path d="M118 0H236V62H118zM0 92H46V150H0zM168 174H226V204H168z" fill="#a9cd80" />
        <g stroke="#fffdf5" fill="none" strokeWidth="13">
          <path d="M0 54Q120 32 300 96M98 0Q86 110 106 216M256 0Q238 90 262 216M0 170Q150 140 300 176M0 232Q150 196 300 226" />
        </g>
        <path d="M0 54Q120 32 300 96" stroke="#f0cf7a" strokeWidth="7" fill="none" />
      </svg>
      {BRANCHES.map(([x, y, size]) => (
        <div key={x} style={{ position: "absolute", left: x - size / 2, top: y - size * 1.34 }}>
          <MapPin size={size} />
        </div>
      ))}
    </div>
  );
}

/** The answer stands first and large, as a page’s own words do; who gives it stands below, no frame around it. */
function Answer(): ReactElement {
  return (
    <div style={column(16, { marginTop: 27, padding: "0 4px" })}>
      <div style={display(25.5, 850, { lineHeight: 1.16, letterSpacing: "-0.012em", textWrap: "wrap" })}>
        {"Wait until the soil is 60\u00a0°F. In\u00a0Harbor, that is the "}
        <span style={{ background: "linear-gradient(transparent 54%, #cfe7a6 54% 92%, transparent 92%)" }}>
          {"first week of\u00a0May."}
        </span>
      </div>
      <div style={row(10, { paddingTop: 12, borderTop: "2px solid var(--ui-line)" })}>
        <AlderLeaf size={34} />
        <div style={column(1, { lineHeight: 1.15 })}>
          <b style={text(19, { fontWeight: 850, lineHeight: 1.15, color: PINE })}>Alder &amp; Twine</b>
          <span style={text(15.5, { lineHeight: 1.15, color: "var(--ui-soft)" })}>alderandtwine.example</span>
        </div>
      </div>
    </div>
  );
}

function Found(): ReactElement {
  return (
    <div style={column(0, { padding: "56px 17px 0" })}>
      <div
        style={row(9, {
          height: 50,
          padding: "0 15px",
          borderRadius: 28,
          background: "#fff",
          boxShadow: "0 1px 6px rgb(40 50 20 / 0.3)",
          ...text(18.5, { fontWeight: 700, whiteSpace: "nowrap" }),
        })}
      >
        <Icon name="search" size={19} />
        when to plant dahlias
      </div>
      <Answer />
      <Streets />
    </div>
  );
}

function Labels(): ReactElement {
  return (
    <>
      {LABELS.map(([words, rank], index) => (
        <Place key={words} x={300 + (index % 2) * 34} y={168 + index * 222} rotate={[-5, -1, -6][index] ?? 0}>
          <Stake width={442} height={70}>
            <span style={{ ...display(31, 800, { whiteSpace: "nowrap" }), color: "#3a2410" }}>{words}</span>
            <span style={{ ...display(46, 900, { whiteSpace: "nowrap" }), color: PINE }}>{rank}</span>
          </Stake>
        </Place>
      ))}
    </>
  );
}

function cover(): ReactElement {
  return (
    <Stage paper="#c9cfae" drama={0.9} grain={0.4}>
      <div style={ALDER}>
        <Place x={470} y={372} rotate={-4}>
          <Tray cell={205} columns={5} rows={4}>
            {(index) => {
              const line = Math.floor(index / 5);
              const kind = KINDS[line % 4] ?? KINDS[0];
              return <Seedling {...kind} turn={(index * 47) % 90} />;
            }}
          </Tray>
        </Place>
        <Labels />
        <Place x={778} y={392} rotate={6}>
          <Phone width={330} time="7:20" lift={22}>
            <Found />
          </Phone>
        </Place>
      </div>
    </Stage>
  );
}

/** Alder & Twine: questions from the counter that came up first. */
export const pictures: readonly Picture[] = [
  { name: "projects/seo-content-marketing-local-retailer-cover", width: 1000, height: 750, scene: cover },
];
