import type { Picture } from "../picture";
import { FIELD, WORDMARKS } from "../scenes/wordmarks";

/** The clients' marks, of one optical height, for a strip of them on any ground. */
export const pictures: readonly Picture[] = Object.entries(WORDMARKS).map(([client, mark]) => ({
  name: `clients/${client}`,
  width: 440,
  height: FIELD,
  ink: true,
  scene: (
    <div
      style={{
        position: "absolute",
        inset: 0,
        padding: "0 16px",
        background: "#fff",
        color: "#000",
        display: "flex",
        alignItems: "center",
      }}
    >
      {mark}
    </div>
  ),
}));
