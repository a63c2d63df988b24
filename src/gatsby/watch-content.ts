import { watch } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { CreateDevServerArgs } from "gatsby";
import { checkContent } from "../content/check";
import { type Fault, faultsIn } from "../content/fault";
import { isLeftOut } from "../content/foreign-files";
import { rememberContent } from "./content-nodes";
import { type Notice, showOverPages } from "./gatsby-internals";
import { faultText } from "./told";

/** Editors write a file in several steps: what is saved is looked at once they are done, in milliseconds. */
const SETTLED = 200;

/** By which an open page knows the notices of an earlier check. */
const NOTICES = "content";

/** Where a check tells what it has found. */
interface Told {
  readonly reporter: {
    readonly error: (message: string) => unknown;
    readonly success: (message: string) => unknown;
  };
  /** Lays notices over the open pages, instead of those that lie there. */
  readonly show: (notices: readonly Notice[]) => void;
}

/** While the site is developed: holds the content against its rules each time that something of it is saved. */
export async function onCreateDevServer({ reporter }: Pick<CreateDevServerArgs, "reporter">): Promise<void> {
  await rememberContent(resolve("data"));
  const show = (notices: readonly Notice[]) => {
    showOverPages(NOTICES, notices);
  };
  watchContent(resolve("data"), { reporter, show });
}

/** Tells faults of the content when it is saved with some, and that there are none when they are mended. @returns Ends it. */
export function watchContent(dataDir: string, told: Told): () => void {
  let saves = 0;
  const check = contentChecker(dataDir, told, () => saves);
  const leavesOut = isLeftOut(dataDir);
  let waiting: NodeJS.Timeout | undefined;
  const watcher = watch(dataDir, { recursive: true }, (_, name) => {
    if (name !== null && leavesOut(resolve(dataDir, name))) return;
    saves++;
    clearTimeout(waiting);
    waiting = setTimeout(() => void check(), SETTLED);
  });
  return () => {
    // Checks that are reading or still to come tell nothing: the content may be going, too. No count is this one.
    saves = Number.NaN;
    clearTimeout(waiting);
    watcher.close();
  };
}

/**
 * Checks one after another: a slow check must not tell what a later one has seen otherwise. Nor does one tell anything of
 * a file that was saved while it read, and may have been half written: the check of that save follows.
 *
 * @param savesUntilNow - How often something was saved.
 */
function contentChecker(dataDir: string, { reporter, show }: Told, savesUntilNow: () => number): () => Promise<void> {
  let shown: string | undefined;
  let last = Promise.resolve();
  const check = async () => {
    const saves = savesUntilNow();
    const { message, notices } = await lookAt(dataDir);
    // A file that is still empty need not have its end told of yet.
    if (message !== undefined) await pause(SETTLED);
    if (saves !== savesUntilNow() || message === shown) return;
    if (message === undefined) reporter.success("The content keeps all rules again");
    else reporter.error(message);
    show(notices);
    shown = message;
  };
  return () => (last = last.then(check));
}

/** What is wrong with the content, in words; a file may be gone before it is read. */
async function lookAt(dataDir: string): Promise<{ message: string | undefined; notices: readonly Notice[] }> {
  try {
    const { faults } = await checkContent(dataDir);
    const message = faults.length === 0 ? undefined : faultsIn("the content", faults);
    return { message, notices: faults.map((fault) => noticeOf(dataDir, fault)) };
  } catch (error) {
    const message = `The content could not be checked: ${faultText(error)}`;
    return { message, notices: [{ title: "The content could not be checked", text: faultText(error) }] };
  }
}

function noticeOf(dataDir: string, { file, field, got, allowed }: Fault): Notice {
  const title = `data/${file}${field === "" ? "" : `, ${field}`}`;
  return { title, text: `got ${got}; allowed: ${allowed}`, file: join(dataDir, file) };
}
