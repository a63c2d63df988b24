import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createSiteServer } from "../src/site-server";

/** As files of containers often have it, whatever is in them. */
const ONE_DATE = new Date("1980-01-01T00:00:01Z");

let folder: string;
let servers: FastifyInstance[];
beforeEach(async () => {
  [folder, servers] = [await mkdtemp(join(tmpdir(), "site-")), []];
  await put("index.html", "<h1>One</h1>");
  await put("404.html", "<h1>There is no such page</h1>");
});
afterEach(async () => {
  for (const server of servers) await server.close();
  await rm(folder, { recursive: true });
});

async function put(name: string, text: string): Promise<void> {
  await writeFile(join(folder, name), text);
  await utimes(join(folder, name), ONE_DATE, ONE_DATE);
}

/** A process of its own, as after a deployment; its port. */
async function deploy(): Promise<number> {
  const server = await createSiteServer(folder);
  servers.push(server);
  await server.listen({ port: 0, host: "127.0.0.1" });
  return (server.server.address() as AddressInfo).port;
}

interface Answer {
  readonly status: number | undefined;
  readonly text: string;
  readonly header: (name: string) => unknown;
}

function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, reject) => {
    const asked = request({ port, path, headers }, (response) => {
      let text = "";
      response.on("data", (part: Buffer) => (text += part.toString()));
      response.on("end", () => {
        done({ status: response.statusCode, text, header: (name) => response.headers[name] });
      });
    });
    asked.once("error", reject).end();
  });
}

const tagOf = async (port: number) => String((await ask(port, "/")).header("etag"));

it("calls a page another one whose words changed, though it has the same length and date", async () => {
  const before = await deploy();
  const tag = await tagOf(before);
  expect((await ask(before, "/", { "If-None-Match": tag })).status).toBe(304);
  await put("index.html", "<h1>Two</h1>");
  for (const port of [before, await deploy()]) {
    expect(await ask(port, "/", { "If-None-Match": tag })).toMatchObject({ status: 200, text: "<h1>Two</h1>" });
  }
});

it("calls a page the same after a deployment that did not change it", async () => {
  const tag = await tagOf(await deploy());
  await utimes(join(folder, "index.html"), new Date(), new Date());
  expect((await ask(await deploy(), "/", { "If-None-Match": tag })).status).toBe(304);
});

it.each([{ "If-None-Match": "its own" }, { "If-Match": '"x"' }, { Range: "bytes=0-9" }, { Range: "bytes=9999-" }])(
  "answers with the whole page that says what is not there to %j",
  async (headers: Record<string, string>) => {
    const port = await deploy();
    const tag = String((await ask(port, "/absent/")).header("etag"));
    const asked = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value === "its own" ? tag : value]),
    );
    const answer = await ask(port, "/absent/", asked);
    expect(answer).toMatchObject({ status: 404, text: "<h1>There is no such page</h1>" });
    expect(answer.header("content-range")).toBeUndefined();
  },
);

it("tells how long a file is when a part beyond its end is asked for", async () => {
  const answer = await ask(await deploy(), "/index.html", { Range: "bytes=9999-" });
  expect(answer).toMatchObject({ status: 416, text: "Range Not Satisfiable" });
  expect(answer.header("content-range")).toBe("bytes */12");
});

it("refuses a file under a condition that does not hold", async () => {
  expect(await ask(await deploy(), "/", { "If-Match": '"x"' })).toMatchObject({ status: 412 });
});

it.each([
  ["says that it keeps the connection to a client that can't know", "HTTP/1.0", "keep-alive", "keep-alive"],
  ["says that it ends the connection that the client ends", "HTTP/1.1", "close", "close"],
  ["says nothing of a connection that is kept, as all are", "HTTP/1.1", "keep-alive", undefined],
])("%s", async (_, version, wanted, said) => {
  const port = await deploy();
  const head = await new Promise<string>((done, reject) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", reject).once("data", (bytes) => {
      socket.destroy();
      done(bytes.toString());
    });
    socket.write(`GET / ${version}\r\nHost: localhost\r\nConnection: ${wanted}\r\n\r\n`);
  });
  expect(/^connection: (.*)\r$/im.exec(head)?.[1]).toBe(said);
});
