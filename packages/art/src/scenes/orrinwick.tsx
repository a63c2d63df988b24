import type { ReactElement } from "react";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { At, Draw } from "./At";
import { Slip } from "./hand";
import { Icon } from "./Icon";
import type { IconName } from "./icons";
import { Logo } from "./Mark";
import { column, row, text } from "./theme";

const INK = "#0e2a31";
const TEAL = "#157f87";
const CARD = "#fffdf6";

interface Step {
  readonly label: string;
  readonly icon: IconName;
  readonly x: number;
  readonly y: number;
  readonly colour?: string;
  readonly ink?: string;
}

const STEPS = {
  question: { label: "Question", icon: "comment", x: 124, y: 78 },
  find: { label: "Find the clause", icon: "search", x: 300, y: 182, colour: TEAL, ink: "#f4fbf6" },
  draft: { label: "Draft", icon: "spark", x: 472, y: 78 },
  check: { label: "Check", icon: "shield", x: 652, y: 166 },
  send: { label: "Send", icon: "share", x: 832, y: 82, colour: INK, ink: "#f4fbf6" },
  person: { label: "Ask a person", icon: "user", x: 806, y: 248, colour: "#e9a83a" },
} as const satisfies Record<string, Step>;

/** From the middle of one step to that of the next, level at both ends. */
function link(a: Step, b: Step): string {
  const half = String((a.x + b.x) / 2);
  return `M${String(a.x)} ${String(a.y)}C${half} ${String(a.y)} ${half} ${String(b.y)} ${String(b.x)} ${String(b.y)}`;
}

function Box({ label, icon, x, y, colour = CARD, ink = INK }: Step): ReactElement {
  return (
    <Place x={x} y={y}>
      <div
        style={row(11, {
          height: 68,
          padding: "0 22px 0 18px",
          borderRadius: 12,
          background: colour,
          color: ink,
          boxShadow: `inset 0 0 0 3px ${colour === CARD ? INK : "transparent"}, ${shadow(4)}`,
          ...text(25, { fontWeight: 650, whiteSpace: "nowrap" }),
        })}
      >
        <Icon name={icon} size={30} weight={2} />
        {label}
      </div>
    </Place>
  );
}

/** What the assistant does with a question, on a sheet that was folded in four. */
export function Flow({ width, height }: { readonly width: number; readonly height: number }): ReactElement {
  const { question, find, draft, check, send, person } = STEPS;
  return (
    <Sheet width={width} height={height} colour="#eef3e8" lift={13} creases={[{ x: 0.25 }, { x: 0.5 }, { x: 0.75 }]}>
      <Draw w={width} h={height}>
        <path
          d={link(question, find) + link(find, draft) + link(draft, check) + link(check, send)}
          fill="none"
          stroke={INK}
          strokeWidth="4"
        />
        <path
          d={`M${String(check.x)} ${String(check.y)}V222Q652 248 688 248H${String(person.x)}`}
          fill="none"
          stroke="#c27f14"
          strokeWidth="4"
          strokeDasharray="4 10"
          strokeLinecap="round"
        />
      </Draw>
      {Object.values(STEPS).map((step) => (
        <Box key={step.label} {...step} />
      ))}
      <At
        x={410}
        y={222}
        style={text(22, { fontWeight: 550, color: "#34494e", lineHeight: 1.2, whiteSpace: "nowrap" })}
      >
        Not sure? Then
        <br />a colleague answers.
      </At>
    </Sheet>
  );
}

/** A page of the insurer's policy, one clause marked. */
export function PolicyPage({ width, height }: { readonly width: number; readonly height: number }): ReactElement {
  return (
    <Sheet width={width} height={height} colour="#fffaf0" lift={5}>
      <div style={column(11, { padding: "52px 36px 0", color: INK, fontFamily: "Fraunces" })}>
        <div style={row(14, { justifyContent: "space-between", borderBottom: `2px solid ${INK}`, paddingBottom: 10 })}>
          <Logo mark="shield" name="Orrinwick" size={30} colour={TEAL} second={INK} font="Fraunces" weight={650} />
          <span style={text(19, { fontWeight: 600 })}>Home policy, page 7</span>
        </div>
        <p style={{ fontSize: 28, fontWeight: 560, lineHeight: 1.32 }}>
          <span
            style={{
              background: "linear-gradient(transparent 8%, #8fdcd6 8% 92%, transparent 92%)",
              padding: "2px 4px",
              margin: "0 -4px",
              boxDecorationBreak: "clone",
            }}
          >
            4.2 Cover starts on the day a leak is found, not the day it began, if the owner reports it within 30 days.
          </span>
        </p>
        <p style={{ fontSize: 21, lineHeight: 1.3 }}>4.3 Rain that enters by an open window or door is not covered.</p>
      </div>
    </Sheet>
  );
}

/** What the customer reads: the answer, and where it stands. */
export function Answer(): ReactElement {
  return (
    <Slip colour={INK} ink="#f4fbf6" pad="16px 30px 17px 18px" lift={9} style={{ borderRadius: "24px 24px 24px 5px" }}>
      <div style={row(18)}>
        <span
          style={{
            display: "grid",
            placeItems: "center",
            width: 58,
            height: 58,
            borderRadius: 58,
            background: "#8fdcd6",
            color: INK,
          }}
        >
          <Icon name="spark" size={36} weight={2} filled />
        </span>
        <div>
          <div style={text(31, { fontWeight: 650, lineHeight: 1.15 })}>Yes, this leak is covered.</div>
          <div style={text(22, { color: "#8fdcd6", fontWeight: 550, lineHeight: 1.3 })}>Source: policy 4.2, page 7</div>
        </div>
      </div>
    </Slip>
  );
}
