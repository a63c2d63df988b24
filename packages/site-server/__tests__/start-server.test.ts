import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@site/toolkit/server-process";
import { hostingPolicy } from "../../../src/hosting/policy";
import type { OpenMailWith } from "../src/plug";
import type { Settings } from "../src/settings";
import { type RunningSite, startServer } from "../src/start-server";

/** A site with a form at the root of its host, whatever is built here. */
jest.mock("../../../src/hosting/policy-file", () => ({ readPolicy: () => Promise.resolve(hostingPolicy([], [])) }));

let folder: string;
let running: RunningSite[];
beforeEach(async () => {
  [folder, running] = [await mkdtemp(join(tmpdir(), "site-")), []];
  await writeFile(join(folder, "index.html"), "<h1>Home</h1>");
  await writeFile(join(folder, "404.html"), "<h1>There is no such page</h1>");
});
afterEach(async () => {
  for (const site of running) await site.stop();
  await rm(folder, { recursive: true });
});

const SETTINGS: Omit<Settings, "PORT"> = { METRICS_PORT: 0, LOG_LEVEL: "silent", TRUST_PROXY: [] };

async function start(openMail?: OpenMailWith) {
  const PORT = await freePort();
  const site = await startServer(folder, { ...SETTINGS, PORT }, openMail);
  running.push(site);
  return { ...site, ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${String(PORT)}${path}`, init) };
}

const POST = { method: "POST", body: new URLSearchParams({ message: "Good morning" }) };

/** Takes every message while it lasts. */
function mailThat(events: string[], missing: readonly string[] = []): OpenMailWith {
  return () => {
    events.push("opened");
    return Promise.resolve({
      handle: () => Promise.resolve({ status: 200, headers: {}, body: "success" }),
      missing: () => Promise.resolve(missing),
      notices: ["Messages are kept."],
      start: () => void events.push("started"),
      stop: () => Promise.resolve(void events.push("stopped")),
    });
  };
}

it("serves pages where nothing takes messages, says so, and says so to whoever posts one", async () => {
  const { notices, ask } = await start();
  expect(notices).toEqual([expect.stringContaining("No contact service is installed")]);
  expect(await (await ask("/")).text()).toBe("<h1>Home</h1>");
  for (const path of ["/healthz", "/readyz"]) expect((await ask(path)).status).toBe(200);
  const answer = await ask("/mail.php", POST);
  expect([answer.status, await answer.text()]).toEqual([
    503,
    "This server does not take messages. Please write to us by e-mail or call.",
  ]);
});

it("asks what takes messages to answer them, begins with it and lets it end", async () => {
  const events: string[] = [];
  const { notices, ask, stop } = await start(mailThat(events));
  expect(notices).toEqual(["Messages are kept."]);
  expect(await (await ask("/mail.php", POST)).text()).toBe("success");
  expect(events).toEqual(["opened", "started"]);
  await stop();
  expect(events).toEqual(["opened", "started", "stopped"]);
});

it("is ready only when messages could be taken, and runs all the same", async () => {
  const { ask } = await start(mailThat([], ["room"]));
  const answer = await ask("/readyz");
  expect([answer.status, await answer.json()]).toEqual([503, { status: "unavailable", missing: ["room"] }]);
  expect((await ask("/healthz")).status).toBe(200);
});
