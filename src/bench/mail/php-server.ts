import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { programAt, programLike } from "../../hosting/conformance/host";
import { freePort, startProcess, startServer } from "../../hosting/conformance/processes";
import { runningProcesses, spentBy } from "../processes";
import { newMailFolder } from "./mail-folder";
import type { MeasuredServer } from "./measured-server";
import { nginxConfiguration, type PhpPlaces, poolConfiguration } from "./php-configuration";
import { NAMES } from "./verdicts";

/** The two programs. */
export interface PhpPrograms {
  readonly nginx: string;
  readonly fpm: string;
}

/** Where it runs. */
export interface PhpFolders {
  /** For its messages. */
  readonly messages: string;
  /** For everything else; a short path, since it holds a socket. */
  readonly settings: string;
}

/** Finds nginx and PHP-FPM. @throws When one is missing or cannot do the same work, with what to install. */
export async function phpPrograms(): Promise<PhpPrograms> {
  const nginx = programAt("nginx");
  const fpm = programAt("php-fpm") ?? programLike(/^php-fpm[\d.]+$/);
  if (nginx === undefined || fpm === undefined) {
    const packages = [...(nginx === undefined ? ["nginx"] : []), ...(fpm === undefined ? ["php-fpm"] : [])].join(" ");
    throw new Error(`PHP-FPM behind nginx is measured too. Not installed: ${packages}; apt-get install ${packages}`);
  }
  const said = async (flag: string) => (await promisify(execFile)(fpm, [flag])).stdout;
  const [, version = "0"] = /^PHP (\d+\.\d+)/.exec(await said("-v")) ?? [];
  // https://www.php.net/manual/en/function.fsync.php
  if (Number(version) < 8.1) throw new Error(`${fpm}: got PHP ${version}; allowed: 8.1 or later, which has fsync()`);
  if (!(await said("-m")).includes("Zend OPcache")) {
    throw new Error(`${fpm} has no OPcache, with which PHP is measured; apt-get install php-opcache`);
  }
  return { nginx, fpm };
}

/** Starts nginx and PHP-FPM, which store messages by `mail.php`. */
export async function startPhpServer(
  { nginx, fpm }: PhpPrograms,
  { messages, settings: folder }: PhpFolders,
  workers: number,
): Promise<MeasuredServer> {
  const places = await prepare(folder, await newMailFolder(messages), workers);
  const isRoot = process.getuid?.() === 0;
  const php = await startProcess({
    command: fpm,
    args: ["-F", ...(isRoot ? ["-R"] : []), ...OPCACHE, "-p", folder, "-y", "pool.conf"],
    cwd: folder,
    port: places.socket,
  });
  const front = await startServer({
    command: nginx,
    args: ["-p", folder, "-c", "nginx.conf", "-e", "nginx.log"],
    cwd: folder,
    port: places.port,
  }).catch(async (error: unknown) => {
    await php.stop();
    throw error;
  });
  return {
    name: NAMES.php,
    address: `http://127.0.0.1:${places.port}/mail.php`,
    arrivals: join(places.mailDir, "new"),
    use: async () => {
      const processes = await runningProcesses();
      const [one, other] = [spentBy(php.id, processes), spentBy(front.id, processes)];
      return { memory: one.memory + other.memory, processor: one.processor + other.processor };
    },
    stop: async () => {
      await Promise.all([front.stop(), php.stop()]);
    },
  };
}

/** Compiled once and never looked at again, as a server in use has it. */
const OPCACHE = ["-d", "opcache.enable=1", "-d", "opcache.validate_timestamps=0"];

async function prepare(folder: string, mailDir: string, workers: number): Promise<PhpPlaces> {
  const socket = join(folder, "php.sock");
  const places = { port: await freePort(), socket, mailDir, script: resolve("src/bench/mail/mail.php") };
  await mkdir(join(folder, "temp"), { recursive: true });
  await writeFile(join(folder, "pool.conf"), poolConfiguration(places, workers));
  await writeFile(join(folder, "nginx.conf"), nginxConfiguration(places));
  return places;
}
