import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Tablet } from "../scenes/devices";
import { Logo } from "../scenes/Mark";
import { Columns } from "../scenes/print";
import { column, display, row, text, themed } from "../scenes/theme";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const LEATHER = themed({
  bg: "#fbf3e6",
  ink: "#24150d",
  soft: "#6d5442",
  accent: "#b3261c",
  display: "Fraunces",
  font: "Fraunces",
});

/** Hides hung over the tanning pit. */
function Pit(): ReactElement {
  return (
    <svg
      viewBox="0 0 600 300"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      style={{ position: "absolute", inset: 0, overflow: "hidden" }}
    >
      <rect width="600" height="300" fill="#2a1a12" />
      <path d="M0 0H600V120H0z" fill="#3a2619" />
      <path d="M470 0L600 0V90L510 60z" fill="#d99a4e" opacity="0.35" />
      <path d="M-10 34H610V48H-10z" fill="#6a4426" />
      {[40, 172, 304, 436].map((x, index) => (
        <g key={x} style={{ filter: "drop-shadow(5px 8px 6px rgb(0 0 0 / 0.5))" }}>
          <path
            d={`M${String(x)} 40H${String(x + 104)}L${String(x + 116)} 92L${String(x + 98)} 120L${String(x + 104)} 190L${String(x + 74)} 212L${String(x + 52)} 198L${String(x + 30)} 212L${String(x)} 190L${String(x + 6)} 120L${String(x - 12)} 92z`}
            fill={["#a8642f", "#8f4f22", "#b87338", "#7c431d"][index]}
          />
          <path
            d={`M${String(x + 52)} 40H${String(x + 104)}L${String(x + 116)} 92L${String(x + 98)} 120L${String(x + 104)} 190L${String(x + 74)} 212L${String(x + 52)} 198z`}
            fill="#1d0d04"
            opacity="0.28"
          />
        </g>
      ))}
      <path d="M-10 240L60 216H540L610 240V310H-10z" fill="#5b3818" />
      <path d="M40 248L86 228H514L560 248L590 300H10z" fill="#1d0f06" />
      <path
        d="M120 262Q200 252 280 262T460 260M90 284Q220 272 340 284T540 280"
        stroke="#a8642f"
        strokeWidth="4"
        fill="none"
        opacity="0.7"
      />
    </svg>
  );
}

const STORY = [
  "The pit is older than the road. Oak bark goes in with the hides, layer on layer, and then nothing happens that a visitor could see. Nine weeks later the foreman lifts a corner with a hook, bends it against his thumb and nods, or does not.",
  "“You cannot hurry bark,” he says. His father tried once, in a wet summer, and sold the lot for dog leads.",
];

function Article(): ReactElement {
  return (
    <div style={{ height: "100%", background: "var(--ui-bg)" }}>
      <div style={{ position: "relative", height: 268 }}>
        <Pit />
      </div>
      <div style={column(12, { padding: "20px 34px" })}>
        <div style={row(0, { justifyContent: "space-between", fontSize: 19 })}>
          <Logo mark="shield" name="Tannervale Leather" size={25} colour="#b3261c" second="#5b3818" font="Fraunces" />
          <span style={{ color: "var(--ui-soft)", fontFamily: "Instrument Sans" }}>8 min read</span>
        </div>
        <span style={display(62, 700, { lineHeight: 0.98 })}>Nine weeks in the pit</span>
        <div style={{ display: "grid", gridTemplateColumns: "1.5fr 1fr", gap: 28 }}>
          <Columns count={1} size={19} initial font="Fraunces" paragraphs={STORY} />
          <div
            style={{
              borderTop: "5px solid #b3261c",
              paddingTop: 12,
              fontStyle: "italic",
              fontFamily: "Fraunces",
              fontSize: 34,
              lineHeight: 1.12,
              color: "#b3261c",
            }}
          >
            “You cannot hurry bark.”
          </div>
        </div>
      </div>
    </div>
  );
}

/** A leather apron from above, its stitched edge and a pocket with an awl. */
function Apron(): ReactElement {
  return (
    <svg width={1000} height={750} style={{ position: "absolute", inset: 0 }}>
      <g style={{ filter: shapeShadow(8) }}>
        <path d="M40 800V150Q180 120 230 -40H780Q830 130 990 160V800z" fill="#8a4e24" />
        <path d="M40 800V150Q180 120 230 -40H300L210 800z" fill="#fff" opacity="0.05" />
      </g>
      <path
        d="M62 800V168Q206 132 252 -40M968 800V178Q820 140 758 -40"
        stroke="#e3b67e"
        strokeWidth="3.4"
        strokeDasharray="13 9"
        fill="none"
      />
      <path d="M700 520H940V800H700z" fill="#7a4119" style={{ filter: shapeShadow(3) }} />
      <path d="M714 800V536H926V800" stroke="#e3b67e" strokeWidth="3.4" strokeDasharray="13 9" fill="none" />
      <g transform="rotate(7 880 470)" style={{ filter: shapeShadow(6) }}>
        <path d="M868 380Q880 356 892 380L898 470Q880 484 862 470z" fill="#d9a45e" />
        <path d="M880 380Q886 362 892 380L898 470Q890 480 880 482z" fill="#8a5a24" opacity="0.6" />
        <path d="M876 478H884V540H876z" fill="#b9b3aa" />
      </g>
      <path d="M700 520H940V560H700z" fill="#7a4119" />
      <path d="M714 534H926" stroke="#e3b67e" strokeWidth="3.4" strokeDasharray="13 9" />
    </svg>
  );
}

function article(): ReactElement {
  return (
    <Stage paper="#cdbfa4" drama={1} ground={<Apron />}>
      <div style={{ position: "absolute", inset: 0, ...LEATHER }}>
        <Place x={446} y={400} rotate={-6}>
          <Tablet width={700} height={830} lift={24}>
            <Article />
          </Tablet>
        </Place>
        <Place x={884} y={196} rotate={7}>
          <div
            style={column(0, {
              padding: "16px 24px",
              background: "#fbf3e6",
              boxShadow: shadow(7),
              borderRadius: 3,
              lineHeight: 1.1,
            })}
          >
            <span style={display(66, 750, { color: "#b3261c" })}>61%</span>
            <span style={text(21, { fontWeight: 550 })}>
              read to
              <br />
              the last line
            </span>
          </div>
        </Place>
      </div>
    </Stage>
  );
}

/** Content Creation: sample 2. */
export const pictures: readonly Picture[] = [
  { name: "services/content-creation-sample-2", width: 1000, height: 750, scene: article },
];
