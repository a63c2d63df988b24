import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Chat } from "../scenes/Chat";
import { Phone } from "../scenes/devices";
import { Say, Thread } from "../scenes/hand";
import { Icon } from "../scenes/Icon";
import { Logo, Mark } from "../scenes/Mark";
import { column, display, row, text, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Sheet } from "../stage/Sheet";
import { Stage } from "../stage/Stage";

const BIKE = themed({
  bg: "#f7f8f1",
  panel: "#e4e9df",
  ink: "#17211f",
  soft: "#56635f",
  accent: "#17443f",
  "on-accent": "#f2f7e8",
  line: "#d3dad0",
});

const CODES = [
  ["E05", "Battery below 5 °C", "Warm it indoors for an hour."],
  ["E07", "Speed sensor sees no magnet", "Slide the magnet to 5 mm from the sensor, then restart."],
  ["E09", "Motor too warm", "Shift down, rest ten minutes."],
] as const;

function ManualPage(): ReactElement {
  return (
    <Sheet width={560} height={760} colour="#fffdf4" lift={6} creases={[{ y: 0.5 }]}>
      <div style={column(16, { padding: "36px 44px", color: "#17211f" })}>
        <div style={row(0, { justifyContent: "space-between", ...text(21, { fontWeight: 600 }) })}>
          <Logo mark="bars" name="Zephyrelle" size={26} colour="#17443f" second="#8bb500" />
          <span>Page 14</span>
        </div>
        <span style={display(48, 780)}>Error codes</span>
        <svg width={472} height={200} style={{ overflow: "hidden", borderRadius: 8 }}>
          <rect width="472" height="200" fill="#e9eee2" />
          <circle cx="190" cy="230" r="170" fill="none" stroke="#17211f" strokeWidth="10" />
          <circle cx="190" cy="230" r="140" fill="none" stroke="#17211f" strokeWidth="3" />
          <path d="M190 230L100 96M190 230L190 70M190 230L280 96M190 230L330 160" stroke="#17211f" strokeWidth="2.5" />
          <rect x="262" y="78" width="34" height="18" rx="4" fill="#8bb500" transform="rotate(42 279 87)" />
          <path d="M330 40L380 120L366 130L312 56z" fill="#56635f" />
          <path d="M296 76L330 54" stroke="#d8402a" strokeWidth="4" />
          <Say x={352} y={48} size={24} weight={700} fill="#c2341c">
            5 mm
          </Say>
          <Say x={400} y={120} size={19} weight={550}>
            Sensor
          </Say>
        </svg>
        {CODES.map(([code, what, how]) => {
          const found = code === "E07";
          return (
            <div
              key={code}
              style={row(18, {
                alignItems: "baseline",
                padding: "8px 12px",
                margin: "0 -12px",
                background: found ? "#ffe45c" : undefined,
                ...text(21.5, { lineHeight: 1.25 }),
              })}
            >
              <b style={{ fontFamily: "JetBrains Mono", width: 52 }}>{code}</b>
              <div>
                <b>{what}.</b> {how}
              </div>
            </div>
          );
        })}
      </div>
    </Sheet>
  );
}

function Talk(): ReactElement {
  return (
    <div style={column(14, { paddingTop: 50, height: 626 })}>
      <div style={row(10, { padding: "4px 16px 10px", borderBottom: "1.5px solid var(--ui-line)" })}>
        <span
          style={{
            display: "grid",
            placeItems: "center",
            width: 40,
            height: 40,
            borderRadius: 40,
            background: "#17443f",
          }}
        >
          <Mark name="bars" size={22} colour="#c5e64a" />
        </span>
        <b style={{ fontSize: 20 }}>Zephyrelle help</b>
      </div>
      <Chat
        size={18.5}
        gap={12}
        style={{ padding: "0 13px" }}
        messages={[
          { me: true, words: "Error E07" },
          {
            words: (
              <>
                <b>1.</b> Slide the magnet on the spoke to 5 mm from the sensor.
              </>
            ),
          },
          {
            words: (
              <>
                <b>2.</b> Switch the bike off and on again.
              </>
            ),
          },
          {
            words: (
              <span style={row(9, { fontWeight: 700, color: "#17443f" })}>
                <Icon name="file" size={22} weight={2} />
                Manual, page 14
              </span>
            ),
          },
          { me: true, words: "Works. Merci!" },
        ]}
      />
      <div style={row(6, { marginTop: "auto", padding: "0 14px 78px", justifyContent: "space-between" })}>
        {["EN", "DE", "FR", "NL", "IT", "ES"].map((language) => (
          <b
            key={language}
            style={{
              padding: "5px 8px",
              borderRadius: 8,
              fontSize: 16,
              background: language === "EN" ? "#c5e64a" : "var(--ui-panel)",
            }}
          >
            {language}
          </b>
        ))}
      </div>
    </div>
  );
}

function workshop(): ReactElement {
  return (
    <Stage paper="#b9d24b" drama={0.9}>
      <div style={{ position: "absolute", inset: 0, ...BIKE }}>
        <Place x={704} y={400} rotate={4}>
          <ManualPage />
        </Place>
        <Place x={212} y={412} rotate={-4}>
          <Phone width={378} lift={22} status="#17211f">
            <Talk />
          </Phone>
        </Place>
        <Thread d="M302 508C350 462 404 556 456 508" colour="#c2341c" width={5} lift={5} />
      </div>
    </Stage>
  );
}

/** Artificial Intelligence: sample 1. */
export const pictures: readonly Picture[] = [
  { name: "services/artificial-intelligence-sample-1", width: 1000, height: 750, scene: workshop },
];
