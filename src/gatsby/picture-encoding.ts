import { cpus } from "node:os";
import sharp, { type AvifOptions, type Sharp } from "sharp";

/**
 * How long the encoder may look for a smaller AVIF, from 0 to 9. Measured on masters of ours at 1200 px: effort 4
 * (sharp's default) takes several seconds of processor time, 2 takes 0.79 s for 32.5 KB, 1 takes 0.49 s for 35.4 KB,
 * 0 takes 0.22 s for 48.6 KB.
 */
const EFFORT = 1;

/** Settings of the picture plugin for which it has no option, made before it makes the first picture. */
export function onPreInit(): void {
  encodeWith(EFFORT);
  takeAllCores();
}

/** Changes sharp's own default for the build. */
function encodeWith(effort: number): void {
  const encode = Reflect.get(sharp.prototype, "avif") as Sharp["avif"];
  Reflect.set(sharp.prototype, "avif", function avif(this: Sharp, options?: AvifOptions) {
    return encode.call(this, { effort, ...options });
  });
}

/** The plugin makes one picture fewer at once than this variable says, and would leave one of two cores idle. */
function takeAllCores(): void {
  process.env.GATSBY_CPU_COUNT ??= String(cpus().length + 1);
}
