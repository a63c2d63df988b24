import type { ReactElement, ReactNode } from "react";
import type { Picture } from "../picture";
import { At, Draw } from "../scenes/At";
import { BrowserWindow } from "../scenes/BrowserWindow";
import { Slip } from "../scenes/hand";
import { Icon } from "../scenes/Icon";
import { column, display, row, text, themed } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const RED = "#d8402b";
const GROTESQUE = '"Bricolage Grotesque"';

const ALDERSEA = themed({
  bg: "#fffdf8",
  panel: "#e6f0ec",
  ink: "#12343b",
  soft: "#4f6e72",
  line: "#cbdcd7",
  accent: "#0f6a72",
  "on-accent": "#ffffff",
  font: "Nunito",
  display: "Nunito",
  radius: "14px",
});

const CLOUD = "M0 40Q4 20 26 22Q34 0 62 6Q86 -6 100 16Q128 12 132 40Z";

function Old(): ReactElement {
  return (
    <BrowserWindow width={470} height={380} url="aldersea-dental.example" lift={8} style={{ filter: "saturate(0.55)" }}>
      <At x={0} y={0} w={470} h={50} style={row(20, { padding: "0 20px", background: "#fff", ...text(17) })}>
        <b style={{ fontSize: 20 }}>Aldersea Dental</b>
      </At>
      <At x={0} y={50} w={470} h={292} style={{ background: "linear-gradient(#6f9cc0, #c9dbe2)" }}>
        <Draw w={470} h={292}>
          <g fill="#f6f8f6">
            <path d={CLOUD} transform="translate(30 40) scale(1.1)" opacity={0.9} />
            <path d={CLOUD} transform="translate(210 150) scale(1.5)" opacity={0.8} />
            <path d={CLOUD} transform="translate(-40 200) scale(1.3)" opacity={0.75} />
          </g>
        </Draw>
        <span
          style={display(60, 400, {
            position: "absolute",
            left: 44,
            top: 104,
            fontFamily: "Fraunces",
            fontStyle: "italic",
            color: "#fff",
            textShadow: "0 2px 10px rgb(20 50 80 / 0.5)",
          })}
        >
          Welcome
        </span>
        <At x={4} y={120} style={{ color: "#fff" }}>
          <Icon name="chevron" size={38} style={{ transform: "scaleX(-1)" }} />
        </At>
        <At x={128} y={250} style={row(12)}>
          {["#fff", "#fff8", "#fff8", "#fff8", "#fff8"].map((colour, index) => (
            <span key={String(index)} style={{ width: 12, height: 12, borderRadius: 12, background: colour }} />
          ))}
        </At>
      </At>
    </BrowserWindow>
  );
}

/** A round sticker with the number of a question. */
const Ball = ({ x, y, of }: { readonly x: number; readonly y: number; readonly of: number }): ReactElement => (
  <At
    x={x}
    y={y}
    w={54}
    h={54}
    style={{
      display: "grid",
      placeItems: "center",
      borderRadius: 54,
      background: `radial-gradient(circle at 34% 28%, #ea6a52, ${RED} 55%)`,
      color: "#fff",
      boxShadow: shadow(5),
      ...display(32, 800, { fontFamily: GROTESQUE, lineHeight: 1 }),
    }}
  >
    {of}
  </At>
);

function Card({
  x,
  y,
  w,
  h,
  title,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <At x={x} y={y} w={w} h={h} style={{ padding: "16px 20px", borderRadius: 14, background: "var(--ui-panel)" }}>
      <div style={column(4)}>
        <span style={text(20, { fontWeight: 700, color: "var(--ui-soft)" })}>{title}</span>
        <span style={display(29, 800, { whiteSpace: "nowrap", letterSpacing: "-0.01em" })}>{children}</span>
      </div>
    </At>
  );
}

const Map = (): ReactElement => (
  <At x={344} y={190} w={282} h={208} style={{ borderRadius: 14, overflow: "hidden", background: "#dfe9d8" }}>
    <Draw w={282} h={208}>
      <path d="M182 -10Q160 70 210 120T230 220H300V-10Z" fill="#9cccd2" />
      <g stroke="#fffdf8" fill="none">
        <path d="M-10 150L300 96" strokeWidth={16} />
        <path d="M84 -10L122 220M-10 60L190 30" strokeWidth={11} />
      </g>
      <path d="M128 122C104 92 94 78 94 62A34 34 0 0 1 162 62C162 78 152 92 128 122Z" fill="#0f6a72" />
      <circle cx={128} cy={61} r={12} fill="#fffdf8" />
    </Draw>
    <At x={16} y={156} style={display(26, 800, { whiteSpace: "nowrap" })}>
      12 Quay Street
    </At>
  </At>
);

function New(): ReactElement {
  return (
    <div style={{ position: "relative", ...ALDERSEA }}>
      <BrowserWindow width={656} height={570} url="aldersea-dental.example" lift={22}>
        <At x={30} y={22} style={text(21, { fontWeight: 800, color: "var(--ui-accent)" })}>
          Aldersea Dental
        </At>
        <At x={30} y={56} w={600} style={display(55, 900, { lineHeight: 1.02, textWrap: "initial" })}>
          Yes, we take
          <br />
          new patients
        </At>
        <Card x={30} y={190} w={294} h={96} title="Insurance">
          All major plans
        </Card>
        <Card x={30} y={302} w={294} h={96} title="Saturdays">
          Open 9 to 1
        </Card>
        <Map />
        <At
          x={30}
          y={416}
          w={596}
          h={92}
          style={row(16, {
            padding: "0 28px",
            borderRadius: 14,
            background: "var(--ui-accent)",
            color: "#fff",
            justifyContent: "space-between",
          })}
        >
          <span style={display(33, 800, { whiteSpace: "nowrap" })}>Next slot: Thu 10:40</span>
          <span
            style={text(24, {
              fontWeight: 800,
              padding: "9px 24px",
              borderRadius: 30,
              background: "#fff",
              color: "var(--ui-accent)",
            })}
          >
            Take it
          </span>
        </At>
      </BrowserWindow>
      <Ball x={420} y={122} of={1} />
      <Ball x={296} y={206} of={2} />
      <Ball x={296} y={318} of={3} />
      <Ball x={596} y={206} of={4} />
      <Ball x={596} y={428} of={5} />
    </div>
  );
}

const tag = (name: string, count: string, colour: string): ReactElement => (
  <Slip colour={colour} pad="10px 24px 13px" lift={8}>
    <span style={display(40, 780, { fontFamily: GROTESQUE, whiteSpace: "nowrap" })}>
      {name} <span style={{ color: RED }}>{count}</span>
    </span>
  </Slip>
);

function why(): ReactElement {
  return (
    <Stage paper="#5f8f8c" drama={1.1}>
      <Place x={262} y={256} rotate={-5} style={ALDERSEA}>
        <Old />
      </Place>
      <Place x={652} y={412} rotate={1.5}>
        <New />
      </Place>
      <Place x={150} y={506} rotate={-4}>
        {tag("Old", "0 of 5", "#e4ddd0")}
      </Place>
      <Place x={840} y={104} rotate={3}>
        {tag("New", "5 of 5", "#fffaf0")}
      </Place>
    </Stage>
  );
}

/** Why web design: five questions, and two homepages that meet them. */
export const pictures: readonly Picture[] = [{ name: "services/web-design-why", width: 1000, height: 750, scene: why }];
