import { readdir, rename, stat } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../src/hosting/conformance/processes";
import { SMTP_URL_FORM } from "../../src/mail/delivery/smtp-url";
import { openMailStore } from "../../src/mail/store/mail-store";
import { runCommand } from "../support/command";
import { until } from "../support/delivery";
import { compose, MULTIPART, multipart, typed } from "../support/mail";
import { emptyFolder } from "../support/maildir";
import { type ServeProcess, startServe, stopServe } from "../support/serve-process";

let mailDir: string;
let running: ServeProcess[] = [];
beforeEach(async () => {
  mailDir = join(await emptyFolder(), "mail");
});
afterEach(async () => {
  await Promise.all(running.map(stopServe));
  running = [];
});

async function serve(env: NodeJS.ProcessEnv = {}): Promise<ServeProcess> {
  const server = await startServe({ MAIL_DIR: mailDir, ...env });
  running.push(server);
  return server;
}

function send({ origin }: ServeProcess, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
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
});

it("removes junk that is older than it is told to keep, and tells how much", async () => {
  const store = await openMailStore(mailDir);
  for (const fingerprint of ["aa", "bb"]) await store.keep(compose(typed), { isJunk: true, fingerprint });
  const folder = join(mailDir, ".Junk", "new");
  const [name = "", young] = await readdir(folder);
  const older = name.replace(/^\d+/, (seconds) => String(Number(seconds) - 2 * 86_400));
  await rename(join(folder, name), join(folder, older));
  const server = await serve({ MAIL_KEEP_DAYS: "1" });
  await until(async () => (await readdir(folder)).length === 1);
  expect(await readdir(folder)).toEqual([young]);
  await stopServe(server);
  expect(server.output()).toMatch(/"removed":1,"days":1,"msg":"old messages removed"/);
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
    sendRest();
    await expect(answered).resolves.toMatch(/^HTTP\/1\.1 200[^]*success$/);
    await expect(server.ended).resolves.toBe(0);
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
