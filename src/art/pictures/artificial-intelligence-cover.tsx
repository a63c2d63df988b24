import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Pushpin, Thread } from "../scenes/hand";
import { Icon } from "../scenes/Icon";
import type { IconName } from "../scenes/icons";
import { Logo } from "../scenes/Mark";
import { column, row, text, themed } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const LOOK = themed({ ink: "#0e2a31", soft: "#53696e", accent: "#157f87", display: "Bricolage Grotesque" });

const STEPS: readonly {
  readonly label: string;
  readonly icon: IconName;
  readonly x: number;
  readonly y: number;
  readonly colour?: string;
  readonly ink?: string;
}[] = [
  { label: "Question", icon: "comment", x: 124, y: 84 },
  { label: "Find the clause", icon: "search", x: 316, y: 176 },
  { label: "Draft", icon: "pen", x: 498, y: 76, colour: "#157f87", ink: "#f4fbf6" },
  { label: "Check", icon: "shield", x: 676, y: 176 },
  { label: "Send", icon: "share", x: 832, y: 84, colour: "#0e2a31", ink: "#f4fbf6" },
  { label: "Ask a person", icon: "user", x: 796, y: 286, colour: "#e9a83a" },
];

const POLICY = [
  "4.2 Cover starts on the day a leak is found, not the day it began, if the owner reports it within 30 days.",
  "4.3 Rain that enters by an open window or door is not covered.",
  "4.4 Drying, tracing the leak and up to four nights elsewhere are paid on top of the repair.",
] as const;

function cover(): ReactElement {
  const link = (a: number, b: number): string => {
    const [from, to] = [STEPS[a], STEPS[b]];
    return from && to
      ? `M${String(from.x)} ${String(from.y)}C${String((from.x + to.x) / 2)} ${String(from.y)} ${String((from.x + to.x) / 2)} ${String(to.y)} ${String(to.x)} ${String(to.y)}`
      : "";
  };
  return (
    <Stage paper="#1f5b66" drama={0.9} grain={0.6}>
      <div style={{ position: "absolute", inset: 0, ...LOOK }}>
        <Place x={610} y={592} rotate={3}>
          <Sheet width={680} height={430} colour="#fffaf0" lift={5}>
            <div style={column(14, { padding: "26px 36px", color: "#0e2a31" })}>
              <div
                style={row(14, {
                  justifyContent: "space-between",
                  borderBottom: "2px solid #0e2a31",
                  paddingBottom: 10,
                })}
              >
                <Logo
                  mark="shield"
                  name="Orrinwick"
                  size={28}
                  colour="#157f87"
                  second="#0e2a31"
                  font="Fraunces"
                  weight={650}
                />
                <span style={text(19, { fontWeight: 600 })}>Home policy, page 7</span>
              </div>
              {POLICY.map((clause, index) => (
                <p
                  key={clause}
                  style={{
                    fontFamily: "Fraunces",
                    fontSize: index === 0 ? 28 : 22,
                    fontWeight: index === 0 ? 560 : 400,
                    lineHeight: 1.34,
                  }}
                >
                  <span
                    style={
                      index === 0
                        ? {
                            background: "linear-gradient(transparent 8%, #8fdcd6 8% 92%, transparent 92%)",
                            padding: "2px 4px",
                            margin: "0 -4px",
                            boxDecorationBreak: "clone",
                          }
                        : {}
                    }
                  >
                    {clause}
                  </span>
                </p>
              ))}
            </div>
          </Sheet>
        </Place>
        <Place x={492} y={196} rotate={-3}>
          <Sheet width={950} height={344} colour="#eef3e8" lift={13} creases={[{ x: 0.25 }, { x: 0.5 }, { x: 0.75 }]}>
            <svg width={950} height={344} style={{ position: "absolute", inset: 0 }}>
              {[
                [0, 1],
                [1, 2],
                [2, 3],
                [3, 4],
              ].map(([a = 0, b = 0]) => (
                <path key={a} d={link(a, b)} fill="none" stroke="#0e2a31" strokeWidth="4" />
              ))}
              <path
                d="M676 176C676 256 700 286 796 286"
                fill="none"
                stroke="#c27f14"
                strokeWidth="4"
                strokeDasharray="4 10"
                strokeLinecap="round"
              />
            </svg>
            {STEPS.map(({ label, icon, x, y, colour = "#fffdf6", ink = "#0e2a31" }) => (
              <Place key={label} x={x} y={y}>
                <div
                  style={row(11, {
                    height: 68,
                    padding: "0 22px 0 18px",
                    borderRadius: 12,
                    background: colour,
                    color: ink,
                    boxShadow: `inset 0 0 0 3px ${colour === "#fffdf6" ? "#0e2a31" : "transparent"}, ${shadow(4)}`,
                    ...text(25, { fontWeight: 650, whiteSpace: "nowrap" }),
                  })}
                >
                  <Icon name={icon} size={30} weight={2} />
                  {label}
                </div>
              </Place>
            ))}
            <span
              style={text(21, {
                position: "absolute",
                left: 40,
                bottom: 30,
                fontWeight: 550,
                color: "#3c555a",
                lineHeight: 1.3,
              })}
            >
              Unsure? A colleague answers
              <br />
              and the assistant learns the case.
            </span>
          </Sheet>
        </Place>
        <Thread d="M498 152C500 300 560 352 420 372C250 396 210 470 296 524" colour="#2fb5b0" width={6} lift={5} />
        <Place x={498} y={150}>
          <Pushpin colour="#2fb5b0" size={24} />
        </Place>
        <Place x={296} y={524}>
          <Pushpin colour="#2fb5b0" size={28} />
        </Place>
      </div>
    </Stage>
  );
}

/** Artificial Intelligence: the cover. */
export const pictures: readonly Picture[] = [
  { name: "services/artificial-intelligence-cover", width: 1000, height: 750, scene: cover },
];
