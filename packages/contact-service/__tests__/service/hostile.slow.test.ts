import { execFileSync } from "node:child_process";
import { connect, type Socket } from "node:net";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { multipart, MULTIPART, typed } from "../support/mail";
import { emptyFolder } from "../support/maildir";
import { type ServeProcess, startServe, stopServe } from "../../../../__tests__/support/serve-process";

let server: ServeProcess;
let mailDir: string;
beforeAll(async () => {
  mailDir = await emptyFolder();
  server = await startServe({ MAIL_DIR: mailDir, RATE_LIMIT_MAX: "0", LOG_LEVEL: "debug" });
});
afterAll(() => stopServe(server));

const stored = () => readdirSync(join(mailDir, "new")).length;

/** Sends a message as anybody does. */
function send(message: string): Promise<Response> {
  return fetch(`${server.origin}/mail.php`, {
    method: "POST",
    headers: { "Content-Type": MULTIPART },
    body: multipart({ ...typed, message }),
  });
}

/** What a server answered on a connection, and after how many milliseconds it ended the connection. */
interface Talk {
  readonly answer: string;
  readonly lasted: number;
}

/** Opens a connection, does something with it, and waits until the server ends it. */
function talk(act: (socket: Socket) => void): Promise<Talk> {
  const start = performance.now();
  return new Promise((done) => {
    const socket = connect(server.port, "127.0.0.1");
    let answer = "";
    socket.on("data", (text: Buffer) => (answer += text.toString()));
    // A reset is one way to end a connection.
    socket.on("error", () => undefined);
    socket.once("close", () => {
      done({ answer, lasted: performance.now() - start });
    });
    act(socket);
  });
}

const HEAD = `POST /mail.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${MULTIPART}\r\n`;
const statusOf = ({ answer }: Talk) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

/** Writes a text piece by piece, one every so many milliseconds, for as long as the connection lasts. */
function drip(socket: Socket, text: string, pause: number): void {
  let at = 0;
  const timer = setInterval(() => {
    socket.write(text.charAt(at++ % text.length));
  }, pause);
  socket.once("close", () => {
    clearInterval(timer);
  });
}

describe("who takes too long", () => {
  it("to send headers, a body or nothing is let go, and others are served meanwhile", async () => {
    const slow = {
      silent: talk(() => undefined),
      headers: talk((socket) => {
        socket.write(HEAD);
        drip(socket, "X-A: b\r\n", 200);
      }),
      body: talk((socket) => {
        socket.write(`${HEAD}Content-Length: 5000\r\n\r\n`);
        drip(socket, "-", 200);
      }),
      chunks: talk((socket) => {
        socket.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
        drip(socket, "1\r\n-\r\n", 100);
      }),
    };
    await expect((await send("Between the slow ones")).text()).resolves.toBe("success");
    const [silent, headers, body, chunks] = await Promise.all([slow.silent, slow.headers, slow.body, slow.chunks]);
    expect([silent, headers, body, chunks].map(statusOf)).toEqual([408, 408, 408, 408]);
    expect(body.answer).toContain("took too long");
    for (const one of [silent, headers]) expect(one.lasted).toBeLessThan(16_000);
    for (const one of [body, chunks]) expect(one.lasted).toBeLessThan(26_000);
  });
});

