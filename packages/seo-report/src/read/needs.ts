import { load, type CheerioAPI } from "cheerio";
import { addressesInCss } from "./css";
import { interned } from "./interned";
import type { Locate } from "./site-address";

/** What a file is to the page, or the style sheet, that needs it. */
export type NeedKind =
  "picture" | "style sheet" | "script" | "icon" | "preload" | "manifest" | "font or picture" | "media";

/** A file that a page needs besides the `src` of its pictures. */
export interface Need {
  readonly kind: NeedKind;
  readonly address: string;
  /** Where it should be on this site; nothing for what comes from elsewhere. */
  readonly path: string | undefined;
  /** Whether a script names it as a text: it may be a file that the page needs, and may be something else. */
  readonly isGuess?: boolean;
}

/** Where addresses stand, and what they are of. */
const ATTRIBUTES: readonly (readonly [selector: string, attribute: string, NeedKind])[] = [
  ['link[rel~="stylesheet" i]', "href", "style sheet"],
  ['link[rel~="icon" i], link[rel~="apple-touch-icon" i], link[rel~="mask-icon" i]', "href", "icon"],
  ['link[rel~="manifest" i]', "href", "manifest"],
  ['link[rel~="preload" i], link[rel~="modulepreload" i]', "href", "preload"],
  ["script", "src", "script"],
  ["video, audio, video source, audio source, track, embed, iframe", "src", "media"],
  ["object", "data", "media"],
  ['video[poster], input[type="image" i]', "poster", "picture"],
  ['input[type="image" i]', "src", "picture"],
  ["svg image, svg use", "href", "picture"],
  ["svg image, svg use", "xlink:href", "picture"],
];

const SETS = [
  ["img, picture source", "srcset", "picture"],
  ['link[rel~="preload" i]', "imagesrcset", "preload"],
] as const;

/** All files that a page needs, each once; also those of readers without scripts, and those that its scripts name. */
export function needsOf($: CheerioAPI, locate: Locate): Need[] {
  const without = $("noscript").toArray();
  const own = [...needsIn($, locate), ...without.flatMap((part) => needsIn(load($(part).text()), locate))];
  const all = [...guessesOf($, locate), ...own];
  return [...new Map(all.map((need) => [need.address, need])).values()];
}

function guessesOf($: CheerioAPI, locate: Locate): Need[] {
  const scripts = $("script:not([src], [type*='json'])").toArray();
  const named = scripts.flatMap((script) => [
    ...$(script)
      .text()
      .matchAll(/["'](\/[\w./~-]+\.(?:m?js|css))["']/g),
  ]);
  return named.map(([, address = ""]) => {
    const kind = address.endsWith(".css") ? ("style sheet" as const) : ("script" as const);
    return { kind, address, path: locate(address)?.path, isGuess: true };
  });
}

function needsIn($: CheerioAPI, locate: Locate): Need[] {
  const single = ATTRIBUTES.flatMap(([selector, attribute, kind]) =>
    valuesOf($, selector, attribute).map((address) => ({ kind, address })),
  );
  const sets = SETS.flatMap(([selector, attribute, kind]) =>
    valuesOf($, selector, attribute).flatMap((set) => addressesOfSet(set).map((address) => ({ kind, address }))),
  );
  const css = [...valuesOf($, "[style]", "style").map((style) => `*{${style}}`), $("style").text()];
  const inCss = css.flatMap(addressesInCss).map((address) => ({ kind: "font or picture" as const, address }));
  return [...single, ...sets, ...inCss].map(({ kind, address }) => {
    const path = locate(address)?.path;
    return { kind, address: interned(address), path: path && interned(path) };
  });
}

/** Addresses of a `srcset`: each ends at a space, or at a comma that a space or the end follows. */
export function addressesOfSet(set: string): string[] {
  return [...set.matchAll(/\s*,*\s*(\S*[^\s,])(?:\s+[^,]*)?(?:,|$)/g)].map(([, address]) => address ?? "");
}

function valuesOf($: CheerioAPI, selector: string, attribute: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => ($(element).attr(attribute) ?? "").trim())
    .filter((value) => value !== "" && !value.startsWith("#"));
}
