import type { ReactElement } from "react";
import { Draw } from "./At";

/** A room at night: a dark wall, and a desk that only a lamp lights. */
export function NightDesk(): ReactElement {
  return (
    <Draw w={1000} h={667}>
      <defs>
        <linearGradient id="night-wall" x2="0" y2="1">
          <stop offset="0" stopColor="#1c2827" />
          <stop offset="1" stopColor="#263332" />
        </linearGradient>
        <radialGradient id="night-pool" cx="0.88" cy="0.1" r="0.8" gradientTransform="matrix(1 0 0 0.9 0 0)">
          <stop offset="0" stopColor="#f3b96a" />
          <stop offset="0.35" stopColor="#a06a38" />
          <stop offset="1" stopColor="#3a2a1e" />
        </radialGradient>
        <radialGradient id="night-glow" cx="0.5" cy="0" r="0.6">
          <stop offset="0" stopColor="#8fd0c4" stopOpacity="0.3" />
          <stop offset="1" stopColor="#8fd0c4" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={1000} height={600} fill="url(#night-wall)" />
      <rect y={584} width={1000} height={83} fill="url(#night-pool)" />
      <rect y={584} width={1000} height={83} fill="url(#night-glow)" />
      <rect y={584} width={1000} height={2.5} fill="#e9b676" opacity={0.35} />
    </Draw>
  );
}

/** A desk lamp at the right, its shade turned to the desk. */
export function Lamp(): ReactElement {
  return (
    <g>
      <defs>
        <linearGradient id="lamp-beam" x2="0" y2="1">
          <stop offset="0" stopColor="#ffd58c" stopOpacity="0.5" />
          <stop offset="0.45" stopColor="#ffd58c" stopOpacity="0.16" />
          <stop offset="1" stopColor="#ffd58c" stopOpacity="0" />
        </linearGradient>
        <filter id="lamp-haze" x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation="13" />
        </filter>
        <radialGradient id="lamp-pool">
          <stop offset="0" stopColor="#ffd995" stopOpacity="0.62" />
          <stop offset="0.5" stopColor="#ffcf85" stopOpacity="0.24" />
          <stop offset="1" stopColor="#ffcf85" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="lamp-shade" x2="1" y2="0.4">
          <stop offset="0" stopColor="#f0a13a" />
          <stop offset="0.5" stopColor="#c9742a" />
          <stop offset="1" stopColor="#7d3f17" />
        </linearGradient>
      </defs>
      <ellipse cx={822} cy={624} rx={190} ry={38} fill="url(#lamp-pool)" />
      <path d="M798 516L716 640H936L866 504Z" fill="url(#lamp-beam)" filter="url(#lamp-haze)" />
      <ellipse cx={946} cy={648} rx={64} ry={9} fill="#120b06" opacity={0.6} />
      <path d="M884 640Q886 622 934 622T984 640Z" fill="#7d3f17" />
      <path d="M934 624L966 512L862 432" fill="none" stroke="#3a2416" strokeWidth={13} strokeLinejoin="round" />
      <path d="M931 624L962 514L860 434" fill="none" stroke="#a8622a" strokeWidth={4} strokeLinejoin="round" />
      <circle cx={965} cy={512} r={11} fill="#5d3419" />
      <ellipse cx={832} cy={513} rx={45} ry={10} transform="rotate(-10 832 513)" fill="#fff0c4" />
      <path d="M788 521Q786 452 846 436L866 424L880 444Q884 470 876 505Q830 506 788 521Z" fill="url(#lamp-shade)" />
      <path
        d="M798 512Q800 462 848 446"
        fill="none"
        stroke="#ffd79a"
        strokeWidth={4}
        strokeLinecap="round"
        opacity={0.7}
      />
    </g>
  );
}

/** A mug of coffee, still warm, lit from the right. */
export function Mug(): ReactElement {
  return (
    <g>
      <defs>
        <linearGradient id="mug">
          <stop offset="0" stopColor="#042220" stopOpacity="0.7" />
          <stop offset="0.55" stopColor="#042220" stopOpacity="0.05" />
          <stop offset="0.86" stopColor="#ffcf8a" stopOpacity="0.6" />
          <stop offset="1" stopColor="#ffcf8a" stopOpacity="0.15" />
        </linearGradient>
      </defs>
      <ellipse cx={640} cy={651} rx={52} ry={8} fill="#140c06" opacity={0.55} />
      <path d="M664 586H686Q702 588 700 606T668 628" fill="none" stroke="#0b6c64" strokeWidth={9} />
      <path d="M582 566H670V636Q668 652 650 652H602Q584 652 582 636Z" fill="#0f8a80" />
      <path d="M582 566H670V636Q668 652 650 652H602Q584 652 582 636Z" fill="url(#mug)" />
      <ellipse cx={626} cy={567} rx={44} ry={7} fill="#3a2114" />
      <path
        d="M612 548C600 532 622 522 612 504M636 548C624 532 646 522 636 504"
        fill="none"
        stroke="#cfe0dc"
        strokeWidth={4}
        strokeLinecap="round"
        opacity={0.3}
      />
    </g>
  );
}
