import { fileOf } from "./take";
import type { Shot } from "./wanted";

const STYLES = "body{font:14px sans-serif}section{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}";

/** A page that shows all pictures: the pages, then the states. */
export function indexPage(shots: readonly Shot[]): string {
  const groups = { Pages: shots.filter(({ state }) => !state), States: shots.filter(({ state }) => state) };
  const sections = Object.entries(groups)
    .filter(([, group]) => group.length > 0)
    .map(([title, group]) => `<h1>${title}</h1><section>${group.map(figure).join("\n")}</section>`);
  return `<!doctype html><meta charset="utf-8"><title>Shots</title><style>${STYLES}</style>${sections.join("\n")}`;
}

function figure(shot: Shot): string {
  const file = encodeURIComponent(fileOf(shot));
  return `<figure><a href="${file}"><img loading="lazy" width="360" src="${file}" alt=""></a><figcaption>${fileOf(shot)}</figcaption></figure>`;
}
