import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Coffee } from "../scenes/desk";
import { Pushpin, Say } from "../scenes/hand";
import { Logo } from "../scenes/Mark";
import { display, row, text, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const TAILOR = themed({ ink: "#1f2a3a", display: "Fraunces" });

type Kind = "Workbench" | "People" | "Mended";

const TAGS: Record<Kind, string> = { Workbench: "#2f5d7c", People: "#c07a1e", Mended: "#a03d4f" };

/** What the photograph of a kind shows; every second one is another. */
function Snap({ kind, other }: { readonly kind: Kind; readonly other: boolean }): ReactElement {
  return (
    <svg
      viewBox="0 0 120 76"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      style={{ position: "absolute", inset: 0, overflow: "hidden" }}
    >
      {kind === "Workbench" && !other && (
        <>
          <rect width="120" height="76" fill="#c7d3d6" />
          <path d="M18 62L78 20L84 26L30 70zM18 18L78 58L84 52L30 10z" fill="#5d6870" />
          <path d="M78 20L110 4L84 26zM78 58L110 74L84 52z" fill="#b9c3c8" />
          <circle cx="20" cy="64" r="11" fill="none" stroke="#1f2a3a" strokeWidth="6" />
          <circle cx="20" cy="14" r="11" fill="none" stroke="#1f2a3a" strokeWidth="6" />
        </>
      )}
      {kind === "Workbench" && other && (
        <>
          <rect width="120" height="76" fill="#d8c5a4" />
          <ellipse cx="46" cy="24" rx="24" ry="9" fill="#8a5a34" />
          <path d="M26 24H66V56H26z" fill="#2f5d7c" />
          <path d="M26 30H66M26 36H66M26 42H66M26 48H66" stroke="#1f4560" strokeWidth="2" />
          <ellipse cx="46" cy="58" rx="24" ry="9" fill="#a36d40" />
          <path d="M66 46Q90 40 84 60T112 60" stroke="#2f5d7c" strokeWidth="2.4" fill="none" />
          <path d="M80 10L116 30" stroke="#6b7278" strokeWidth="3" />
        </>
      )}
      {kind === "People" && (
        <>
          <rect width="120" height="76" fill={other ? "#d9b483" : "#a9bcae"} />
          <circle cx="60" cy="27" r="15" fill={other ? "#8d5636" : "#e3b68f"} />
          <path
            d={other ? "M44 24Q46 6 62 8Q78 8 76 26Q60 12 44 24z" : "M45 30Q40 8 60 8T75 30Q72 18 60 18T45 30z"}
            fill={other ? "#2a1a12" : "#8c8378"}
          />
          <path d="M24 84Q26 48 48 44L60 54L72 44Q94 48 96 84z" fill={other ? "#33475f" : "#6f2f3c"} />
          <path d="M48 44L60 54L72 44L66 70H54z" fill="#f4ecdc" />
          <path d="M58 54h4l3 18h-10z" fill="#c07a1e" />
        </>
      )}
      {kind === "Mended" && !other && (
        <>
          <rect width="120" height="76" fill="#e2cfc0" />
          <path d="M36 6L52 2L60 12L68 2L84 6L98 30L86 36L84 78H36L34 36L22 30z" fill="#7c5a3c" />
          <path d="M60 12L68 2L84 6L98 30L86 36L84 78H60z" fill="#5a3e27" opacity="0.6" />
          <rect x="40" y="40" width="18" height="18" fill="#a03d4f" transform="rotate(-6 49 49)" />
          <path d="M38 38l4 4M46 37l3 4M54 37l3 4M38 58l4-3M46 60l3-4M54 59l3-4" stroke="#f4ecdc" strokeWidth="1.8" />
        </>
      )}
      {kind === "Mended" && other && (
        <>
          <rect width="120" height="76" fill="#b7c1cf" />
          <path d="M44 -4H76L82 80H62L60 30L58 80H38z" fill="#2f4a70" />
          <path d="M62 44L80 46L81 64L62 62z" fill="#a03d4f" />
          <path d="M62 44L80 46L81 64L62 62z" fill="none" stroke="#f4ecdc" strokeWidth="2" strokeDasharray="3 3" />
        </>
      )}
    </svg>
  );
}

const OCTOBER: Readonly<Record<number, Kind>> = {
  1: "People",
  3: "Mended",
  6: "Workbench",
  8: "People",
  10: "Mended",
  13: "Workbench",
  15: "People",
  17: "Mended",
  20: "Workbench",
  22: "People",
  24: "Mended",
  27: "Workbench",
};

function Day({ day }: { readonly day: number }): ReactElement {
  const kind = OCTOBER[day];
  return (
    <div style={{ position: "relative", height: 102, background: kind ? "#fffdf6" : "#f4ecda", overflow: "hidden" }}>
      {kind && <Snap kind={kind} other={Math.floor(day / 7) % 2 === 0} />}
      <b
        style={{
          position: "absolute",
          left: 5,
          top: 4,
          padding: "1px 7px",
          fontSize: 19,
          borderRadius: 3,
          background: kind ? "#fffdf6" : "transparent",
        }}
      >
        {day < 1 || day > 31 ? "" : day}
      </b>
      {kind && (
        <span
          style={text(15.5, {
            position: "absolute",
            left: 0,
            right: 0,
            bottom: 0,
            padding: "2px 8px",
            color: "#fffaf0",
            background: TAGS[kind],
            fontWeight: 600,
          })}
        >
          {kind}
        </span>
      )}
    </div>
  );
}

function october(): ReactElement {
  const days = Array.from({ length: 35 }, (_, index) => index - 1);
  return (
    <Stage paper="#8ea6a0" drama={0.95}>
      <div style={{ position: "absolute", inset: 0, ...TAILOR }}>
        <Place x={476} y={388} rotate={2}>
          <Sheet width={880} height={716} colour="#fbf4e2" lift={8}>
            <div style={row(0, { justifyContent: "space-between", alignItems: "flex-end", padding: "24px 30px 12px" })}>
              <span style={display(82, 650, { lineHeight: 0.9 })}>October</span>
              <Logo mark="drop" name="Stitchbury Tailors" size={30} colour="#a03d4f" second="#2f5d7c" font="Fraunces" />
            </div>
            <div style={{ display: "grid", gridTemplateColumns: "repeat(7, 1fr)", gap: 4, padding: "0 30px" }}>
              {["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((day) => (
                <span key={day} style={text(18, { fontWeight: 600 })}>
                  {day}
                </span>
              ))}
              {days.map((day) => (
                <Day key={day} day={day} />
              ))}
            </div>
          </Sheet>
        </Place>
        <Place x={470} y={56}>
          <Pushpin size={30} colour="#a03d4f" />
        </Place>
        <Place x={706} y={640} rotate={-11}>
          <svg width={330} height={124} style={{ mixBlendMode: "multiply", opacity: 0.9 }}>
            <rect
              x="6"
              y="6"
              width="318"
              height="112"
              rx="10"
              fill="#d9ecd2"
              fillOpacity="0.72"
              stroke="#1f7a3f"
              strokeWidth="8"
            />
            <Say x={165} y={76} size={58} weight={800} anchor="middle" fill="#1f7a3f" font="Bricolage Grotesque">
              Approved
            </Say>
            <Say x={165} y={104} size={19} weight={650} anchor="middle" fill="#1f7a3f">
              12 posts, 25 minutes
            </Say>
          </svg>
        </Place>
        <Place x={944} y={664}>
          <Coffee size={190} />
        </Place>
      </div>
    </Stage>
  );
}

/** Social Media Services: sample 1. */
export const pictures: readonly Picture[] = [
  { name: "services/social-media-services-sample-1", width: 1000, height: 750, scene: october },
];
