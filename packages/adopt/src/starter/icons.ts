import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { valueAt } from "#content/fault";
import { PROJECT } from "./texts";

/** Words in titles of services that a drawing goes with, as far as the project has it. */
const DRAWN: readonly (readonly [word: RegExp, icon: string])[] = [
  [/\b(?:app|mobile)/i, "phone"],
  [/web|site|seite|shop/i, "browser"],
  [/photo|foto|film|video/i, "camera"],
  [/data|daten|analy/i, "chart"],
  [/advert|ads|market|werbung|campaign|kampagne/i, "megaphone"],
  [/support|assist|hilfe/i, "headset"],
  [/develop|entwickl|software|code|program|c\+\+/i, "code"],
  [/brand|marke|identity|erscheinung|logo/i, "shapes"],
  [/design|gestalt|illustration|content|text|redaktion/i, "pen"],
  [/social|chat|communit/i, "chat"],
  [/consult|berat|strateg/i, "compass"],
  [/\b(?:ai|ki)\b|intelligen/i, "spark"],
];

/** Profiles in networks have drawings of their own. */
const OTHERS = ["compass", "shapes", "spark", "pen", "chart", "chat", "heart", "code"] as const;

const FOLDER = join(PROJECT, "data/icons");

/** A drawing for each service, by its title; where none goes with it, one in turn. */
export function iconsFor(titles: readonly string[]): string[] {
  const has = (icon: string) => existsSync(join(FOLDER, `${icon}.svg`));
  const others = OTHERS.filter(has);
  let turn = 0;
  return titles.map((title) => {
    const drawn = DRAWN.find(([word, icon]) => word.test(title) && has(icon))?.[1];
    return drawn ?? others[turn++ % Math.max(others.length, 1)] ?? "codepen";
  });
}

/** The project's own drawings that a content names, by their paths in it; those of brands come from elsewhere. */
export function drawingsOf(content: ReadonlyMap<string, unknown>): ReadonlyMap<string, string> {
  const named = new Set([...content.values()].flatMap((value) => namesIn(value)));
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const files = names.filter((name) => named.has(name.replace(/\.svg$/, "")));
  return new Map(files.map((name) => [`icons/${name}`, readFileSync(join(FOLDER, name), "utf8")]));
}

function namesIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return [valueAt(value, ["icon"]), valueAt(value, ["network"]), ...Object.values(value).flatMap(namesIn)];
}
