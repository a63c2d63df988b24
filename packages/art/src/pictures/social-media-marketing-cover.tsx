import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Button } from "../scenes/controls";
import { Phone } from "../scenes/devices";
import { Say, Slip } from "../scenes/hand";
import { Icon } from "../scenes/Icon";
import { Mark } from "../scenes/Mark";
import { column, display, row, text, themed } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const NIGHT = themed({
  bg: "#fbf7ea",
  panel: "#eee6d0",
  ink: "#182338",
  soft: "#626a78",
  accent: "#f2b632",
  "on-accent": "#182338",
});

const STARS = [
  [26, 34],
  [58, 31],
  [88, 26],
  [93, 7],
  [18, 46],
  [78, 44],
  [45, 36],
  [66, 41],
  [6, 34],
  [71, 33],
] as const;

/** A tent under stars on a field of 100 × 100; what differs from ad to ad is the sky, the tent and how near it stands. */
function Tent({
  sky,
  cloth,
  zoom = 1,
  moon = false,
}: {
  readonly sky: string;
  readonly cloth: string;
  readonly zoom?: number;
  readonly moon?: boolean;
}): ReactElement {
  const dark = `color-mix(in oklab, ${cloth}, #5a2c00 32%)`;
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMax slice"
      width="100%"
      height="100%"
      style={{
        position: "absolute",
        inset: 0,
        background: `linear-gradient(${sky}, color-mix(in oklab, ${sky}, #e8a15a 30%))`,
      }}
    >
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={(x % 3) * 0.28 + 0.5} fill="#fff3cf" />
      ))}
      {moon && <circle cx="76" cy="22" r="10" fill="#fbe9b5" />}
      <path d="M-5 74L22 52L40 66L66 46L105 74V100H-5z" fill={`color-mix(in oklab, ${sky}, black 34%)`} />
      <path d="M-5 84Q50 72 105 84V105H-5z" fill={`color-mix(in oklab, ${sky}, black 58%)`} />
      <g transform={`translate(50 88) scale(${String(zoom)}) translate(-50 -88)`}>
        <path d="M50 42L20 88H58z" fill={cloth} />
        <path d="M50 42L84 86L58 88z" fill={dark} />
        <path d="M50 42L34 88H58z" fill={`color-mix(in oklab, ${cloth}, white 30%)`} />
        <path d="M49 56L42 88H56z" fill="#4a2a08" />
        <path d="M50 42L53 37M20 88L14 91M84 86L91 90" stroke="#e9dcc0" strokeWidth="1" />
      </g>
    </svg>
  );
}

function Ad(): ReactElement {
  return (
    <div style={column(0, { height: "100%", background: "var(--ui-bg)", paddingTop: 50 })}>
      <div style={row(10, { padding: "6px 14px" })}>
        <span
          style={{
            display: "grid",
            placeItems: "center",
            width: 40,
            height: 40,
            borderRadius: 40,
            background: "#182338",
          }}
        >
          <Mark name="pine" size={27} colour="#fbd06a" second="#f2b632" />
        </span>
        <div style={column(0, { flex: 1, lineHeight: 1.2 })}>
          <b style={{ fontSize: 17 }}>Driftpine</b>
          <span style={{ fontSize: 14, color: "var(--ui-soft)" }}>Sponsored</span>
        </div>
        <Icon name="more" size={22} />
      </div>
      <p style={text(17, { padding: "4px 14px 10px", lineHeight: 1.3 })}>Up in four minutes, dry for years.</p>
      <div style={{ position: "relative", height: 382, overflow: "hidden" }}>
        <Tent sky="#24365e" cloth="#f2b632" zoom={1.02} />
        <span style={display(38, 800, { position: "absolute", left: 16, top: 14, color: "#fbf1d4" })}>
          Sleep under
          <br />
          the other roof
        </span>
      </div>
      <div style={row(10, { padding: "12px 14px", background: "var(--ui-panel)" })}>
        <div style={column(0, { flex: 1, lineHeight: 1.25 })}>
          <span style={{ fontSize: 13, color: "var(--ui-soft)" }}>driftpine.example</span>
          <b style={{ fontSize: 16 }}>Pitch 2, 4.2 lb</b>
        </div>
        <Button size={15}>Shop tents</Button>
      </div>
    </div>
  );
}

