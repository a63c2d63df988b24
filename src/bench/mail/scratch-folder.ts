import { rmSync } from "node:fs";
import { mkdir, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { exitCodeOf } from "../../lib/exit-code";

const INTERRUPTIONS = ["SIGHUP", "SIGINT", "SIGTERM"] as const;

/** Makes a folder for as long as something is done in it; also when that is interrupted, nothing is left. */
export async function withScratchFolder<Result>(
  around: string,
  visit: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(around, { recursive: true });
  const folder = await mkdtemp(join(around, "mail-"));
  const remove = () => {
    // Servers may still write while they are ended.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  // Else a signal ends this process without a word to those it has started.
  const endings = INTERRUPTIONS.map((signal) => [signal, () => process.exit(exitCodeOf(signal))] as const);
  process.on("exit", remove);
  for (const [signal, end] of endings) process.on(signal, end);
  try {
    return await visit(folder);
  } finally {
    process.off("exit", remove);
    for (const [signal, end] of endings) process.off(signal, end);
    remove();
  }
}
