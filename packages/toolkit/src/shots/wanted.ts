import { parseArgs } from "node:util";
import type { Theme } from "#styles/themes";
import { type State, STATES } from "./states";

/** One picture to take: a page, or a state of one. */
export interface Shot {
  readonly path: string;
  readonly width: number;
  readonly theme: Theme;
  readonly state?: State;
}

/** Widths of the window at which pages and states are taken, in px. */
const WIDTHS = { pages: [360, 820, 1440, 2560], states: [320, 360, 390, 1440] };

/** Narrower than any phone, and as wide as a picture may be. */
const LEAST = 200;
const MOST = 4000;

/** The word for all pages, or all states. */
const ALL = "all";

/**
 * The pictures that a command line asks for; without any word all pages and all states, in all themes.
 *
 * @param pages - Addresses of the pages that there are.
 * @param themes - Those that pages are painted in.
 * @throws When it asks for something that is not there, with everything that is wrong and what there is.
 */
export function wantedShots(args: readonly string[], pages: readonly string[], themes: readonly Theme[]): Shot[] {
  const asked = readOptions(args);
  const names = STATES.map(({ name }) => name);
  const faults = [
    ...faultsOf("--only", asked.only, [ALL, ...pages]),
    ...faultsOf("--state", asked.state, [ALL, ...names]),
    ...faultsOf("--theme", asked.theme, themes),
    ...faultsOf("--width", asked.width, [`whole numbers from ${LEAST} to ${MOST}`], isWidth),
  ];
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const { only, state } = asked;
  const isAll = only === undefined && state === undefined;
  const wantedPages = pages.filter((path) => isAll || isNamed(path, only));
  const wantedThemes = themes.filter((theme) => asked.theme?.includes(theme) ?? true);
  const wantedStates = STATES.filter(({ name }) => isAll || isNamed(name, state));
  const sizes = [
    ...wantedPages.flatMap((path) => each(asked, WIDTHS.pages, { path })),
    ...wantedStates.flatMap((one) => each(asked, WIDTHS.states, { path: one.path, state: one })),
  ];
  const shots = sizes.flatMap((size) => wantedThemes.map((theme) => ({ ...size, theme })));
  if (shots.length > 0) return shots;
  throw new Error(wantedStates.map((one) => `--width: ${one.name} is there only ${widthsOf(one)}`).join("\n"));
}

interface Asked {
  readonly only?: string[] | undefined;
  readonly state?: string[] | undefined;
  readonly width?: string[] | undefined;
  readonly theme?: string[] | undefined;
}

function readOptions(args: readonly string[]): Asked {
  const many = { type: "string", multiple: true } as const;
  try {
    const options = { only: many, state: many, width: many, theme: many };
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      `${message}\nallowed: --only <page>, --state <state>, --width <px>, --theme <theme>, or --readme alone`,
    );
  }
}

function faultsOf(
  option: string,
  got: readonly string[] | undefined,
  allowed: readonly string[],
  isAllowed = (value: string) => allowed.includes(value),
): string[] {
  const wrong = got?.filter((value) => !isAllowed(value)) ?? [];
  return wrong.length > 0 ? [`${option}: got ${wrong.join(", ")}; allowed: ${allowed.join(", ")}`] : [];
}

function isWidth(value: string): boolean {
  return /^\d+$/.test(value) && Number(value) >= LEAST && Number(value) <= MOST;
}

function isNamed(name: string, asked: readonly string[] | undefined): boolean {
  return asked?.some((one) => one === name || one === ALL) ?? false;
}

function each(asked: Asked, widths: readonly number[], shot: Pick<Shot, "path" | "state">): Omit<Shot, "theme">[] {
  const { below = Infinity, from = 0 } = shot.state ?? {};
  return (asked.width?.map(Number) ?? widths)
    .filter((width) => width >= from && width < below)
    .map((width) => ({ ...shot, width }));
}

function widthsOf({ below, from }: State): string {
  return [from !== undefined && `from ${from} px`, below !== undefined && `below ${below} px`]
    .filter(Boolean)
    .join(", ");
}
