import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { BrowserWindow } from "../scenes/BrowserWindow";
import { Button, Chip } from "../scenes/controls";
import { Say } from "../scenes/hand";
import { Icon } from "../scenes/Icon";
import type { IconName } from "../scenes/icons";
import { Logo } from "../scenes/Mark";
import { column, display, row, text, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const PHYSIO = themed({
  bg: "#fcfdfb",
  panel: "#e6f0ee",
  ink: "#12343b",
  soft: "#5a747a",
  line: "#d5e2e0",
  accent: "#1d7f86",
  "accent-2": "#ef6b4d",
  radius: "12px",
});

const FOLDERS: readonly { readonly name: string; readonly count: number; readonly icon: IconName }[] = [
  { name: "Booked", count: 88, icon: "calendar" },
  { name: "Filed", count: 31, icon: "folder" },
  { name: "Answered", count: 18, icon: "mail" },
  { name: "Needs you", count: 6, icon: "bell" },
];

function Folders(): ReactElement {
  return (
    <div style={column(10, { width: 270, padding: "22px 18px", background: "#e6f0ee" })}>
      <div style={{ padding: "0 6px 12px" }}>
        <Logo mark="pulse" name="Saltmere Physio" size={23} colour="#1d7f86" second="#ef6b4d" />
      </div>
      {FOLDERS.map(({ name, count, icon }) => {
        const yours = name === "Needs you";
        return (
          <div
            key={name}
            style={row(12, {
              height: 66,
              padding: "0 16px",
              borderRadius: 12,
              background: yours ? "#ef6b4d" : "#fcfdfb",
              color: yours ? "#2c0d05" : undefined,
              ...text(22, { fontWeight: 650, whiteSpace: "nowrap" }),
            })}
          >
            <Icon name={icon} size={26} weight={2} />
            {name}
            <span style={display(32, 780, { marginLeft: "auto" })}>{count}</span>
          </div>
        );
      })}
    </div>
  );
}

function Draft(): ReactElement {
  return (
    <div style={column(14, { flex: 1, padding: "24px 28px" })}>
      <div style={row(12, { justifyContent: "space-between" })}>
        <b style={{ fontSize: 25 }}>Shoulder, second visit</b>
        <Chip size={17}>Draft</Chip>
      </div>
      <span style={text(19, { color: "var(--ui-soft)" })}>To: Gwen Tolliver</span>
      <div style={text(23, { lineHeight: 1.38, borderTop: "2px solid var(--ui-line)", paddingTop: 16 })}>
        Good morning Gwen,
        <br />
        <br />
        <span style={{ background: "#ffe1b8", padding: "2px 6px", margin: "0 -6px", fontWeight: 700 }}>
          Thursday at 10:15
        </span>{" "}
        is free with Dr. Amsel. Please bring the sling and the note from the clinic.
      </div>
      <div style={row(14, { marginTop: "auto" })}>
        <Button size={21} icon="share">
          Send
        </Button>
        <Button size={21} quiet>
          Other time
        </Button>
      </div>
    </div>
  );
}

function mail(): ReactElement {
  return (
    <Stage paper="#f3cdb6" drama={0.9}>
      <div style={{ position: "absolute", inset: 0, ...PHYSIO }}>
        <svg width={1000} height={750} style={{ position: "absolute", inset: 0 }}>
          <Say x={44} y={196} size={210} weight={800} font="Bricolage Grotesque" fill="#8f3a22">
            143
          </Say>
          <path d="M26 152Q200 96 420 92" stroke="#12343b" strokeWidth="15" strokeLinecap="round" fill="none" />
          <Say x={446} y={92} size={34} weight={650} fill="#12343b">
            messages at 8:00
          </Say>
          <Say x={446} y={140} size={34} weight={650} fill="#12343b">
            9:30: six are yours
          </Say>
        </svg>
        <Place x={524} y={474} rotate={-2}>
          <BrowserWindow width={880} height={500} url="mail.saltmere.example" lift={20}>
            <div style={{ display: "flex", height: "100%" }}>
              <Folders />
              <Draft />
            </div>
          </BrowserWindow>
        </Place>
      </div>
    </Stage>
  );
}

/** Virtual Assistant: sample 2. */
export const pictures: readonly Picture[] = [
  { name: "services/virtual-assistant-sample-2", width: 1000, height: 750, scene: mail },
];
