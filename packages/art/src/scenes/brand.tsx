import type { ReactElement } from "react";
import { shadow } from "../stage/light";
import { text } from "./theme";

/** A fan of swatches held by a rivet at its lower end. */
export function SwatchFan({
  colours,
  width = 76,
  height = 240,
  spread = 11,
}: {
  readonly colours: readonly { readonly colour: string; readonly name: string }[];
  readonly width?: number;
  readonly height?: number;
  readonly spread?: number;
}): ReactElement {
  return (
    <div style={{ position: "relative", width, height }}>
      {colours.map(({ colour, name }, index) => (
        <div
          key={name}
          style={{
            position: "absolute",
            inset: 0,
            padding: 5,
            background: "#fffdf7",
            borderRadius: 4,
            boxShadow: shadow(2.5),
            transformOrigin: "50% 94%",
            transform: `rotate(${String((index - (colours.length - 1) / 2) * spread)}deg)`,
          }}
        >
          <div
            style={{
              height: "74%",
              background: `linear-gradient(135deg, color-mix(in oklab, ${colour}, white 8%), ${colour} 60%)`,
              borderRadius: 2,
            }}
          />
          <div style={text(width * 0.12, { fontWeight: 600, marginTop: 4, color: "#241f1a", whiteSpace: "nowrap" })}>
            {index === colours.length - 1 ? name : ""}
          </div>
          <div
            style={{
              position: "absolute",
              bottom: "3.5%",
              left: "50%",
              width: 9,
              height: 9,
              marginLeft: -4.5,
              borderRadius: 9,
              background: "radial-gradient(circle at 35% 30%, #fff, #b9ad9b 55%, #83786a)",
            }}
          />
        </div>
      ))}
    </div>
  );
}
