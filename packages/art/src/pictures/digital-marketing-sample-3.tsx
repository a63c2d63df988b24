import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { BrowserWindow } from "../scenes/BrowserWindow";
import { Button } from "../scenes/controls";
import { Say } from "../scenes/hand";
import { Logo } from "../scenes/Mark";
import { display, themed } from "../scenes/theme";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const SCHOOL = themed({
  bg: "#fffaf0",
  ink: "#15324a",
  accent: "#f5bf2c",
  "on-accent": "#15324a",
  display: "Bricolage Grotesque",
  radius: "8px",
});

function Lisbon(): ReactElement {
  return (
    <svg
      viewBox="0 0 600 200"
      width="100%"
      height={200}
      preserveAspectRatio="xMidYMax slice"
      style={{ position: "absolute", left: 0, bottom: 0, overflow: "hidden" }}
    >
      <path
        d="M0 200V120H60V80L90 60L120 80V130H170V70H230V140H270V50L310 24L350 50V120H400V90H460V140H500V66L530 46L560 66V110H600V200z"
        fill="#e86f4a"
      />
      <path d="M90 60L120 80V130H90zM310 24L350 50V120H310zM530 46L560 66V110H530z" fill="#b94a2a" />
      <path d="M-10 176Q150 150 300 172T610 158V210H-10z" fill="#2f86a6" />
      {[76, 96, 190, 210, 286, 324, 420, 440, 518, 542].map((x, index) => (
        <rect key={x} x={x} y={index % 2 === 0 ? 92 : 104} width="10" height="16" fill="#fff1d2" />
      ))}
      <g transform="translate(-290 0)">
        <rect x="340" y="128" width="110" height="44" rx="8" fill="#f5bf2c" />
        <path d="M350 136h24v18h-24zM382 136h24v18h-24zM414 136h24v18h-24z" fill="#15324a" />
        <circle cx="364" cy="174" r="8" fill="#15324a" />
        <circle cx="426" cy="174" r="8" fill="#15324a" />
      </g>
    </svg>
  );
}

function Landing({
  headline,
  size,
  winner,
}: {
  readonly headline: string;
  readonly size: number;
  readonly winner: boolean;
}): ReactElement {
  return (
    <div
      style={{ height: "100%", padding: "22px 30px", background: winner ? "#fff3d0" : "#eef0ea", position: "relative" }}
    >
      <Logo mark="wave" name="Parlavento" size={24} colour="#e86f4a" second="#2f86a6" ink="#15324a" />
      <div style={display(size, 800, { margin: "18px 0 20px", color: "#15324a", maxWidth: winner ? 460 : 300 })}>
        {headline}
      </div>
      <Button size={20} {...(winner ? {} : { style: { background: "#c8cfcb" } })}>
        Book a trial lesson
      </Button>
      {winner && <Lisbon />}
    </div>
  );
}

const letter = (words: string, colour: string, ink: string): ReactElement => (
  <span
    style={display(64, 800, {
      display: "grid",
      placeItems: "center",
      width: 96,
      height: 96,
      borderRadius: 96,
      background: colour,
      color: ink,
      boxShadow: shadow(10),
    })}
  >
    {words}
  </span>
);

function headlines(): ReactElement {
  return (
    <Stage paper="#e9785a" drama={0.9}>
      <div style={{ position: "absolute", inset: 0, ...SCHOOL }}>
        <Place x={282} y={262} rotate={-6}>
          <BrowserWindow width={480} height={400} url="parlavento.example" tone="paper">
            <Landing headline="Languages for life" size={46} winner={false} />
          </BrowserWindow>
        </Place>
        <Place x={628} y={440} rotate={3}>
          <BrowserWindow width={600} height={530} url="parlavento.example/lisbon" lift={22}>
            <Landing headline="Order dinner in Lisbon by June" size={60} winner />
          </BrowserWindow>
        </Place>
        <Place x={74} y={96}>
          {letter("A", "#fffaf0", "#15324a")}
        </Place>
        <Place x={930} y={226}>
          {letter("B", "#15324a", "#f5bf2c")}
        </Place>
        <Place x={168} y={528} rotate={-6}>
          <div style={{ padding: "8px 22px", background: "#fffaf0", boxShadow: shadow(6), borderRadius: 3 }}>
            <span style={display(54, 750)}>2.1%</span>
          </div>
        </Place>
        <Place x={826} y={610} rotate={-5}>
          <svg width={330} height={130} style={{ filter: shapeShadow(10) }}>
            <path d="M0 34L40 66L0 110L80 104V30zM330 14L292 48L330 90L250 98V24z" fill="#c08a06" />
            <path d="M44 8H290V104H44z" fill="#f5bf2c" />
            <Say x={167} y={80} size={70} weight={800} anchor="middle" font="Bricolage Grotesque" fill="#15324a">
              4.8%
            </Say>
          </svg>
        </Place>
      </div>
    </Stage>
  );
}

/** Digital Marketing: sample 3. */
export const pictures: readonly Picture[] = [
  { name: "services/digital-marketing-sample-3", width: 1000, height: 750, scene: headlines },
];