const VARIANTS = [
  ["A", "#24365e", "#f2b632", 1, false],
  ["B", "#6a2f45", "#f2b632", 0.8, true],
  ["C", "#1f4a4a", "#f6dfa0", 1.1, false],
  ["D", "#3d3470", "#f0875a", 0.9, true],
  ["E", "#2b5c86", "#f2b632", 0.7, false],
  ["F", "#4b3a2a", "#e9c46a", 1.15, false],
] as const;

function cover(): ReactElement {
  return (
    <Stage paper="#dd7f4f" drama={0.95}>
      <div style={{ position: "absolute", inset: 0, ...NIGHT }}>
        {VARIANTS.map(([name, sky, cloth, zoom, moon], index) => (
          <Place
            key={name}
            x={92 + (index % 2) * 156}
            y={168 + Math.floor(index / 2) * 196}
            rotate={[-5, 3, 2, -3, -2, 5][index] ?? 0}
          >
            <div style={{ width: 142, padding: 8, background: "#fdf8ea", boxShadow: shadow(4), opacity: 1 }}>
              <div style={{ position: "relative", height: 122, overflow: "hidden" }}>
                <Tent sky={sky} cloth={cloth} zoom={zoom} moon={moon} />
              </div>
              <b style={{ display: "block", fontSize: 22, lineHeight: 1, padding: "9px 4px 3px" }}>{name}</b>
            </div>
          </Place>
        ))}
        <Place x={806} y={152} rotate={4}>
          <Slip pad="20px 30px" colour="#fbf1d4">
            <div style={text(22, { fontWeight: 600 })}>Audience</div>
            <div style={display(62, 800)}>24,000</div>
          </Slip>
        </Place>
        <Place x={833} y={430} rotate={-2}>
          <Slip pad="22px 25px 24px" colour="#fdf8ea">
            <div style={text(24, { fontWeight: 650, marginBottom: 10 })}>Cost per order</div>
            <svg width={238} height={190} viewBox="0 0 300 196" style={{ height: 161 }}>
              <path d="M0 188H300M0 126H300M0 64H300" stroke="#e0d5bd" strokeWidth="1.5" />
              <path d="M4 26L52 44L100 38L148 86L196 104L244 140L290 150V188H4Z" fill="#f2b632" opacity="0.35" />
              <path
                d="M4 26L52 44L100 38L148 86L196 104L244 140L290 150"
                fill="none"
                stroke="#182338"
                strokeWidth="5"
                strokeLinejoin="round"
                strokeLinecap="round"
              />
              <circle cx="290" cy="150" r="9" fill="#dd5f2f" />
              <Say x={14} y={20} size={30} weight={750} font="Bricolage Grotesque">
                $31
              </Say>
              <Say x={296} y={98} size={46} weight={800} anchor="end" fill="#b8410f" font="Bricolage Grotesque">
                $12
              </Say>
            </svg>
          </Slip>
        </Place>
        <Place x={500} y={420} rotate={5}>
          <Phone width={330} status="#182338">
            <Ad />
          </Phone>
        </Place>
        <Place x={838} y={664} rotate={3}>
          <Slip pad="14px 26px" colour="#f2b632">
            <div style={display(32, 750)}>Test week 1</div>
          </Slip>
        </Place>
      </div>
    </Stage>
  );
}

/** Social Media Marketing: the cover. */
export const pictures: readonly Picture[] = [
  { name: "services/social-media-marketing-cover", width: 1000, height: 750, scene: cover },
];
