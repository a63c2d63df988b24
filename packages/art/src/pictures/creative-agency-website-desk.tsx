import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { StickyNote } from "../scenes/boards";
import { NIGHTS } from "../scenes/nights";
import { COMET, Comet, Film, VIOLET } from "../scenes/papercomet";
import { Scripts, Tea } from "../scenes/producer";
import { column, display, row, text } from "../scenes/theme";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";
import { Horizon, Standing } from "../stage/Standing";

const TABS = [
  "Longlens Halide Nordlys Ampere Bluffton Sixpence Orrin Kestrel Mote Tallow",
  "Ostrava Pinfold Grayling Umber Cutaway Lantern Halfway Moxie Reel12 Borage",
  "Fathom Tinsel Arc&Co Juno Redwing Slate Osprey Cobble Drift Wick",
  "Showreel Parlor Ember Foxglove Quarto Lumen Hatch Rove Sable Onyx",
].map((line) => line.split(" "));

/** The tab that was lifted out of its row. */
const GONE = "Lumen";

const DOTS = ["#e4604d", "#e9b949", "#63b06a", "#5b8fc7", "#d97fa8", "#c9b79a"] as const;

/** Ten tabs of one window: its page is hidden by the window before it. */
function Tabs({ names, front }: { readonly names: readonly string[]; readonly front: boolean }): ReactElement {
  return (
    <div style={{ display: "flex", gap: 3, padding: "7px 10px 0", background: "#3d3a38", height: 50 }}>
      {names.map((name, index) => (
        <div
          key={name}
          style={row(6, {
            flex: 1,
            minWidth: 0,
            padding: "0 8px",
            borderRadius: "9px 9px 0 0",
            background: name === GONE ? "transparent" : front && index === 0 ? "#f4efe6" : "#5a5552",
            boxShadow: name === GONE ? `inset 0 0 0 3px ${VIOLET}` : undefined,
            color: front && index === 0 ? "#241f1c" : "#efe8dc",
            ...text(14.5, { fontWeight: 600, whiteSpace: "nowrap" }),
          })}
        >
          <span
            style={{
              opacity: name === GONE ? 0 : 1,
              width: 9,
              height: 9,
              borderRadius: 9,
              background: DOTS[(index * 5 + name.length) % 6],
              flex: "none",
            }}
          />
          {name === GONE ? "" : name}
        </div>
      ))}
    </div>
  );
}

function Monitor(): ReactElement {
  return (
    <div
      style={{
        width: 1010,
        height: 560,
        padding: "18px 18px 30px",
        borderRadius: 20,
        background: "linear-gradient(120deg, #3a3836, #171615 30%, #0d0c0c)",
        boxShadow: `0 0 120px 30px rgb(250 240 220 / 0.22), ${shadow(14)}`,
      }}
    >
      <div style={{ position: "relative", height: "100%", overflow: "hidden", borderRadius: 5, background: "#6b5d4f" }}>
        {TABS.map((names, index) => (
          <div
            key={names[0]}
            style={{
              position: "absolute",
              left: 0,
              right: 0,
              top: index * 62,
              bottom: 0,
              background: "#f4efe6",
              boxShadow: "0 -3px 10px rgb(0 0 0 / 0.4)",
            }}
          >
            <Tabs names={names} front={index === TABS.length - 1} />
          </div>
        ))}
        <div style={column(12, { position: "absolute", left: 40, top: 284, color: "#241f1c" })}>
          <span style={display(44, 740, { whiteSpace: "nowrap" })}>Showreel, 11 MB</span>
          <div style={{ width: 400, height: 12, borderRadius: 9, background: "#d9d0c2" }}>
            <div style={{ width: 148, height: 12, borderRadius: 9, background: "#241f1c" }} />
          </div>
          <span style={text(24, { fontWeight: 600, color: "#5d544b" })}>Loading, 37%</span>
        </div>
      </div>
    </div>
  );
}

/** The tab that was worth lifting out. */
function Lifted(): ReactElement {
  return (
    <div style={{ width: 500, filter: shapeShadow(30) }}>
      <div
        style={{
          width: 266,
          height: 56,
          padding: "14px 0 0 24px",
          borderRadius: "18px 18px 0 0",
          background: VIOLET,
          color: "#150929",
        }}
      >
        <Comet size={29} ball="#fdf9f1" />
      </div>
      <div
        style={column(18, {
          height: 262,
          padding: "22px 26px",
          borderRadius: "0 6px 6px 6px",
          background: `linear-gradient(125deg, color-mix(in oklab, ${VIOLET}, white 12%), ${VIOLET} 50%)`,
          color: "#150929",
        })}
      >
        <div style={row(0, { justifyContent: "space-between", alignItems: "baseline" })}>
          <span style={display(62, 780, { whiteSpace: "nowrap" })}>3 shots</span>
          <span style={text(30, { fontWeight: 700, whiteSpace: "nowrap" })}>sent 8:52 pm</span>
        </div>
        <div style={row(12)}>
          {[NIGHTS.street, NIGHTS.wipers, NIGHTS.umbrella].map((still, index) => (
            <div key={String(index)} style={{ position: "relative", flex: 1, height: 118 }}>
              <Film>{still}</Film>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function desk(): ReactElement {
  return (
    <Stage drama={1.25} grain={0.8} ground={<Horizon at={0.76} wall="#1b2022" table="#4d3421" />}>
      <div style={COMET}>
        <Place x={484} y={268}>
          <Monitor />
        </Place>
        <Place x={884} y={322} rotate={4}>
          <StickyNote size={150} colour="#ffd75e">
            <span style={{ fontSize: 27, lineHeight: 1.05, fontWeight: 700 }}>Options by nine!</span>
          </StickyNote>
        </Place>
        <Place x={652} y={528} rotate={-6} scale={1.08}>
          <Lifted />
        </Place>
        <Place x={196} y={664}>
          <Standing width={330} height={102} strength={1}>
            <Scripts />
          </Standing>
        </Place>
        <Place x={186} y={544}>
          <Standing width={170} height={150} strength={0.5}>
            <Tea />
          </Standing>
        </Place>
      </div>
    </Stage>
  );
}

/** Paper Comet: forty tabs, and the one that helped. */
export const pictures: readonly Picture[] = [
  { name: "projects/creative-agency-website-why", width: 1000, height: 750, scene: desk },
];