describe("what is too large or broken", () => {
  it("headers of a megabyte are refused before they are read", async () => {
    const { answer } = await talk((socket) => socket.write(`${HEAD}X-Large: ${"a".repeat(1024 * 1024)}\r\n\r\n`));
    // The rest is not waited for, so the connection may be reset before the answer is read.
    if (answer !== "") expect(answer).toMatch(/^HTTP\/1\.1 431/);
    await expect((await send("After the megabyte")).text()).resolves.toBe("success");
  });

  it.each([
    ["said to be large", `${HEAD}Content-Length: 10000000\r\n\r\n${"a".repeat(1000)}`],
    [
      "large without saying so",
      `${HEAD}Transfer-Encoding: chunked\r\n\r\n${`4000\r\n${"\0".repeat(0x4000)}\r\n`.repeat(8)}`,
    ],
  ])("a body %s is refused, and the connection closed", async (_name, text) => {
    const refused = await talk((socket) => socket.write(text));
    expect(statusOf(refused)).toBe(413);
    expect(refused.lasted).toBeLessThan(5000);
  });

  it.each([
    ["truncated", multipart(typed).slice(0, -20)],
    ["without a boundary", multipart(typed).replaceAll("----WebKit", "----Other")],
    ["of nulls", "\0".repeat(60_000)],
  ])("a body %s is refused, and nothing stored", async (_name, body) => {
    const before = stored();
    const answer = await fetch(`${server.origin}/mail.php`, {
      method: "POST",
      headers: { "Content-Type": MULTIPART },
      body,
    });
    expect(answer.status).toBe(400);
    expect(stored()).toBe(before);
  });

  it("a connection that ends in mid-message leaves nothing behind", async () => {
    const before = stored();
    const body = multipart({ ...typed, message: "Cut off" });
    await talk((socket) => {
      socket.write(`${HEAD}Content-Length: ${body.length}\r\n\r\n${body.slice(0, -5)}`, () => {
        socket.destroy();
      });
    });
    await expect((await send("After the one that was cut off")).text()).resolves.toBe("success");
    expect(stored()).toBe(before + 1);
  });

  it.each(["GET", "PUT", "DELETE", "PATCH"])("%s is not a way to send a message", async (method) => {
    const answer = await fetch(`${server.origin}/mail.php`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("POST");
  });

  it.each([
    ["no host", "POST /mail.php HTTP/1.1\r\nHost: \r\nContent-Length: 0\r\n\r\n"],
    ["a host that is none", "POST /mail.php HTTP/1.1\r\nHost: a b<script>\r\nContent-Length: 0\r\n\r\n"],
    [
      "a host that is none, for a page",
      "POST /mail.php HTTP/1.1\r\nHost: a b<script>\r\nOrigin: https://example.com\r\nContent-Length: 0\r\n\r\n",
    ],
    ["two lengths", `${HEAD}Content-Length: 5\r\nContent-Length: 6\r\n\r\n`],
    ["a length and chunks", `${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ])("%s is a bad request", async (_name, text) => {
    const { answer } = await talk((socket) => socket.end(text));
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
  });
});

it("takes messages while ten thousand connections are half open", async () => {
  const limit = Number(execFileSync("sh", ["-c", "ulimit -Hn"], { encoding: "utf8" })) || 20_000;
  const count = Math.min(10_000, limit - 1000);
  const sockets: Socket[] = [];
  for (let opened = 0; opened < count; opened += 500) {
    const group = Array.from({ length: Math.min(500, count - opened) }, () => connect(server.port, "127.0.0.1"));
    sockets.push(...group);
    await Promise.all(group.map((socket) => new Promise((done) => socket.once("connect", done))));
    for (const socket of group)
      socket
        .on("error", () => undefined)
        .resume()
        .write("POST /mail.php HTTP/1.1\r\nHost: a\r\nX-");
  }
  const start = performance.now();
  await expect((await send("Among ten thousand")).text()).resolves.toBe("success");
  expect((await fetch(`${server.origin}/contact/`)).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(3000);
  const closed = sockets.map(
    (socket) =>
      new Promise((done) => {
        if (socket.closed) done(undefined);
        else socket.once("close", done);
      }),
  );
  await Promise.all(closed);
  expect(performance.now() - start).toBeLessThan(20_000);
});

it("has logged no word of what was sent, and no error", () => {
  expect(server.output()).toContain("enquiry kept");
  for (const word of [typed.email, typed.lastName, typed.phone, "ten thousand", "127.0.0.1"]) {
    expect(server.output()).not.toContain(word);
  }
  expect(server.output()).not.toMatch(/"level":(?:50|60)/);
});
