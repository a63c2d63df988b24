import { execFileSync } from "node:child_process";
import { readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@site/toolkit/server-process";
import { SMTP_URL_FORM } from "../../src/mail/delivery/smtp-url";
import { openMailStore } from "../../src/mail/store/mail-store";
import { runCommand } from "../../../../__tests__/support/command";
import { until } from "../support/delivery";
import { compose, MULTIPART, multipart, typed } from "../support/mail";
import { emptyFolder } from "../support/maildir";
import { type ServeProcess, startServe, stopServe } from "../../../../__tests__/support/serve-process";

let mailDir: string;
let running: ServeProcess[] = [];
beforeEach(async () => {
  mailDir = join(await emptyFolder(), "mail");
});
afterEach(async () => {
  await Promise.all(running.map(stopServe));
  running = [];
});

/** @param limit - The largest file it may write, in blocks of 512 bytes. */
async function serve(env: NodeJS.ProcessEnv = {}, limit?: string): Promise<ServeProcess> {
  const server = await startServe({ MAIL_DIR: mailDir, ...env }, { limit });
  running.push(server);
  return server;
}

function send(
  { origin }: Pick<ServeProcess, "origin">,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${origin}/mail.php`, {
    method: "POST",
    headers: { "Content-Type": MULTIPART, ...headers },
    body: multipart({ ...typed, message: `Message ${Math.random()}` }),
  });
}

describe("at the start", () => {
  it("says where messages are kept, for their owner alone, and that they rest there without a mail server", async () => {
    const server = await serve();
    expect(server.output()).toContain(`Messages are kept in ${mailDir} and rest there: set SMTP_URL`);
    expect((await stat(mailDir)).mode & 0o777).toBe(0o700);
  });

  it("tells all settings that are wrong at once, and no password", async () => {
    const wrong = {
      PORT: "http",
      METRICS_PORT: "-1",
      LOG_LEVEL: "loud",
      TRUST_PROXY: "yes",
      SMTP_URL: "user:pass@host",
      MAIL_TO: "me",
      MAIL_ACKNOWLEDGE: "maybe",
      MAIL_KEEP_DAYS: "0",
    };
    const { code, output } = await runCommand("serve", { env: wrong });
    expect(code).toBe(1);
    const lines = output.trim().split("\n");
    expect(lines.map((line) => line.split(":", 1)[0]).sort()).toEqual(Object.keys(wrong).sort());
    expect(output).toContain(`allowed: ${SMTP_URL_FORM}`);
    expect(output).not.toContain("pass@");
  });

  it("does not start over a folder that is served", async () => {
    const { code, output } = await runCommand("serve", { env: { MAIL_DIR: "public/mail" } });
    expect(output).toContain('MAIL_DIR: got "public/mail"; allowed: a folder outside');
    expect(code).toBe(1);
  });
});

describe("to those who look after it", () => {
  it("it is healthy and ready, and no longer ready when messages could not be kept", async () => {
    const { origin } = await serve();
    for (const path of ["/healthz", "/readyz"]) expect((await fetch(origin + path)).status).toBe(200);
    await rename(mailDir, `${mailDir}-gone`);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const answer = await fetch(`${origin}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: "unavailable", missing: ["the folder of the messages"] });
  });

  it("it is not ready when its disk takes no message, for whatever reason", async () => {
    const { origin } = await serve();
    await rm(join(mailDir, "tmp"), { recursive: true });
    await writeFile(join(mailDir, "tmp"), "");
    const answer = await fetch(`${origin}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: "unavailable", missing: ["the folder of the messages"] },
    ]);
    expect((await send({ origin })).status).toBe(503);
  });

  it("it is not ready when the disk is full, and is again when there is room", async () => {
    await stopServe(await serve());
    // As a disk that has neither bytes nor inodes left: no message can be written.
    const { origin, child } = await serve({}, "1");
    expect((await send({ origin })).status).toBe(503);
    const answer = await fetch(`${origin}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: "unavailable", missing: ["room on the disk of the messages"] },
    ]);
    execFileSync("prlimit", ["--pid", String(child.pid), "--fsize=unlimited"]);
    await until(async () => (await fetch(`${origin}/readyz`)).status === 200);
    expect((await send({ origin })).status).toBe(200);
    expect(await readdir(join(mailDir, "new"))).toHaveLength(1);
  });

  it("it counts on a port of this machine, and not on its own", async () => {
    const port = await freePort();
    const server = await serve({ METRICS_PORT: String(port) });
    await send(server);
    await fetch(`${server.origin}/contact/`);
    const counters = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(counters).toContain("mail_messages_waiting 1\n");
    expect(counters).toContain('mail_messages_kept_total{folder="inbox"} 1\n');
    expect(counters).toContain('http_requests_total{area="mail",status="200"} 1\n');
    expect(counters).toContain('http_requests_total{area="site",status="200"} 1\n');
    expect(counters).toContain("mail_request_duration_seconds_count 1\n");
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
  });
});

