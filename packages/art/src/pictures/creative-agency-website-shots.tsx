import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Laptop } from "../scenes/devices";
import { dusk } from "../scenes/dusk";
import { COMET, Comet, Film, VIOLET } from "../scenes/papercomet";
import { display, row, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";
import { Horizon, Standing } from "../stage/Standing";

/** Seventeen of the forty in view have all three tags; 7 and 40 share no factor. */
const fits = (index: number): boolean => (index * 7 + 3) % 40 < 17;

const SHORTLIST = [9, 21, 0, 27] as const;

function Chips(): ReactElement {
  return (
    <div style={row(12, { padding: "13px 18px 12px" })}>
      <Comet size={23} />
      <span style={{ width: 10 }} />
      {["dusk", "drone", "two people"].map((tag) => (
        <span
          key={tag}
          style={{
            padding: "5px 15px 7px",
            borderRadius: 30,
            background: "#fdf9f1",
            color: "#150929",
            ...display(25, 700, { whiteSpace: "nowrap", lineHeight: 1.1 }),
          }}
        >
          {tag}
        </span>
      ))}
      <span style={{ flex: 1 }} />
      <span style={text(22, { fontWeight: 650, whiteSpace: "nowrap" })}>
        <b style={{ color: VIOLET, fontSize: 30 }}>17</b> of 740 shots
      </span>
    </div>
  );
}

function Grid(): ReactElement {
  return (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(8, 1fr)", gap: 5, padding: "0 18px" }}>
      {Array.from({ length: 40 }, (_, index) => (
        <div key={index} style={{ position: "relative", height: 60, opacity: fits(index) ? 1 : 0.2 }}>
          <Film>{dusk(index)}</Film>
        </div>
      ))}
    </div>
  );
}

function Shortlist(): ReactElement {
  return (
    <div
      style={row(13, {
        position: "absolute",
        left: 0,
        right: 0,
        bottom: 0,
        height: 106,
        padding: "0 20px",
        background: VIOLET,
        color: "#150929",
      })}
    >
      <span style={display(29, 760, { lineHeight: 1, width: 128 })}>Shortlist, 4 shots</span>
      {SHORTLIST.map((number) => (
        <div key={number} style={{ position: "relative", width: 132, height: 76, boxShadow: "0 0 0 3px #150929" }}>
          <Film>{dusk(number)}</Film>
        </div>
      ))}
      <span style={{ flex: 1 }} />
      <span
        style={{
          padding: "12px 18px 14px",
          borderRadius: 9,
          background: "#150929",
          color: "#fdf9f1",
          ...text(21, { fontWeight: 700, lineHeight: 1, whiteSpace: "nowrap" }),
        }}
      >
        Brief
      </span>
    </div>
  );
}

function shots(): ReactElement {
  return (
    <Stage
      drama={0.9}
      grain={0.9}
      ground={
        <>
          <Horizon at={0.82} wall="#d9694a" table="#3d2029" />
          <div
            style={{
              position: "absolute",
              left: 236,
              top: 24,
              width: 560,
              height: 590,
              overflow: "hidden",
            }}
          >
            <div style={{ width: 560, height: 560, borderRadius: 560, background: "#ffd27a" }} />
          </div>
        </>
      }
    >
      <div style={COMET}>
        <Place x={500} y={396}>
          <Standing width={978} height={560} strength={0.9}>
            <Laptop width={843}>
              <Chips />
              <Grid />
              <Shortlist />
            </Laptop>
          </Standing>
        </Place>
      </div>
    </Stage>
  );
}

/** Paper Comet: three tags, seventeen shots. */
export const pictures: readonly Picture[] = [
  { name: "projects/creative-agency-website-sample-1", width: 1000, height: 750, scene: shots },
];
