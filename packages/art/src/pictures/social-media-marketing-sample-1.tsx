import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Button } from "../scenes/controls";
import { Say } from "../scenes/hand";
import { display, text, themed } from "../scenes/theme";
import { shadow, shapeShadow } from "../stage/light";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const SOAP = themed({ ink: "#24321f", accent: "#b0661c", "on-accent": "#fff6e4", display: "Fraunces", radius: "30px" });

/** The amber bottle with its pump, on a field of 100 × 170. */
function Pump({
  height,
  left,
  top,
  turn = 0,
}: {
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly turn?: number;
}): ReactElement {
  return (
    <svg
      width={height * 0.6}
      height={height}
      viewBox="0 0 100 170"
      style={{ position: "absolute", left, top, transform: `rotate(${String(turn)}deg)`, filter: shapeShadow(7) }}
    >
      <path d="M12 18Q12 10 22 10H58V22H26V32H14z" fill="#2a251f" />
      <path d="M47 20H55V44H47z" fill="#4a4238" />
      <path d="M36 42H66V60H36z" fill="#2a251f" />
      <path
        d="M38 60H64Q66 70 78 76Q88 82 88 96V158Q88 168 78 168H24Q14 168 14 158V96Q14 82 24 76Q36 70 38 60z"
        fill="#a85a14"
      />
      <path d="M60 60H64Q66 70 78 76Q88 82 88 96V158Q88 168 78 168H62z" fill="#5f2c05" opacity="0.5" />
      <path d="M24 92V150" stroke="#ffd595" strokeWidth="5" strokeLinecap="round" opacity="0.7" />
      <path d="M14 102H88V146H14z" fill="#f5ecd6" />
      <path d="M62 102H88V146H62z" fill="#8a6a3a" opacity="0.2" />
      <Say x={51} y={122} size={11.6} weight={650} anchor="middle" font="Fraunces" fill="#24321f">
        Lathermoor
      </Say>
      <Say x={51} y={136} size={8.5} weight={550} anchor="middle" fill="#24321f">
        hand soap
      </Say>
    </svg>
  );
}

function SoapAd({
  width,
  height,
  words,
  size,
  bottle,
  foot,
}: {
  readonly width: number;
  readonly height: number;
  readonly words: readonly string[];
  readonly size: number;
  readonly bottle: readonly [height: number, left: number, top: number];
  readonly foot: number;
}): ReactElement {
  return (
    <div
      style={{
        position: "relative",
        width,
        height,
        overflow: "hidden",
        borderRadius: 14,
        background: "#adc09a",
        boxShadow: shadow(14),
        color: "#24321f",
      }}
    >
      <div
        style={{
          position: "absolute",
          left: "-10%",
          right: "-10%",
          bottom: "-6%",
          height: "36%",
          borderRadius: "50% 50% 0 0",
          background: "#8fa77c",
        }}
      />
      <div
        style={{
          position: "absolute",
          right: -40,
          top: -60,
          width: width * 0.7,
          height: width * 0.7,
          borderRadius: "50%",
          background: "#c9d6b4",
        }}
      />
      <span style={text(18, { position: "absolute", left: 22, top: 16, fontWeight: 550 })}>Sponsored</span>
      <div style={display(size, 650, { position: "absolute", left: 22, top: 48, lineHeight: 0.98 })}>
        {words.map((word) => (
          <div key={word}>{word}</div>
        ))}
      </div>
      <Pump height={bottle[0]} left={bottle[1]} top={bottle[2]} />
      <div style={{ position: "absolute", left: 22, bottom: foot }}>
        <Button size={21}>Get the refill</Button>
      </div>
    </div>
  );
}

function formats(): ReactElement {
  return (
    <Stage paper="#34503f" drama={1} grain={0.7}>
      <div style={{ position: "absolute", inset: 0, ...SOAP }}>
        <Place x={184} y={452} rotate={-5}>
          <SoapAd
            width={336}
            height={336}
            words={["The bottle", "stays."]}
            size={52}
            bottle={[220, 188, 102]}
            foot={24}
          />
        </Place>
        <Place x={828} y={330} rotate={4}>
          <SoapAd
            width={310}
            height={412}
            words={["The bottle", "stays."]}
            size={54}
            bottle={[214, 156, 122]}
            foot={26}
          />
        </Place>
        <Place x={508} y={382} rotate={-1}>
          <SoapAd
            width={336}
            height={668}
            words={["The", "bottle", "stays."]}
            size={92}
            bottle={[272, 104, 312]}
            foot={28}
          />
        </Place>
      </div>
    </Stage>
  );
}

/** Social Media Marketing: sample 1. */
export const pictures: readonly Picture[] = [
  { name: "services/social-media-marketing-sample-1", width: 1000, height: 750, scene: formats },
];
