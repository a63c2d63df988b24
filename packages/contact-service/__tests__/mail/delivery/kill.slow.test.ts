import { type ChildProcess, spawn } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type MailStore, openMailStore } from "../../../src/mail/store/mail-store";
import { count, keepMany, until } from "../../support/delivery";
import { emptyFolder } from "../../support/maildir";
import { type MailServer, startMailServer, type Taken } from "../../support/smtp";

/** How often the process is killed; `MAIL_KILLS` asks for more. */
const KILLS = Number(process.env.MAIL_KILLS ?? 20);

/** Milliseconds after its first delivery at which a process is killed, at the latest. */
const LATEST_KILL = 300;

/** The connections of delivery, each with one message under way. */
const CONNECTIONS = 3;

let root: string;
let store: MailStore;
let server: MailServer;
const children: ChildProcess[] = [];

beforeEach(async () => {
  root = await emptyFolder();
  store = await openMailStore(root);
  server = await startMailServer({}, { verdict: () => pause(Math.random() * 15).then(() => undefined) });
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

/** A process that waits to be told to go, so that its start costs no time. */
function startProcess(...more: string[]) {
  const script = resolve("packages/contact-service/__tests__/support/mail-deliverer.ts");
  const child = spawn(process.execPath, ["--import", "tsx", script, root, String(server.port), ...more], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  children.push(child);
  let output = "";
  child.stdout.on("data", (text: Buffer) => {
    output += text.toString();
  });
  const lines = () => output.split("\n").slice(0, -1);
  const kill = async (signal: NodeJS.Signals = "SIGKILL") => {
    const ended = new Promise((done) => child.once("close", done));
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const signal = (name: NodeJS.Signals) => child.kill(name);
  return { signal, go: () => child.stdin.write("go\n"), kill, lines, hasBegun: () => lines().includes("began") };
}

/** What tells one message from all others. */
function keyOf({ from, bytes }: Taken): string {
  return `${from === "" ? "acknowledgement" : "enquiry"} ${/\[(\S+)\]/.exec(bytes.toString())?.[1] ?? ""}`;
}

async function waiting(): Promise<string[]> {
  const lists = [await store.list("inbox"), await store.list("acknowledgements")];
  return lists.flat().map(({ kind, reference }) => `${kind} ${reference}`);
}

it(
  "delivers everything that was kept, and twice only what was under way at a kill, however often it is killed",
  async () => {
    const kept: string[] = [];
    const underWay: string[] = [];
    let next = startProcess("keep");
    for (let kill = 0; kill < KILLS; kill += 1) {
      const current = next;
      const before = server.taken.length;
      next = startProcess("keep");
      current.go();
      await until(current.hasBegun);
      await pause(Math.random() * LATEST_KILL);
      await current.kill();
      // What the server has still in its hands.
      await pause(50);
      kept.push(...current.lines().flatMap((line) => /^kept (.*)$/.exec(line)?.[1] ?? []));
      const left = await waiting();
      const again = [...new Set(server.taken.slice(before).map(keyOf))].filter((key) => left.includes(key));
      expect(again.length).toBeLessThanOrEqual(CONNECTIONS);
      underWay.push(...again);
      // As after ten seconds without a sign of life, which would make this test long.
      await rm(join(root, "delivery", "lock"), { recursive: true, force: true });
    }
    await next.kill();
    const last = startProcess();
    last.go();
    // The server runs here too: it is not kept from its work by asking all the time.
    await until(async () => (await waiting()).length === 0, 60_000, 200);
    await last.kill();
    const arrived = server.taken.map(keyOf);
    expect(kept.length).toBeGreaterThan(KILLS);
    expect(kept.filter((reference) => !arrived.includes(`enquiry ${reference}`))).toEqual([]);
    expect(kept.filter((reference) => !arrived.includes(`acknowledgement ${reference}`))).toEqual([]);
    const twice = arrived.filter((key, index) => arrived.indexOf(key) !== index);
    expect(twice.sort()).toEqual(underWay.sort());
    console.info(
      `${KILLS} kills: ${kept.length} kept, ${arrived.length} arrived, ${twice.length} of them twice, all under way at a kill`,
    );
  },
  KILLS * 5000 + 60_000,
);

it("sends nothing twice when it is asked to stop, and leaves the folder to others at once", async () => {
  for (let round = 0; round < 3; round += 1) {
    const child = startProcess("keep");
    child.go();
    await until(child.hasBegun);
    expect(await child.kill("SIGTERM")).toBe(0);
    expect(await readdir(join(root, "delivery"))).not.toContain("lock");
  }
  const last = startProcess();
  last.go();
  await until(async () => (await waiting()).length === 0);
  await last.kill();
  const arrived = server.taken.map(keyOf);
  expect(new Set(arrived).size).toBe(arrived.length);
});

it("sends nothing more from a process that stood still until another had taken over", async () => {
  const [first, second] = [startProcess(), startProcess()];
  await keepMany(store, 1);
  first.go();
  await until(first.hasBegun);
  second.go();
  await until(async () => (await waiting()).length === 0);
  first.signal("SIGSTOP");
  await keepMany(store, 5);
  await until(async () => second.hasBegun() && (await waiting()).length === 0);
  first.signal("SIGCONT");
  await keepMany(store, 5);
  await until(async () => (await waiting()).length === 0);
  await first.kill("SIGTERM");
  expect(await readdir(join(root, "delivery"))).toContain("lock");
  await keepMany(store, 5);
  await until(async () => (await waiting()).length === 0);
  await second.kill();
  const arrived = server.taken.map(keyOf);
  expect(new Set(arrived).size).toBe(32);
  expect(arrived).toHaveLength(32);
});

it("goes on in another process when the first is killed", async () => {
  const [first, second] = [startProcess(), startProcess()];
  await keepMany(store, 1);
  first.go();
  await until(first.hasBegun);
  second.go();
  await keepMany(store, 5);
  await until(async () => (await count(store, "inbox")) === 0);
  expect(second.hasBegun()).toBe(false);
  await first.kill();
  await keepMany(store, 5);
  await until(async () => (await waiting()).length === 0);
  expect(second.hasBegun()).toBe(true);
  await second.kill();
  const arrived = server.taken.map(keyOf);
  expect(new Set(arrived).size).toBe(22);
  expect(arrived.length).toBeLessThanOrEqual(22 + CONNECTIONS);
});
