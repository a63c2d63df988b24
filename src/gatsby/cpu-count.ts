import { cpus } from "node:os";

/** What Gatsby takes for the number of cores. Whoever builds may set it; then it is left as it is. */
const SETTING = "GATSBY_CPU_COUNT";

/** Gatsby leaves one of its cores to itself, and would leave one of two idle while pictures are made. */
const ALL = String(cpus().length + 1);

/**
 * Up to this many files of content, one process renders all pages sooner than helpers could start: each helper has to
 * load all of Gatsby first (`docs/performance.md`).
 */
const FEW = 500;

// The picture plugin reads this where it is loaded, so this module comes before whatever loads the plugin.
process.env[SETTING] ??= ALL;

/** Lets one process query and render a small site; to be called after the picture plugin has read the number. */
export function chooseProcesses(contentFiles: number): void {
  if (process.env[SETTING] === ALL && contentFiles <= FEW) process.env[SETTING] = "1";
}
