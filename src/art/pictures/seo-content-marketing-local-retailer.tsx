import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { ALDER, Alder, LEAF, MapPin, PINE, Stake } from "../scenes/alder";
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
  ["tomatoes outside", "3"],
] as const;

const KINDS = [
  { leaves: 4, colours: ["#8cc751", "#569f3d"], round: true, size: 112 },
  { leaves: 6, colours: ["#d8cf4c", "#8fb544"], round: false, size: 122 },
  { leaves: 8, colours: ["#93b79a", "#6d9681"], round: false, size: 112 },
  { leaves: 5, colours: ["#5fae3f", "#357f30"], round: false, size: 128 },
] as const;

function Streets(): ReactElement {
  return (
    <svg width={300} height={270} viewBox="0 0 300 270" style={{ position: "absolute", left: 0, bottom: 0 }}>
      <rect width="300" height="270" fill="#dfe8c8" />
      <path d="M0 190Q70 170 110 210T220 230T300 200V270H0z" fill="#a9d3dc" />
      <path d="M150 0H240V70H150zM20 92H84V150H20z" fill="#b9d695" />
      <g stroke="#fffdf5" fill="none" strokeWidth="13">
        <path d="M0 62Q120 40 300 104M104 0Q92 110 128 200M250 0Q230 90 262 206M0 168Q150 128 300 160" />
      </g>
      <path d="M0 62Q120 40 300 104" stroke="#f0cf7a" strokeWidth="7" fill="none" />
    </svg>
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
      <div
        style={column(11, {
          marginTop: 18,
          padding: "18px 16px 20px",
          borderRadius: 18,
          background: "var(--ui-panel)",
          boxShadow: `inset 0 0 0 3px ${LEAF}`,
        })}
      >
        <Alder size={22} />
        <div style={display(31, 900, { color: "#1b4fa0", lineHeight: 1.06, letterSpacing: "-0.02em" })}>
          When to plant dahlias here
        </div>
        <div style={text(18, { lineHeight: 1.32, fontWeight: 600 })}>
          {"Not before the soil is at 60\u00a0°F. In Harbor: May\u00a04. By Ottilie, till 2."}
        </div>
      </div>
      <Streets />
    </div>
  );
}

function Labels(): ReactElement {
  return (
    <>
      {LABELS.map(([words, rank], index) => (
        <Place key={words} x={300 + (index % 2) * 34} y={128 + index * 177} rotate={[-5, -1, -7, -3][index] ?? 0}>
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
    <Stage paper="#c9cfae" drama={0.9} grain={0.8}>
      <div style={ALDER}>
        <Place x={470} y={372} rotate={-4}>
          <Tray cell={162} columns={6} rows={5}>
            {(index) => {
              const line = Math.floor(index / 6);
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
        <Place x={672} y={556} rotate={-4}>
          <MapPin size={84} />
        </Place>
        <Place x={852} y={540} rotate={9}>
          <MapPin size={84} />
        </Place>
        <Place x={772} y={634} rotate={4}>
          <MapPin size={100} />
        </Place>
      </div>
    </Stage>
  );
}

/** Alder & Twine: questions from the counter that came up first. */
export const pictures: readonly Picture[] = [
  { name: "projects/seo-content-marketing-local-retailer-cover", width: 1000, height: 750, scene: cover },
];
