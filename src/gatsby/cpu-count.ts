import { cpus } from "node:os";

/** What Gatsby takes for the number of cores. Whoever builds may set it; then it is left as it is. */
const SETTING = "GATSBY_CPU_COUNT";

/** Gatsby leaves one of its cores to itself, and would leave one of two idle while pictures are made. */
const ALL = String(cpus().length + 1);

/**
 * Up to this many files of content, one process queries and renders all pages sooner than others are started for it:
 * each loads all of Gatsby, 1.5 to 2.5 s of processor time, in which hundreds of pages are rendered. A build after an
 * edit of one text takes 0.68 of the time that it took with two processes beside the first.
 */
const FEW = 500;

// The picture plugin reads this where it is loaded, so this module comes before whatever loads the plugin.
process.env[SETTING] ??= ALL;

/** Lets a small site be queried and rendered in one process: to be called after the picture plugin has read the number. */
export function chooseProcesses(contentFiles: number): void {
  if (process.env[SETTING] === ALL && contentFiles <= FEW) process.env[SETTING] = "1";
}
