import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Tablet } from "../scenes/devices";
import { Chat } from "../scenes/Chat";
import { Icon } from "../scenes/Icon";
import { Logo } from "../scenes/Mark";
import { Sea, type Animal } from "../scenes/sea";
import { column, row, text, themed } from "../scenes/theme";
import { shadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const SEA = themed({
  bg: "#fbfaf2",
  panel: "#e3efec",
  ink: "#0e2f38",
  soft: "#4d6b70",
  line: "#cfdedb",
  accent: "#0f6a73",
  "accent-2": "#f0764f",
  display: "Nunito",
  font: "Nunito",
});

const WEEK: readonly {
  readonly day: string;
  readonly time: string;
  readonly animal: Animal;
  readonly line: string;
  readonly water: string;
}[] = [
  { day: "Mon", time: "9 am", animal: "octopus", line: "Octopus", water: "#0f6a73" },
  { day: "Tue", time: "noon", animal: "jelly", line: "Jellyfish", water: "#23406e" },
  { day: "Wed", time: "9 am", animal: "crab", line: "Crab", water: "#f3d7a1" },
  { day: "Thu", time: "5 pm", animal: "ray", line: "Ray", water: "#3d9aa3" },
  { day: "Fri", time: "noon", animal: "clown", line: "Clownfish", water: "#cfe8e2" },
  { day: "Sat", time: "10 am", animal: "star", line: "Starfish", water: "#f0a889" },
  { day: "Sun", time: "10 am", animal: "seal", line: "Seal", water: "#7fb7c4" },
];

function Post({ entry, big = false }: { readonly entry: (typeof WEEK)[number]; readonly big?: boolean }): ReactElement {
  const { day, time, animal, line, water } = entry;
  return (
    <div
      style={column(0, {
        borderRadius: 12,
        overflow: "hidden",
        background: "#fff",
        boxShadow: "0 2px 6px rgb(20 50 60 / 0.16)",
      })}
    >
      <div style={{ position: "relative", height: big ? 148 : 110, background: water, overflow: "hidden" }}>
        <Sea animal={animal} />
      </div>
      <div
        style={row(6, { justifyContent: "space-between", padding: "7px 11px 8px", fontSize: 17, whiteSpace: "nowrap" })}
      >
        <b>{line}</b>
        <span style={{ color: "var(--ui-soft)", fontSize: 15 }}>
          {day} {time}
        </span>
      </div>
    </div>
  );
}

function cover(): ReactElement {
  return (
    <Stage paper="#f0b49a" drama={0.95}>
      <div style={{ position: "absolute", inset: 0, ...SEA }}>
        <Place x={433} y={376} rotate={-3}>
          <Tablet width={780} height={608} body="#10343c">
            <div style={column(16, { padding: "22px 26px", height: "100%", background: "var(--ui-panel)" })}>
              <div style={row(12, { justifyContent: "space-between" })}>
                <Logo
                  mark="wave"
                  name="Gullcombe Aquarium"
                  size={30}
                  colour="#0f6a73"
                  second="#f0764f"
                  font="Nunito"
                  weight={850}
                />
                <span style={text(20, { fontWeight: 700, color: "var(--ui-soft)" })}>July 6–12</span>
              </div>
              <div style={{ display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: 14, width: 522 }}>
                {WEEK.slice(0, 6).map((entry) => (
                  <Post key={entry.day} entry={entry} />
                ))}
              </div>
              <div style={{ width: 522, display: "grid", gridTemplateColumns: "1fr 2fr", gap: 14 }}>
                {WEEK.slice(6).map((entry) => (
                  <Post key={entry.day} entry={entry} />
                ))}
                <div
                  style={row(14, {
                    borderRadius: 12,
                    background: "#0f6a73",
                    color: "#fbfaf2",
                    padding: "0 20px",
                    ...text(25, { fontWeight: 800, lineHeight: 1.15 }),
                  })}
                >
                  <Icon name="check" size={38} weight={2.6} style={{ color: "#f6b48e" }} />7 posts approved
                  <br />
                  for this week
                </div>
              </div>
            </div>
          </Tablet>
        </Place>
        <Place x={792} y={440} rotate={4}>
          <div
            style={column(16, {
              width: 342,
              padding: 22,
              borderRadius: 20,
              background: "#fffdf6",
              boxShadow: shadow(22),
              color: "var(--ui-ink)",
            })}
          >
            <div style={row(10, { fontSize: 20, fontWeight: 800 })}>
              <Icon name="comment" size={26} style={{ color: "#f0764f" }} weight={2.2} />
              Messages
              <span style={{ marginLeft: "auto", fontSize: 17, fontWeight: 700, color: "var(--ui-soft)" }}>
                Sat 8:42 pm
              </span>
            </div>
            <Chat
              size={24}
              gap={14}
              messages={[
                { words: "Can we bring a stroller?", time: "Petra, 4 minutes ago" },
                { me: true, words: <>Yes, use door&nbsp;B. There is a ramp and an elevator.</>, time: "Answered" },
                { words: "Perfect, see you Sunday" },
              ]}
            />
          </div>
        </Place>
      </div>
    </Stage>
  );
}

/** Social Media Services: the cover. */
export const pictures: readonly Picture[] = [
  { name: "services/social-media-services-cover", width: 1000, height: 750, scene: cover },
];
