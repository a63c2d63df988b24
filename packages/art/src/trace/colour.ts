import { token } from "../page/tokens";
import type { Vec } from "./vector";

/** A CSS colour (#hex, oklch(), var(--token)) as linear light. */
export function linear(colour: string): Vec {
  const named = /^var\(--([\w-]+)\)$/.exec(colour)?.[1];
  if (named !== undefined) return linear(token(named));
  if (colour.startsWith("#")) return fromHex(colour);
  const parts = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?:deg)?\)$/.exec(colour);
  if (!parts) throw new Error(`The tracer cannot read the colour "${colour}": use #rrggbb, oklch(…) or var(--token).`);
  return fromOklch(Number(parts[1]) / 100, Number(parts[2]), Number(parts[3]));
}

/** Linear light as one byte of sRGB. */
export function toByte(value: number): number {
  const v = Math.min(1, Math.max(0, value));
  return Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));
}

function fromHex(hex: string): Vec {
  const full =
    hex.length === 4
      ? Array.from(hex.slice(1))
          .map((digit) => digit + digit)
          .join("")
      : hex.slice(1, 7);
  const channel = (at: number): number => {
    const v = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(2), channel(4)];
}

/** Björn Ottosson's OKLab matrices: https://bottosson.github.io/posts/oklab/ */
function fromOklch(lightness: number, chroma: number, hue: number): Vec {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (v: number): number => Math.min(1, Math.max(0, v));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
