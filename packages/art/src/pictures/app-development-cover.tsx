import type { ReactElement, ReactNode } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { Handset } from "../scenes/handset";
import { Icon } from "../scenes/Icon";
import { column, display, row, text, themed } from "../scenes/theme";
import { Firs, Peaks, Snow } from "../scenes/winter";
import { shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const NAVY = "#12304d";
const LIVE = "#23c55e";
const SUN = "#ffc42e";

const SNOWLATCH = themed({ bg: "#f3f8fa", ink: NAVY, soft: "#4d687f", accent: SUN, "on-accent": NAVY });

/** The cable from the lower left to the upper right. */
const cable = (x: number): number => 304 - x * 0.3;

/** Where the pylon stands: in the middle between two cabins. */
const PYLON = 439;

/** A cabin of the lift; it hangs from the cable at x. */
function Cabin({
  x,
  colour,
  ink = "#fff",
  children,
}: {
  readonly x: number;
  readonly colour: string;
  readonly ink?: string;
  readonly children: ReactNode;
}): ReactElement {
  const [w, h] = [184, 178];
  return (
    <At x={x - w / 2} y={cable(x) - 9} w={w} h={h + 52} style={{ filter: shapeShadow(9) }}>
      <Draw w={w} h={h + 52}>
        <path d="M92 10V58" stroke="#3a444d" strokeWidth={11} />
        <rect x={66} y={0} width={52} height={19} rx={9} fill="#3a444d" />
        <circle cx={78} cy={9.5} r={5} fill="#c3ccd2" />
        <circle cx={106} cy={9.5} r={5} fill="#c3ccd2" />
        <path d={`M46 46H138Q172 46 178 82L184 192Q184 226 152 228H32Q0 226 0 192L6 82Q12 46 46 46Z`} fill={colour} />
        <path d="M46 46H138Q172 46 178 82L179 96H5L6 82Q12 46 46 46Z" fill="#fff" opacity={0.12} />
        <path d="M40 62H86V104H20L22 84Q25 62 40 62Z" fill="#dff1f8" />
        <path d="M98 62H144Q159 62 162 84L164 104H98Z" fill="#c4e2ee" />
        <path d="M40 62H62L34 104H20L22 84Q25 62 40 62Z" fill="#fff" opacity={0.7} />
        <path
          d="M0 192Q0 226 32 228H152Q184 226 184 192L183 180Q180 212 150 212H34Q4 212 1 180Z"
          fill="#04121f"
          opacity={0.2}
        />
      </Draw>
      <At x={0} y={106} w={w} h={112} style={column(0, { alignItems: "center", justifyContent: "center", color: ink })}>
        {children}
      </At>
    </At>
  );
}

const Word = ({ size, children }: { readonly size: number; readonly children: ReactNode }): ReactElement => (
  <span style={display(size, 740, { whiteSpace: "nowrap", lineHeight: 1.02 })}>{children}</span>
);

function App(): ReactElement {
  return (
    <div style={column(0, { padding: "54px 18px 0" })}>
      <div style={row(9)}>
        <svg width={30} height={30} viewBox="0 0 30 30">
          <path
            d="M15 2V28M3.7 8.5L26.3 21.5M26.3 8.5L3.7 21.5"
            stroke={NAVY}
            strokeWidth={3.4}
            strokeLinecap="round"
          />
          <circle cx={15} cy={15} r={6.4} fill={SUN} stroke={NAVY} strokeWidth={3} />
        </svg>
        <span style={display(28, 740)}>Snowlatch</span>
      </div>
      <div style={column(6, { marginTop: 16, padding: "20px 20px 22px", borderRadius: 24, background: SUN })}>
        <span style={display(72, 780, { lineHeight: 0.95, whiteSpace: "nowrap" })}>Gate 3</span>
        <span style={row(9, { ...display(44, 700) })}>
          <Icon name="check" size={42} weight={3.4} />
          open
        </span>
      </div>
      <div style={row(0, { justifyContent: "space-between", marginTop: 20, ...text(23, { fontWeight: 650 }) })}>
        Day pass <span style={{ color: "var(--ui-soft)" }}>until 4:30</span>
      </div>
    </div>
  );
}

function Lift(): ReactElement {
  const line = (drop: number): string => `M-10 ${cable(-10) + drop}L1010 ${cable(1010) + drop}`;
  return (
    <>
      <Draw w={1000} h={750} style={{ filter: shapeShadow(5) }}>
        <path
          d={`M${PYLON - 14} ${cable(PYLON) + 6}L${PYLON - 32} 640H${PYLON + 32}L${PYLON + 14} ${cable(PYLON) + 6}Z`}
          fill="#51636f"
        />
        <path
          d={`M${PYLON} ${cable(PYLON) + 6}V640H${PYLON + 32}L${PYLON + 14} ${cable(PYLON) + 6}Z`}
          fill="#2c3d49"
          opacity={0.6}
        />
        <path
          d={`M${PYLON - 34} ${cable(PYLON - 34) + 13}L${PYLON + 34} ${cable(PYLON + 34) + 13}`}
          stroke="#3a4c58"
          strokeWidth={15}
          strokeLinecap="round"
        />
        <path d={line(0)} stroke="#26323b" strokeWidth={5} />
      </Draw>
      <Cabin x={100} colour={NAVY}>
        <Word size={30}>Build</Word>
        <Word size={58}>214</Word>
      </Cabin>
      <Cabin x={304} colour={NAVY}>
        <Word size={58}>312</Word>
        <Word size={25}>tests passed</Word>
      </Cabin>
      <Cabin x={575} colour={NAVY}>
        <Icon name="clock" size={38} weight={2.6} />
        <Word size={33}>In review</Word>
      </Cabin>
      <Cabin x={838} colour={LIVE} ink="#03240f">
        <Word size={76}>Live</Word>
      </Cabin>
    </>
  );
}

function cover(): ReactElement {
  return (
    <Stage paper="#8fc3da" drama={0.7} grain={0.8} ground={<Peaks />}>
      <div style={SNOWLATCH}>
        <Lift />
        <Snow d="M0 566C160 500 330 560 520 620S860 640 1000 590V750H0Z" colour="#cfe2ec" foot="#c3dae6" />
        <Firs />
        <Place x={824} y={676} rotate={-4}>
          <Handset width={318} lift={12} body="#20262c" time="8:52">
            <App />
          </Handset>
        </Place>
        <Snow d="M0 664C170 640 360 690 560 708C700 718 780 676 1000 690V750H0Z" colour="#f8fcfd" foot="#a9cbdd" />
      </div>
    </Stage>
  );
}

/** App Development: a build on its way up. */
export const pictures: readonly Picture[] = [
  { name: "services/app-development-cover", width: 1000, height: 750, scene: cover },
];
