import type { ReactElement } from "react";
import { BODY } from "./fyyndfit";
import { CUT, Line, LINE, Sign, Two } from "./lettering";
import { row } from "./theme";

/** How high the field of a mark is: all are shown at one height, so each fills it as much as its weight allows. */
export const FIELD = 80;

/** The marks of all clients, as they are in their pictures, with one ink. */
export const WORDMARKS: Readonly<Record<string, ReactElement>> = {
  "pellgrove-bank": (
    <Line face="round" size={49} weight={900} tight={-0.03} down={-1}>
      Pellgr
      <svg width={26} height={26} viewBox="-50 -50 100 100" style={{ display: "inline-block", margin: "0 1px 0 2px" }}>
        <circle r={35} {...LINE} strokeWidth={30} />
        <path d="M0 0L34 -46" {...CUT} strokeWidth={13} />
      </svg>
      ve<span style={{ fontWeight: 500, letterSpacing: "-0.02em" }}> Bank</span>
    </Line>
  ),
  cannaoil: (
    <Line face="quiet" size={60} weight={650} tight={-0.035} down={-3}>
      cannao
      <span style={{ position: "relative" }}>
        ı
        <svg width={14} height={18} viewBox="0 0 14 18" style={{ position: "absolute", left: -0.6, top: 7 }}>
          <path d="M7 0C11 6 13.4 8.6 13.4 11.8A6.4 6.2 0 0 1 0.6 11.8C0.6 8.6 3 6 7 0z" />
        </svg>
      </span>
      l
    </Line>
  ),
  haulwright: (
    <span style={row(17)}>
      <Sign box={[0, 0, 60, 49]} high={50}>
        <path d="M2 16H58V24H2zM2 40H58V47H2zM2 24H13V40H2zM24.5 24H35.5V40H24.5zM47 24H58V40H47zM12 0H48V12H12z" />
      </Sign>
      <Line face="serif" size={51} weight={750} tight={-0.022} down={-2}>
        Haulwright
      </Line>
    </span>
  ),
  "paper-comet": (
    <span style={row(13)}>
      <Sign box={[0, 2, 60, 34]} high={48}>
        <path d="M1 3L47 10L39 19.5zM1 6L37 22.5L34 35z" />
        <circle cx="46" cy="22" r="15" fill="#fff" />
        <circle cx="46" cy="22" r="12.5" />
      </Sign>
      <Line face="grotesque" size={52} weight={780} tight={-0.035} down={-2}>
        Paper Comet
      </Line>
    </span>
  ),
  ecoshop: (
    <span style={row(13)}>
      <Sign box={[6, 8, 88, 85]} high={50} down={-2}>
        <path d="M6 43H94L83 92H17z" />
        <path d="M26 46A24 31 0 0 1 74 46" {...LINE} strokeWidth="10" strokeLinecap="butt" />
        <path d="M35 56V80M50 56V80M65 56V80" {...CUT} strokeWidth="6" />
      </Sign>
      <Line face="round" size={54} weight={900} tight={-0.035} down={-1}>
        Eco<span style={{ fontWeight: 500 }}>Shop</span>
      </Line>
    </span>
  ),
  "ardenholt-partners": (
    <span style={row(15)}>
      <Sign box={[2, 3, 20, 20]} high={59}>
        <path d="M2 23V13A10 10 0 0 1 22 13V23H16V13A4 4 0 0 0 8 13V23Z" />
      </Sign>
      <Two gap={1}>
        <Line face="serif" size={34} weight={600} tight={-0.01}>
          Ardenholt
        </Line>
        <Line face="serif" size={34} weight={440} tight={0.008} style={{ fontStyle: "italic" }} down={-2}>
          Partners
        </Line>
      </Two>
    </span>
  ),
  fyyndfit: (
    <Line face="grotesque" size={64} weight={800} tight={-0.025} down={2}>
      f
      <svg width={109} height={34} viewBox="-112 -70 224 70" style={{ display: "inline-block", margin: "0 2px 0 1px" }}>
        {[-58.6, 58.6].map((x) => (
          <g key={x} transform={`translate(${String(x)} 0)`}>
            <path d={BODY} />
            <circle cy={-69} r={17.5} />
          </g>
        ))}
      </svg>
      ndfit
    </Line>
  ),
  owldoc: (
    <span style={row(14)}>
      <Sign box={[6, 6, 178, 88]} high={44}>
        {[50, 140].map((x) => (
          <g key={x}>
            <circle cx={x} cy={50} r={44} />
            <circle cx={x} cy={50} r={19} fill="#fff" />
          </g>
        ))}
      </Sign>
      <Line face="serif" size={58} weight={600} down={-4}>
        owldoc
      </Line>
    </span>
  ),
  hourloft: (
    <span style={row(14)}>
      <Sign box={[1, 1, 22, 22]} high={53} down={-2}>
        <path d="M12 1L23 10V21Q23 23 21 23H3Q1 23 1 21V10Z" />
        <path d="M12 8V14.5L16.5 17" {...CUT} strokeWidth="2.6" />
      </Sign>
      <Line face="round" size={54} weight={900} down={-1}>
        Hourloft
      </Line>
    </span>
  ),
  "quince-lane-kitchens": (
    <span style={row(14)}>
      <Sign box={[12, 2, 166, 128]} high={52} down={-1}>
        <path d="M84 2H106V24H84zM20 98Q22 30 95 28T170 98zM12 106H178V130H12z" />
        <path d="M46 86Q50 54 80 46" {...CUT} strokeWidth="9" />
      </Sign>
      <Two gap={1}>
        {["Quince Lane", "Kitchens"].map((words) => (
          <Line
            key={words}
            face="grotesque"
            size={36}
            weight={750}
            tight={-0.005}
            style={{ fontStretch: "75%" }}
            down={-1}
          >
            {words}
          </Line>
        ))}
      </Two>
    </span>
  ),
  "tarnfell-outdoor": (
    <span style={row(12)}>
      <Sign box={[0, 2, 31, 22]} high={46} down={-1}>
        <path d="M21.5 7.5L30.5 18.5H14z" />
        <path d="M11 2.5L21.600 18.5H0.400z" stroke="#fff" strokeWidth="3" />
        <path d="M11 2.5L21.600 18.5H0.400zM1.5 21H29.5V24H1.5z" />
      </Sign>
      <Line face="grotesque" size={51} weight={780} tight={-0.01} style={{ fontStretch: "78%" }} down={-2}>
        Tarnfell<span style={{ fontWeight: 400 }}> Outdoor</span>
      </Line>
    </span>
  ),
  "alder-and-twine": (
    <span style={row(11)}>
      <Sign box={[3, 0, 34, 48]} high={64}>
        <path d="M20 0C39 11 39 27 20 36C1 27 1 11 20 0z" />
        <path d="M20 11V36" {...CUT} strokeWidth="2.6" />
        <path d="M20 34V47" {...LINE} strokeWidth="3.4" />
        <path d="M9 38.5Q20 45 31 38.5" {...LINE} strokeWidth="3" />
      </Sign>
      <Line face="round" size={49} weight={700} tight={-0.015} down={-1}>
        Alder & Twine
      </Line>
    </span>
  ),
  "crumbwell-bakery": (
    <span style={row(13)}>
      <Sign box={[0, 0, 60, 60]} high={68}>
        <circle cx={30} cy={30} r={30} />
        <path d="M11 40A19 19 0 0 1 49 40M20 40A10 10 0 0 1 40 40M9 48H51" {...CUT} strokeWidth={4.6} />
      </Sign>
      <Two>
        {["Crumbwell", "Bakery"].map((words) => (
          <Line
            key={words}
            face="serif"
            size={35}
            weight={640}
            style={{ fontVariationSettings: '"SOFT" 100' }}
            down={-2}
          >
            {words}
          </Line>
        ))}
      </Two>
    </span>
  ),
  techflow: (
    <span style={row(16)}>
      <Sign box={[-1, 2, 51, 36]} high={45} down={1}>
        <path d="M2 5H12C24 5 24 20 36 20H47M2 20H47M2 35H12C24 35 24 20 36 20" {...LINE} strokeWidth={6} />
      </Sign>
      <Line face="grotesque" size={54} weight={720} down={-1}>
        TechFlow
      </Line>
    </span>
  ),
  "fennwick-bathhouse": (
    <svg width={184} height={76} viewBox="0 0 184 76">
      <rect width={184} height={76} rx={11} />
      <rect x={5} y={5} width={174} height={66} rx={7} {...CUT} strokeWidth={2.4} />
      <g
        fill="#fff"
        textAnchor="middle"
        fontFamily="Bricolage Grotesque"
        fontWeight={720}
        style={{ fontStretch: "75%" }}
      >
        <text x={92} y={40} fontSize={38}>
          Fennwick
        </text>
        <text x={92} y={64} fontSize={24} letterSpacing="0.07em">
          Bathhouse
        </text>
      </g>
    </svg>
  ),
};
