import { tmpdir } from "node:os";
import { resolve } from "node:path";
import type { Figures, Row } from "./figures";
import { measureMemory } from "./mail/memory";
import { type MeasuredServer, withServer } from "./mail/measured-server";
import { startOwnServer } from "./mail/own-server";
import { type PhpFolders, phpPrograms, type PhpPrograms, startPhpServer } from "./mail/php-server";
import { prepareDisk, measureDisk } from "./mail/raw-disk";
import { withScratchFolder } from "./mail/scratch-folder";
import { medians, PER_SECOND, shoot, warmUp } from "./mail/shot";
import { NAMES, rowName, verdicts } from "./mail/verdicts";
import { tell } from "./project-copy";

/** What may be chosen. */
export interface MailOptions {
  /** How many messages are stored while the memory is watched. */
  readonly messages: number;
  /** On whose disk all is stored. */
  readonly folder: string;
}

/** Connections, and how many messages are sent by them in a run. */
const LOADS = [
  { connections: 1, messages: 1000 },
  { connections: 32, messages: 5000 },
  { connections: 256, messages: 5000 },
];

/** Each load is sent so often to each server, in turns; an odd number has a middle. */
const RUNS = 3;

/** PHP gets that number of workers with which it takes the most messages from 32 connections. */
const WORKERS = [8, 16, 32];

/**
 * Sends messages to this project's server and to PHP-FPM behind nginx, has the bare disk do the same work, and watches
 * the memory of this server while it takes many more.
 */
export async function measureMail({ messages, folder }: MailOptions): Promise<Figures> {
  const programs = await phpPrograms();
  return withScratchFolder(resolve(folder), async (stored) => {
    await prepareDisk(stored);
    return withScratchFolder(tmpdir(), (settings) => measureIn({ messages: stored, settings }, programs, messages));
  });
}

async function measureIn(folders: PhpFolders, programs: PhpPrograms, messages: number): Promise<Figures> {
  const startPhp = (workers: number) => () => startPhpServer(programs, folders, workers);
  return withServer(
    () => startOwnServer(folders.messages),
    async (own) => {
      const size = await warmUp(own);
      const disk = await ofDisk(folders.messages, size);
      const workers = await bestOf(WORKERS, (number) => {
        tell(`Mail: PHP-FPM with ${number} workers …`);
        return withServer(startPhp(number), takenPerSecond);
      });
      const servers = await withServer(startPhp(workers), (php) => ofServers(own, php));
      const memory = await measureMemory(own, messages);
      return {
        title: `Messages of ${size} bytes, each written through to the disk; median of ${RUNS}`,
        rows: [...disk, ...servers, ...memory],
        remarks: [...verdicts(servers, memory), ...notes(workers)],
      };
    },
  );
}

async function takenPerSecond(server: MeasuredServer): Promise<number> {
  await warmUp(server);
  const { [PER_SECOND]: perSecond = 0 } = await shoot(server, { connections: 32, messages: 3000 });
  return perSecond;
}

async function bestOf(numbers: readonly number[], measure: (number: number) => Promise<number>): Promise<number> {
  let best = { number: 0, value: -1 };
  for (const number of numbers) {
    const value = await measure(number);
    if (value > best.value) best = { number, value };
  }
  return best.number;
}

async function ofDisk(folder: string, size: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [atOnce, files] of [
    [1, 1000],
    [32, 5000],
  ] as const) {
    tell(`Mail: the raw disk, ${atOnce} at once …`);
    const runs: Row["figures"][] = [];
    while (runs.length < RUNS) runs.push(await measureDisk(folder, { size, files, atOnce }));
    rows.push({ name: `${NAMES.disk}, ${atOnce} at once`, figures: medians(runs) });
  }
  return rows;
}

async function ofServers(own: MeasuredServer, php: MeasuredServer): Promise<Row[]> {
  await warmUp(php);
  const rows: Row[] = [];
  for (const load of LOADS) {
    const runs = [own, php].map((server) => ({ server, figures: new Array<Row["figures"]>() }));
    for (let run = 1; run <= RUNS; run += 1) {
      for (const { server, figures } of runs) {
        tell(`Mail: ${rowName(server.name, load.connections)}, ${run} of ${RUNS} …`);
        figures.push(await shoot(server, load));
      }
    }
    for (const { server, figures } of runs) {
      rows.push({ name: rowName(server.name, load.connections), figures: medians(figures) });
    }
  }
  return rows;
}

function notes(workers: number): string[] {
  return [
    `PHP-FPM had ${workers} workers, with which it was fastest of ${WORKERS.join(", ")}.`,
    "What sends the messages runs on the same processors.",
  ];
}
