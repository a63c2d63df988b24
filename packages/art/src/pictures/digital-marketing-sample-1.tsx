import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Button } from "../scenes/controls";
import { Phone } from "../scenes/devices";
import { Say, Tag, Thread } from "../scenes/hand";
import { Icon } from "../scenes/Icon";
import { Logo } from "../scenes/Mark";
import { column, row, text, themed } from "../scenes/theme";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const MAP = themed({ ink: "#20261f", soft: "#5f675c", accent: "#2f8f4e" });

const PINS = [
  { x: 74, y: 92, rank: "1", colour: "#7a8078" },
  { x: 226, y: 74, rank: "2", colour: "#7a8078" },
  { x: 160, y: 152, rank: "3", colour: "#d8402a" },
] as const;

function StreetMap(): ReactElement {
  return (
    <svg width={300} height={206} style={{ background: "#e6e9d8", overflow: "hidden" }}>
      <path d="M0 150Q70 120 120 206H0z" fill="#c8deb0" />
      <path d="M236 -10Q250 60 310 70V-10z" fill="#b9d8dd" />
      <path
        d="M-10 70L310 30M-10 130L310 110M40 -10L90 216M140 -10L170 216M260 -10L210 216M-10 190L310 170"
        stroke="#fffdf4"
        strokeWidth="9"
        fill="none"
      />
      <path d="M-10 34Q150 120 310 140" stroke="#f2cf74" strokeWidth="11" fill="none" />
      {PINS.map(({ x, y, rank, colour }) => (
        <g
          key={rank}
          transform={`translate(${String(x)} ${String(y)}) scale(${rank === "3" ? "1.4" : "1.05"})`}
          style={{ filter: shapeShadow(3) }}
        >
          <path d="M0 22C-12 8 -17 0 -17 -8A17 17 0 0 1 17 -8C17 0 12 8 0 22z" fill={colour} />
          <Say x={0} y={-1} size={18} weight={750} fill="#fff" anchor="middle">
            {rank}
          </Say>
        </g>
      ))}
    </svg>
  );
}

const FOUND = [
  ["1", "Gasketto & Sons", "4.6 · Closes soon"],
  ["2", "Northflue Heat", "4.4 · Open 24 h"],
  ["3", "Emberlow Heating", "4.9 · Open until 8 pm"],
] as const;

function LocalSearch(): ReactElement {
  return (
    <div style={{ paddingTop: 50 }}>
      <div
        style={row(8, {
          margin: "2px 12px 10px",
          padding: "10px 14px",
          borderRadius: 24,
          boxShadow: "inset 0 0 0 1.5px #d6d3c4",
          background: "#fff",
          ...text(17.5, { whiteSpace: "nowrap" }),
        })}
      >
        <Icon name="search" size={20} />
        furnace repair near me
      </div>
      <StreetMap />
      {FOUND.map(([rank, name, words]) => {
        const ours = rank === "3";
        return (
          <div
            key={rank}
            style={row(12, {
              padding: ours ? "16px 14px" : "10px 14px",
              background: ours ? "#fff0d9" : "#fff",
              borderBottom: "1px solid #e5e1d3",
              boxShadow: ours ? "inset 6px 0 0 #d8402a" : undefined,
            })}
          >
            <b style={{ fontSize: ours ? 32 : 20, width: 24, color: ours ? "#d8402a" : "#7a8078" }}>{rank}</b>
            <div style={column(1, { lineHeight: 1.2 })}>
              <b style={{ fontSize: ours ? 23 : 18 }}>{name}</b>
              <span style={row(5, { fontSize: 16, color: "var(--ui-soft)" })}>
                <Icon name="star" size={15} filled style={{ color: "#d98f14" }} />
                {words}
              </span>
            </div>
          </div>
        );
      })}
      <div style={row(12, { padding: "16px 14px", background: "#fff0d9" })}>
        <Button icon="phone" size={16} style={{ background: "#d8402a" }}>
          Call now
        </Button>
        <Button icon="pin" size={16} quiet>
          Directions
        </Button>
      </div>
    </div>
  );
}

/** The lid of a steel toolbox from above. */
function Toolbox(): ReactElement {
  return (
    <svg width={1120} height={700} style={{ borderRadius: 22, boxShadow: shadow(26) }}>
      <rect width="1120" height="700" rx="22" fill="#b5301c" />
      <rect x="10" y="10" width="1100" height="680" rx="18" fill="#c9402a" />
      <path d="M50 60H1070M50 640H1070" stroke="#8f2110" strokeWidth="7" />
      <path d="M50 64H1070M50 644H1070" stroke="#e8765c" strokeWidth="3" />
      {[120, 250, 450, 580].map((y) => (
        <g key={y}>
          <rect x="60" y={y} width="1000" height="34" rx="17" fill="#b5321d" />
          <rect x="60" y={y} width="1000" height="9" rx="5" fill="#7d1a0b" opacity="0.4" />
          <rect x="60" y={y + 27} width="1000" height="7" rx="4" fill="#f0947c" opacity="0.45" />
        </g>
      ))}
      <rect x="300" y="326" width="520" height="80" rx="26" fill="#211c19" />
      <rect x="314" y="334" width="492" height="20" rx="10" fill="#fff" opacity="0.14" />
      <rect x="264" y="318" width="60" height="96" rx="10" fill="#c9c2b4" />
      <rect x="796" y="318" width="60" height="96" rx="10" fill="#c9c2b4" />
      <rect x="130" y="664" width="110" height="46" rx="6" fill="#d3cabb" />
      <rect x="880" y="664" width="110" height="46" rx="6" fill="#b9afa0" />
    </svg>
  );
}

function nearby(): ReactElement {
  return (
    <Stage paper="#a9b8b0" drama={1}>
      <div style={{ position: "absolute", inset: 0, ...MAP }}>
        <Place x={520} y={398} rotate={-7}>
          <Toolbox />
        </Place>
        <Place x={372} y={390} rotate={4}>
          <Phone width={372} lift={20}>
            <LocalSearch />
          </Phone>
        </Place>
        <Thread d="M556 96C600 60 640 110 660 190C676 260 636 330 690 371" colour="#f3ead2" width={4} lift={4} />
        <Place x={806} y={356} rotate={-8}>
          <Tag width={330} height={176} colour="#f2dfb3" lift={9}>
            <div style={row(16, { color: "#1f6b38", fontFamily: "Fraunces", fontStyle: "italic" })}>
              <span style={{ fontSize: 70, opacity: 0.7 }}>14</span>
              <Icon name="arrow" size={44} weight={2} />
              <span style={{ fontSize: 124, fontWeight: 600, lineHeight: 1 }}>3</span>
            </div>
          </Tag>
        </Place>
        <Place x={812} y={588} rotate={-7}>
          <div style={row(14, { padding: "14px 24px", background: "#fdf3dd", borderRadius: 4, boxShadow: shadow(2) })}>
            <Logo mark="sun" name="Emberlow Heating" size={28} colour="#d8402a" second="#2a241d" ink="#2a241d" />
          </div>
        </Place>
      </div>
    </Stage>
  );
}

/** Digital Marketing: sample 1. */
export const pictures: readonly Picture[] = [
  { name: "services/digital-marketing-sample-1", width: 1000, height: 750, scene: nearby },
];
