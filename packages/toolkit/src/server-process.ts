import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { createServer, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

interface Start {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** A port, or the path of a Unix socket. */
  readonly port: number | string;
  /** Milliseconds that it may take until it listens. */
  readonly patience?: number;
}

/** A process that has been started, with all that it starts. */
export interface RunningProcess {
  readonly id: number;
  readonly stop: () => Promise<void>;
}

/** A server that runs as a process of its own. */
export interface RunningServer {
  readonly place: { readonly host: string; readonly port: number };
  readonly isListening: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

const LOOPBACK = "127.0.0.1";

const running = new Set<ChildProcess>();

// Also when this process ends in a way that lets nothing be awaited.
process.on("exit", () => {
  for (const child of running) signal(child, "SIGKILL");
});

/**
 * Ports below those that systems give to whoever asks for any (32,768 on Linux, 49,152 elsewhere): between being found
 * free and being listened on, such a one could become an end of somebody's connection.
 */
const ASKED_FOR = { from: 20_000, count: 12_000 };

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = ASKED_FOR.from + randomInt(ASKED_FOR.count);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((done) => {
    probe.once("error", () => {
      done(false);
    });
    probe.listen(port, () => {
      probe.close(() => {
        done(true);
      });
    });
  });
}

/** Starts a server and waits until it listens. @throws When it does not, with what it has said. */
export async function startServer(start: Start & { readonly port: number }): Promise<RunningServer & RunningProcess> {
  const { port } = start;
  const { id, stop } = await startProcess(start);
  return { id, place: { host: LOOPBACK, port }, isListening: () => isListening(port), stop };
}

/** Starts a process and waits until it listens. @throws When it does not, with what it has said. */
export async function startProcess({
  command,
  args,
  cwd,
  env,
  port,
  patience = 15_000,
}: Start): Promise<RunningProcess> {
  // In a group of its own: some start others, which have to end with them.
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let said = "";
  const listen = (text: Buffer) => (said = (said + text.toString()).slice(-4_000));
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  let failure = "";
  child.once("error", ({ message }) => (failure = message));
  const isRunning = () => failure === "" && child.exitCode === null && child.signalCode === null;
  const stop = () => stopped(child);
  const end = Date.now() + patience;
  while (!(await isListening(port))) {
    if (isRunning() && Date.now() < end) {
      await sleep(50);
      continue;
    }
    await stop();
    throw new Error(`${command} did not start: ${failure || said.trim() || `nothing on port ${String(port)}`}`);
  }
  return { id: child.pid ?? 0, stop };
}

async function isListening(port: number | string): Promise<boolean> {
  const socket = typeof port === "number" ? connect(port, LOOPBACK) : connect(port);
  return new Promise((done) => {
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => {
      done(false);
    });
  });
}

async function stopped(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once("close", done));
  if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    signal(child, "SIGTERM");
    await Promise.race([ended, sleep(3_000, undefined, { ref: false })]);
  }
  // What it has started may still run.
  signal(child, "SIGKILL");
  running.delete(child);
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // It has ended already.
  }
}