describe("behind a proxy", () => {
  const from = (address: string) => ({ "X-Forwarded-For": address });

  it("believes no one whom it asks for, unless it is told to", async () => {
    const server = await serve({ RATE_LIMIT_MAX: "2" });
    const statuses = [];
    for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.3"])
      statuses.push((await send(server, from(address))).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it("bounds each visitor when the proxy is trusted, and only as far as it is", async () => {
    const server = await serve({ RATE_LIMIT_MAX: "2", TRUST_PROXY: "loopback" });
    const statuses = [];
    for (const address of ["192.0.2.1", "192.0.2.1", "198.51.100.9, 192.0.2.1", "192.0.2.2"])
      statuses.push((await send(server, from(address))).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  it.each([
    ["192.0.2.1:51234", "192.0.2.1:51235", "192.0.2.1", "192.0.2.2:51234"],
    ["[2001:db8::1]:1", "[2001:db8::2]:2", "2001:db8::3", "[2001:db8:0:1::1]:1"],
    // Through a proxy of ours that names a port for the one before it, too.
    ["192.0.2.1:1, 10.0.0.5:2", "192.0.2.1:3, 10.0.0.5:4", "192.0.2.1, 10.0.0.5", "192.0.2.2:1, 10.0.0.5:2"],
    // What says nobody is not somebody else each time.
    ["unknown", "_hidden", "a".repeat(5000), "192.0.2.2"],
  ])("knows a visitor again behind one that adds ports: %s", async (...addresses) => {
    const server = await serve({ RATE_LIMIT_MAX: "2", TRUST_PROXY: "loopback, 10.0.0.0/8" });
    const statuses = [];
    for (const address of addresses) statuses.push((await send(server, from(address))).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });
});

it("removes junk that is older than it is told to keep, and tells how much", async () => {
  const store = await openMailStore(mailDir);
  for (const fingerprint of ["aa", "bb"]) await store.keep(compose(typed), { isJunk: true, fingerprint });
  const folder = join(mailDir, ".Junk", "new");
  const [name = "", young] = await readdir(folder);
  const older = name.replace(/^\d+/, (seconds) => String(Number(seconds) - 2 * 86_400));
  await rename(join(folder, name), join(folder, older));
  // A clock that has gone on evenly for longer than a day.
  const [last, steadySince] = [Date.now(), Date.now() - 2 * 86_400_000];
  await writeFile(join(mailDir, "expiry.json"), JSON.stringify({ last, steadySince }));
  const server = await serve({ MAIL_KEEP_DAYS: "1" });
  await until(async () => (await readdir(folder)).length === 1);
  expect(await readdir(folder)).toEqual([young]);
  await stopServe(server);
  expect(server.output()).toMatch(/"removed":1,"days":1,"msg":"old messages removed"/);
});

it("keeps the same message once that comes to two processes of a folder, from tabs that know nothing of each other", async () => {
  const servers = [await serve({ RATE_LIMIT_MAX: "0" }), await serve({ RATE_LIMIT_MAX: "0" })];
  for (let round = 1; round <= 5; round += 1) {
    const body = multipart({ ...typed, message: `Round ${round}` });
    const headers = { "Content-Type": MULTIPART };
    const posts = [0, 1, 2, 3, 4, 5].map((tab) =>
      fetch(`${servers[tab % 2]?.origin ?? ""}/mail.php`, {
        method: "POST",
        headers: tab < 2 ? headers : { ...headers, "Idempotency-Key": `tab-${tab}` },
        body,
      }),
    );
    const answers = await Promise.all(posts);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.headers.get("Enquiry-Reference"))).size).toBe(1);
    expect(await readdir(join(mailDir, "new"))).toHaveLength(round);
  }
  await Promise.all(servers.map(stopServe));
  const restarted = await serve();
  await fetch(`${restarted.origin}/mail.php`, {
    method: "POST",
    headers: { "Content-Type": MULTIPART },
    body: multipart({ ...typed, message: "Round 5" }),
  });
  expect(await readdir(join(mailDir, "new"))).toHaveLength(5);
});

/** Begins to send a message of which a part is still to come. */
async function beginToSend({ port }: ServeProcess): Promise<{ answered: Promise<string>; sendRest: () => void }> {
  const body = multipart({ ...typed, message: "Under way" });
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (text: Buffer) => (answer += text.toString()));
  const answered = new Promise<string>((done) =>
    socket.once("close", () => {
      done(answer);
    }),
  );
  const head = `POST /mail.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${MULTIPART}\r\nContent-Length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 100));
  await pause(300);
  return { answered, sendRest: () => socket.write(body.slice(100)) };
}

describe("when it is asked to stop", () => {
  it("ends what is under way, also when a signal comes twice, and takes nothing new", async () => {
    const server = await serve();
    const { answered, sendRest } = await beginToSend(server);
    server.child.kill("SIGINT");
    await pause(300);
    server.child.kill("SIGINT");
    await pause(300);
    await expect(fetch(`${server.origin}/contact/`)).rejects.toThrow();
    const start = performance.now();
    sendRest();
    await expect(answered).resolves.toMatch(/^HTTP\/1\.1 200[^]*\r\nconnection: close\r\n[^]*success$/i);
    await expect(server.ended).resolves.toBe(0);
    // The connection that was answered is not kept for more.
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it("ends at once when it is asked again later", async () => {
    const server = await serve();
    const { answered } = await beginToSend(server);
    server.child.kill("SIGTERM");
    await pause(1200);
    server.child.kill("SIGTERM");
    await expect(server.ended).resolves.toBe(128 + 15);
    await expect(answered).resolves.toBe("");
  });
});
