import type { ReactElement, ReactNode } from "react";
import { At, Draw } from "./At";
import { row } from "./theme";

/** What the camera measures, and where its body ends. */
export const CAMERA = { width: 690, height: 462 } as const;

interface DialProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

function Dial({ x, y, r }: DialProps): ReactElement {
  const bow = String(r * 0.66);
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill="#15120f" />
      <circle cx={x} cy={y} r={r * 0.8} fill="#3a332c" />
      <path
        d={`M${String(x - r * 0.45)} ${String(y - r * 0.5)}a${bow} ${bow} 0 0 1 ${String(r * 0.9)} 0`}
        stroke="#fff"
        strokeOpacity="0.25"
        strokeWidth="3"
        fill="none"
      />
    </g>
  );
}

const Body = (): ReactElement => (
  <Draw w={CAMERA.width} h={CAMERA.height} style={{ overflow: "visible" }}>
    <defs>
      <linearGradient id="camera-body" x1="0" x2="0.25" y1="0" y2="1">
        <stop offset="0" stopColor="#4d443b" />
        <stop offset="0.3" stopColor="#332c26" />
        <stop offset="1" stopColor="#211c18" />
      </linearGradient>
    </defs>
    <path d="M224 60L262 10H404L446 60z" fill="#2a2520" />
    <path d="M262 10H404L410 18H256z" fill="#fff" opacity="0.14" />
    <rect x="560" y="30" width="76" height="30" rx="8" fill="#4a4138" />
    <path d="M568 34V56M578 34V56M588 34V56M598 34V56M608 34V56M618 34V56M628 34V56" stroke="#2a2520" strokeWidth="3" />
    <rect x="60" y="38" width="92" height="22" rx="6" fill="#4a4138" />
    <path d="M48 52H642Q680 52 680 90V440Q680 460 660 460H30Q10 460 10 440V90Q10 52 48 52z" fill="url(#camera-body)" />
    <path d="M48 53.5H642Q670 55 678 84" stroke="#fff" strokeOpacity="0.22" strokeWidth="3" fill="none" />
    <rect x="286" y="24" width="96" height="50" rx="10" fill="#0d0b09" />
    <circle cx="620" cy="102" r="11" fill="#e0361d" />
    <Dial x={606} y={250} r={46} />
    <circle cx="606" cy="250" r="18" fill="#15120f" />
    <Dial x={606} y={162} r={17} />
    <Dial x={576} y={346} r={19} />
    <Dial x={640} y={346} r={19} />
  </Draw>
);

const LETTERS = { color: "#fff6e6", fontFamily: "JetBrains Mono", position: "absolute" } as const;

/** A camera from behind, filming: what it sees stands on its screen. */
export function CameraBack({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div style={{ position: "relative", ...CAMERA }}>
      <Body />
      <At x={42} y={108} w={480} h={312} style={{ borderRadius: 10, background: "#0d0b09", padding: 6 }}>
        <div style={{ position: "relative", width: "100%", height: "100%", overflow: "hidden", borderRadius: 5 }}>
          {children}
          <Draw w={468} h={300}>
            <path d="M156 0V300M312 0V300M0 100H468M0 200H468" stroke="#fff" strokeOpacity="0.35" />
            <path
              d="M152 96V72H176M320 72H344V96M344 222V246H320M176 246H152V222"
              stroke="#fff3c4"
              strokeWidth="4"
              fill="none"
            />
          </Draw>
          <div
            style={row(10, {
              ...LETTERS,
              left: 16,
              top: 12,
              padding: "3px 12px 3px 10px",
              borderRadius: 6,
              background: "rgb(20 14 10 / 0.72)",
              fontSize: 26,
              fontWeight: 700,
            })}
          >
            <span style={{ width: 16, height: 16, borderRadius: 16, background: "#f03a1e" }} />
            REC 00:14
          </div>
          <div
            style={{ ...LETTERS, right: 18, bottom: 10, fontSize: 20, fontWeight: 600, textShadow: "0 1px 3px #000" }}
          >
            4K 25 f/2.8
          </div>
        </div>
      </At>
    </div>
  );
}
