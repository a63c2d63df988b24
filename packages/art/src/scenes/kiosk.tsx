import type { ReactElement, ReactNode } from "react";
import { At, Draw } from "./At";

/** The hall of a small museum: its name on the wall, a frieze of pots, a stone floor. */
export function MuseumWall(): ReactElement {
  return (
    <Draw w={1000} h={750}>
      <defs>
        <linearGradient id="hall-floor" x2="0" y2="1">
          <stop offset="0" stopColor="#8d6a55" />
          <stop offset="0.3" stopColor="#b48c70" />
          <stop offset="1" stopColor="#c79f80" />
        </linearGradient>
      </defs>
      <rect width={1000} height={750} fill="#e6b592" />
      <path d="M0 132H1000" stroke="#b9805a" strokeWidth={5} />
      <text
        x={500}
        y={98}
        textAnchor="middle"
        style={{
          fontFamily: '"Bricolage Grotesque"',
          fontWeight: 780,
          fontSize: 84,
          letterSpacing: "0.01em",
          fill: "#5a2310",
        }}
      >
        Vellan Museum
      </text>
      <rect y={604} width={1000} height={146} fill="url(#hall-floor)" />
      <rect y={588} width={1000} height={17} fill="#9c5f3f" />
      <path
        d="M500 604V750M250 604L150 750M750 604L850 750M0 604L-100 750M375 604L325 750M625 604L675 750M125 604L-20 750M875 604L1020 750M0 650H1000M0 706H1000"
        stroke="#7d5a44"
        strokeOpacity={0.4}
        strokeWidth={2}
      />
    </Draw>
  );
}

/** An upright kiosk of 226 × 556: screen above, slot and foot below. */
export function Kiosk({
  ticket = false,
  children,
}: {
  readonly ticket?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div style={{ position: "relative", width: 226, height: 556 }}>
      <Draw w={226} h={556} style={{ overflow: "visible" }}>
        <defs>
          <linearGradient id="kiosk">
            <stop offset="0" stopColor="#43463f" />
            <stop offset="0.12" stopColor="#23251f" />
            <stop offset="1" stopColor="#0d0f0b" />
          </linearGradient>
          <filter id="kiosk-foot" x="-50%" y="-300%" width="220%" height="700%">
            <feGaussianBlur stdDeviation="7" />
          </filter>
        </defs>
        <path d="M30 540L120 490H300L210 552Z" fill="#2c1608" opacity={0.32} filter="url(#kiosk-foot)" />
        <ellipse cx={118} cy={549} rx={104} ry={9} fill="#2c1608" opacity={0.6} filter="url(#kiosk-foot)" />
        <path d="M76 410H150V530H76Z" fill="url(#kiosk)" />
        <path d="M20 552Q22 528 60 526H166Q204 528 206 552Z" fill="url(#kiosk)" />
        <rect x={2} y={0} width={222} height={436} rx={20} fill="url(#kiosk)" />
        <rect x={66} y={402} width={94} height={13} rx={6} fill="#000" />
        {ticket && (
          <g style={{ filter: "drop-shadow(3px 5px 4px rgb(30 12 4 / 0.5))" }}>
            <path d="M74 408H152V486Q132 494 112 487T74 490Z" fill="#fffbe9" />
            <path d="M74 408H152V418H74Z" fill="#000" opacity={0.2} />
            <text
              x={113}
              y={447}
              textAnchor="middle"
              style={{ fontFamily: '"Bricolage Grotesque"', fontWeight: 780, fontSize: 22, fill: "#10130f" }}
            >
              Admit
            </text>
            <text
              x={113}
              y={474}
              textAnchor="middle"
              style={{ fontFamily: '"Bricolage Grotesque"', fontWeight: 780, fontSize: 27, fill: "#10130f" }}
            >
              5
            </text>
          </g>
        )}
      </Draw>
      <At
        x={12}
        y={12}
        w={202}
        h={378}
        style={{ borderRadius: 11, overflow: "hidden", background: "var(--ui-bg)", color: "var(--ui-ink)" }}
      >
        {children}
        <div
          style={{
            position: "absolute",
            inset: 0,
            background: "linear-gradient(118deg, rgb(255 255 255 / 0.22), transparent 36%)",
          }}
        />
      </At>
    </div>
  );
}
