import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { Cradle, Dashboard, Street, Wheel } from "../scenes/van";
import { Handset } from "../scenes/handset";
import { Icon } from "../scenes/Icon";
import { column, display, row, text, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const ORANGE = "#ff7a1f";

const CRATEHOP = themed({
  bg: "#fffaf2",
  ink: "#1c2333",
  soft: "#5f6678",
  line: "#e3dccf",
  accent: ORANGE,
  "on-accent": "#241002",
});

/** A few streets from above, and the way to the next door. */
function Map(): ReactElement {
  return (
    <svg width={300} height={268} style={{ display: "block", overflow: "hidden" }}>
      <rect width={300} height={268} fill="#dfe3df" />
      <path d="M-10 176Q80 150 116 216T240 280H-10Z" fill="#bcd6b4" />
      <path d="M214 -10V70L320 96V-10Z" fill="#a9cbdc" />
      <path
        d="M-10 92L320 132M70 -10L52 280M150 -10L140 280M236 60L226 280M-10 214L320 236M-10 30L214 52"
        stroke="#fff"
        strokeWidth={16}
        fill="none"
      />
      <path
        d="M58 280L66 222L142 228L146 112L231 120"
        stroke={ORANGE}
        strokeWidth={13}
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <g transform="translate(0 32)">
        <path d="M231 88C214 66 208 58 208 47A23 23 0 0 1 254 47C254 58 248 66 231 88Z" fill="#1c2333" />
        <path d="M222 47L229 54L242 40" stroke="#fff" strokeWidth={5} fill="none" strokeLinecap="round" />
      </g>
      <circle cx={142} cy={190} r={17} fill="#fff" />
      <circle cx={142} cy={190} r={12} fill={ORANGE} />
    </svg>
  );
}

function App(): ReactElement {
  return (
    <>
      <Map />
      <At
        x={14}
        y={52}
        style={display(27, 780, {
          padding: "4px 13px 7px",
          borderRadius: 9,
          background: ORANGE,
          color: "#241002",
          letterSpacing: "-0.03em",
        })}
      >
        Cratehop
      </At>
      <div style={column(0, { padding: "17px 20px 0" })}>
        <span style={text(24, { fontWeight: 700, color: "#b84a04" })}>Stop 18 of 73</span>
        <span style={display(43, 780, { whiteSpace: "nowrap", fontStretch: "88%" })}>Café Morrow</span>
        <div style={row(13, { marginTop: 14 })}>
          <span style={display(68, 780, { lineHeight: 0.9 })}>6</span>
          <span style={display(31, 680)}>crates</span>
        </div>
        <div
          style={row(11, {
            margin: "18px 0 20px",
            padding: "10px 14px",
            borderRadius: 11,
            background: "#ffe9c9",
            ...text(27, { fontWeight: 680, lineHeight: 1.2 }),
          })}
        >
          <Icon name="bell" size={29} weight={2.4} />
          Ring twice
        </div>
      </div>
      <At
        x={14}
        y={550}
        w={272}
        h={76}
        style={row(0, { borderRadius: 40, background: ORANGE, padding: 7, color: "#241002" })}
      >
        <span
          style={{
            display: "grid",
            placeItems: "center",
            width: 62,
            height: 62,
            borderRadius: 62,
            background: "#fffaf2",
            flex: "none",
          }}
        >
          <Icon name="arrow" size={38} weight={3} />
        </span>
        <span style={display(36, 740, { margin: "0 auto", whiteSpace: "nowrap" })}>Delivered</span>
      </At>
    </>
  );
}

function sample(): ReactElement {
  return (
    <Stage paper="#1d2a44" drama={0.4} grain={0.8} ground={<Street />}>
      <div style={CRATEHOP}>
        <Dashboard />
        <Wheel />
        <Place x={624} y={362} rotate={2.5}>
          <div style={{ position: "relative" }}>
            <Cradle />
            <Handset width={318} time="5:48" body="#23262e" lift={10}>
              <App />
            </Handset>
          </div>
        </Place>
      </div>
    </Stage>
  );
}

/** App Development: the next door, before seven. */
export const pictures: readonly Picture[] = [
  { name: "services/app-development-sample-2", width: 1000, height: 750, scene: sample },
];
