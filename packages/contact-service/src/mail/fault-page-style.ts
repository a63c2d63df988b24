import site from "../../../../data/site.json";
import { brandColours } from "#styles/brand";
import { hex } from "#styles/mix";
import { themesIn } from "#styles/themes";

type Pair = readonly [light: string, dark: string];

/** The palette's colours that the page of faults needs; a test holds them against it. */
const COLOURS = {
  paper: ["#f9f5ee", "#18130e"],
  "paper-lit": ["#fffdf8", "#231d17"],
  ink: ["#1c140e", "#f3f0e8"],
  edge: ["#83786d", "#877f73"],
  signal: ["#f24114", "#fa5d32"],
  "on-signal": ["#150a07", "#100704"],
  fault: ["#b31220", "#fc918e"],
} as const;

/**
 * The site's colours on the page of faults, each in the light and in the dark. The page cannot have the site's style
 * sheet: it is made where the built site may not be.
 *
 * @param agency - What `data/site.json` holds.
 */
export function coloursOf(agency: object = site): Readonly<Record<keyof typeof COLOURS, Pair>> {
  const own: unknown = Reflect.get(agency, "color");
  if (typeof own !== "string") return COLOURS;
  const [light, dark] = brandColours(own).signal;
  return { ...COLOURS, signal: [hex(light), hex(dark)] };
}

/** The whole style of the page of faults. @param agency - What `data/site.json` holds. */
export function faultPageStyle(agency: object = site): string {
  return themesOf(agency) + REST;
}

/** Its colours in the themes that the site has. */
function themesOf(agency: object): string {
  const [only, other] = themesIn(agency);
  const inTheme = (index: 0 | 1) =>
    Object.entries(coloursOf(agency))
      .map(([name, pair]) => `--${name}:${pair[index]}`)
      .join(";");
  if (only === "light" && other === undefined) return `:root{color-scheme:light;${inTheme(0)}}\n`;
  if (only === "dark" && other === undefined) return `:root{color-scheme:dark;${inTheme(1)}}\n`;
  return `:root{color-scheme:light dark;${inTheme(0)}}\n@media(prefers-color-scheme:dark){:root{${inTheme(1)}}}\n`;
}

const REST = `*{box-sizing:border-box}
body{margin:0;padding:clamp(1rem,5vw,4rem) 1rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:auto;padding:clamp(1.25rem,5vw,3.5rem);background:var(--paper-lit);border-top:.5rem solid var(--signal)}
h1{margin:0 0 1rem;font-size:clamp(1.75rem,6vw,2.5rem);line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
p{margin:0}
a{color:inherit}
form{display:grid;gap:1.25rem;margin:2rem 0}
label{display:block;margin-bottom:.5rem;font-weight:600}
.fault{margin-bottom:.5rem;color:var(--fault);font-weight:500}
input:not([type=checkbox]),select,textarea{width:100%;padding:.75rem 1rem;border:1px solid var(--edge);border-bottom-width:3px;border-radius:0;background:var(--paper);color:inherit;font:inherit}
[aria-invalid]{border-color:var(--fault)}
button{justify-self:start;padding:.9rem 1.75rem;border:0;background:var(--signal);color:var(--on-signal);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
.trap{position:absolute;top:-99rem}`;
