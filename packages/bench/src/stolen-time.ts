import { readFile } from "node:fs/promises";

/** What a machine's processor has done since it was started, in ticks of its clock. */
export interface ProcessorTimes {
  readonly worked: number;
  /** In which it had work, while the host of this virtual machine ran others. */
  readonly stolen: number;
}

/** Undefined where the system doesn't tell: on another than Linux. */
export async function processorTimes(): Promise<ProcessorTimes | undefined> {
  const stat = await readFile("/proc/stat", "utf8").catch(() => undefined);
  return stat === undefined ? undefined : timesIn(stat);
}

/** What `/proc/stat` says of all cores together. */
export function timesIn(stat: string): ProcessorTimes {
  const [, line = ""] = /^cpu +(.+)$/m.exec(stat) ?? [];
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0, stolen = 0] = line
    .split(" ")
    .map(Number);
  return { worked: user + nice + system + interrupts + softInterrupts, stolen };
}

/** Of the time in which the processor had work, how much it was taken away, in percent; 0 where the system doesn't tell. */
export function stolenPercent(before: ProcessorTimes | undefined, after: ProcessorTimes | undefined): number {
  if (!before || !after) return 0;
  const stolen = after.stolen - before.stolen;
  const wanted = after.worked - before.worked + stolen;
  return wanted === 0 ? 0 : Number(((100 * stolen) / wanted).toFixed(1));
}
