import type { ReactElement, ReactNode } from "react";
import type { Picture } from "../picture";
import { Pushpin } from "../scenes/hand";
import { Hourloft, HOURLOFT, LEAF } from "../scenes/hourloft";
import { Icon } from "../scenes/Icon";
import { column, display, row, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const LINK = "#1b3fa6";

function Query(): ReactElement {
  return (
    <div
      style={row(14, {
        height: 70,
        padding: "0 24px",
        borderRadius: 40,
        background: "#fff",
        boxShadow: "0 0 0 2px #cfd6ce, 0 5px 14px rgb(20 40 25 / 0.14)",
        ...text(30, { fontWeight: 550, whiteSpace: "nowrap" }),
      })}
    >
      <Icon name="search" size={32} weight={2.3} style={{ color: "#5c6b61" }} />
      staff roster for clinics
      <Icon name="mic" size={30} weight={2} style={{ color: LINK, marginLeft: "auto" }} />
    </div>
  );
}

function TopAd(): ReactElement {
  return (
    <div
      style={column(8, {
        margin: "4px -16px 0",
        padding: "18px 20px 22px",
        borderRadius: 18,
        background: "#e3f3e4",
        boxShadow: `inset 0 0 0 4px ${LEAF}`,
      })}
    >
      <b style={text(22, { fontWeight: 750, lineHeight: 1.2 })}>Sponsored</b>
      <div style={row(14, { ...text(21, { color: "#46564b" }) })}>
        <Hourloft size={28} />
        hourloft.example/clinics
      </div>
      <div style={display(54, 800, { color: LINK, letterSpacing: "-0.025em", textWrap: "wrap" })}>
        Your clinic’s roster in&nbsp;10&nbsp;minutes
      </div>
      <div style={text(27, { lineHeight: 1.3 })}>Nights, leave and skills in one plan.</div>
    </div>
  );
}

const OTHERS = [
  ["clinicmanager.example", "How to plan a clinic’s week"],
  ["wardnotes.example", "Roster or schedule?"],
] as const;

function Page(): ReactElement {
  return (
    <Sheet width={610} height={850} colour="#fffefa" lift={9}>
      <div style={column(24, { padding: "60px 44px 0" })}>
        <Query />
        <div style={row(28, { ...text(21, { color: "#5c6b61", fontWeight: 550 }), padding: "0 10px" })}>
          <b style={{ color: "#14261b", borderBottom: "4px solid #14261b", paddingBottom: 4 }}>All</b>
          <span>Maps</span>
          <span>News</span>
        </div>
        <TopAd />
        {OTHERS.map(([address, title]) => (
          <div key={title} style={column(2)}>
            <span style={text(19, { color: "#5c6b61" })}>{address}</span>
            <span style={text(30, { color: LINK, fontWeight: 550, lineHeight: 1.2 })}>{title}</span>
          </div>
        ))}
      </div>
    </Sheet>
  );
}

function Variant({
  trade,
  path,
  title,
  colour,
  ink,
  children,
}: {
  readonly trade: string;
  readonly path: string;
  readonly title: string;
  readonly colour: string;
  readonly ink: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div style={{ position: "relative" }}>
      <Sheet width={300} height={206} colour={colour} lift={6}>
        <div style={column(6, { padding: "30px 24px 0", color: ink })}>
          <div style={row(10, { ...text(22, { fontWeight: 650, lineHeight: 1.1 }) })}>
            <svg width="32" height="32" viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="2.6">
              {children}
            </svg>
            {trade}
          </div>
          <div style={display(36, 850, { lineHeight: 1.06, letterSpacing: "-0.025em" })}>{title}</div>
          <div style={text(19, { fontWeight: 500, marginTop: 5 })}>hourloft.example/{path}</div>
        </div>
      </Sheet>
      <div style={{ position: "absolute", left: 134, top: -12 }}>
        <Pushpin size={32} colour="#e2452b" />
      </div>
    </div>
  );
}

function cover(): ReactElement {
  return (
    <Stage paper="#eebfc0" drama={0.9} grain={0.4}>
      <div style={HOURLOFT}>
        <Place x={352} y={448} rotate={-2.5}>
          <Page />
        </Place>
        <Place x={352} y={44} rotate={0}>
          <Pushpin size={44} colour="#e2452b" />
        </Place>
        <Place x={812} y={146} rotate={5}>
          <Variant trade="Cafés" path="cafes" title="Café schedules before opening" colour="#bfe3b4" ink="#0f3a22">
            <path d="M5 10H22V18A7 7 0 0 1 15 25H12A7 7 0 0 1 5 18ZM22 12H25A4 4 0 0 1 25 20H22M4 29H23" />
          </Variant>
        </Place>
        <Place x={800} y={392} rotate={-4}>
          <Variant trade="Warehouses" path="docks" title="Three docks, one shift plan" colour={LEAF} ink="#f2ffe9">
            <path d="M3 28V12L16 4L29 12V28M9 28V17H23V28M9 22H23" />
          </Variant>
        </Place>
        <Place x={812} y={634} rotate={3}>
          <Variant trade="Hotels" path="hotels" title="One roster for every floor" colour="#5fb86c" ink="#07301a">
            <path d="M3 26V8M3 21H29V26M29 21V17A4 4 0 0 0 25 13H13V21M8 17A2 2 0 1 1 8 12A2 2 0 0 1 8 17" />
          </Variant>
        </Place>
      </div>
    </Stage>
  );
}

/** Paid ads for Hourloft: one search, four trades. */
export const pictures: readonly Picture[] = [
  { name: "projects/paid-ads-saas-startup-cover", width: 1000, height: 750, scene: cover },
];
