import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { freePort } from "@site/toolkit/server-process";
import { ContentFolder } from "../../src/server/content-folder";
import { editorServer } from "../../src/server/editor-server";
import { Guard } from "../../src/server/guard";
import { screenPolicy } from "../../src/server/policy";

const TOKEN = "a-token-that-nobody-guesses";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';

let root: string;
let data: string;
let origin: string;
let server: FastifyInstance;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "editor-"));
  data = join(root, "data");
  await mkdir(join(data, "projects"), { recursive: true });
  await writeFile(join(data, "site.json"), "{}\n");
  await writeFile(join(root, "secret.json"), "secret");
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = editorServer(new ContentFolder(data, () => Promise.resolve([])), new Guard(origin, TOKEN), {
    assets: new Map([["/", { type: "text/html", body: "page" }]]),
    policy: screenPolicy(),
  });
  await server.listen({ host: "localhost", port });
});
afterEach(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Asks as it is written: a client of the platform would mend the path first. */
function ask(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Buffer | string,
): Promise<Answer> {
  const own = {
    origin,
    cookie: `editor=${TOKEN}`,
    ...(body !== undefined && { "content-type": "application/octet-stream" }),
    ...headers,
  };
  return new Promise((done, fail) => {
    const asking = request(origin, { method, path, headers: own }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        done({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), headers: response.headers });
      });
    });
    asking.on("error", fail);
    asking.end(body);
  });
}

it("lists, reads, writes, renames and removes", async () => {
  expect(JSON.parse((await ask("GET", "/folder/?list")).text)).toEqual([
    ["projects", "directory"],
    ["site.json", "file"],
  ]);
  expect((await ask("PUT", "/folder/projects/.sveltia-tmp-1", {}, "[1]")).status).toBe(204);
  expect((await ask("POST", "/folder/projects/.sveltia-tmp-1?to=projects%2Fcrane.json")).status).toBe(204);
  expect(await readFile(join(data, "projects/crane.json"), "utf8")).toBe("[1]");
  const read = await ask("GET", "/folder/projects/crane.json");
  expect([read.text, Number(read.headers["x-changed"]) > 0]).toEqual(["[1]", true]);
  expect((await ask("DELETE", "/folder/projects/crane.json")).status).toBe(204);
  expect(await readdir(join(data, "projects"))).toEqual([]);
  expect((await ask("GET", "/folder/projects/crane.json")).status).toBe(404);
});

it("gives the page to whoever was told the token, and then asks for it no more", async () => {
  const bare = { origin: "", cookie: "" };
  expect((await ask("GET", "/?token=wrong", bare)).status).toBe(403);
  const admitted = await ask("GET", `/?token=${TOKEN}`, bare);
  expect(admitted.status).toBe(302);
  expect(admitted.headers["set-cookie"]).toEqual([`editor=${TOKEN}; HttpOnly; SameSite=Strict; Path=/`]);
  expect((await ask("GET", "/")).text).toBe("page");
});

it.each<[what: string, headers: Record<string, string>, method?: string]>([
  ["no token", { cookie: "" }],
  ["another token", { cookie: "editor=guess" }],
  ["another origin", { origin: "https://evil.example" }],
  ["a file on the disk", { origin: "null" }],
  ["another name for this machine", { host: "evil.example" }],
  ["another port", { host: "localhost:1" }],
  ["a page of another site", { "sec-fetch-site": "cross-site" }],
  ["a page of another name", { "sec-fetch-site": "same-site" }],
])("refuses %s", async (_what, headers) => {
  for (const method of ["GET", "PUT", "DELETE"]) {
    const answer = await ask(method, "/folder/site.json", headers, method === "PUT" ? "x" : undefined);
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining("Refused")]);
  }
  expect(await readFile(join(data, "site.json"), "utf8")).toBe("{}\n");
});

it.each([
  "/folder/../secret.json",
  "/folder/%2e%2e/secret.json",
  "/folder/..%2fsecret.json",
  "/folder/projects/..%2f..%2fsecret.json",
  "/folder//etc/passwd",
  "/folder/%2fetc%2fpasswd",
  "/folder/C:%5Csecret.json",
  "/folder/..%5csecret.json",
  "/folder/./site.json",
  "/folder/site.json%00.png",
])("keeps to the content: %s", async (path) => {
  for (const method of ["GET", "PUT", "DELETE"]) {
    const { status, text } = await ask(method, path, {}, method === "PUT" ? "x" : undefined);
    expect([400, 404]).toContain(status);
    expect(text).not.toBe("secret");
  }
  expect(await readFile(join(root, "secret.json"), "utf8")).toBe("secret");
  expect(await readFile(join(data, "site.json"), "utf8")).toBe("{}\n");
  expect((await readdir(root)).sort()).toEqual(["data", "secret.json"]);
});

it("follows no link", async () => {
  await symlink(root, join(data, "out"));
  await symlink(join(root, "secret.json"), join(data, "secret.json"));
  for (const path of ["/folder/out/secret.json", "/folder/secret.json"]) {
    for (const method of ["GET", "PUT", "DELETE"]) {
      expect((await ask(method, path, {}, method === "PUT" ? "x" : undefined)).status).toBe(400);
    }
  }
  expect((await ask("POST", "/folder/site.json?to=out%2Fsite.json")).status).toBe(400);
  expect(JSON.parse((await ask("GET", "/folder/?list")).text)).toEqual([
    ["projects", "directory"],
    ["site.json", "file"],
  ]);
  expect(await readFile(join(root, "secret.json"), "utf8")).toBe("secret");
});

it.each(["run.sh", "page.html", ".gitignore", "x.js"])("takes no file that is no content: %s", async (name) => {
  expect((await ask("PUT", `/folder/${name}`, {}, "x")).status).toBe(400);
  expect((await ask("POST", `/folder/site.json?to=${name}`)).status).toBe(400);
  expect((await readdir(data)).sort()).toEqual(["projects", "site.json"]);
});

it("takes no file of a hundred megabytes", async () => {
  const { status } = await ask("PUT", "/folder/a.jpg", {}, Buffer.alloc(100 * 1024 * 1024)).catch(() => ({
    status: 413,
  }));
  expect(status).toBe(413);
  expect((await readdir(data)).sort()).toEqual(["projects", "site.json"]);
});

it.each([
  ["a text", "a.jpg", Buffer.from("no picture")],
  ["a page", "a.webp", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["half a picture", "a.png", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
  ["a drawing with a script", "a.svg", Buffer.from(SVG.replace("<path", "<script>1</script><path"))],
  ["a drawing that acts", "a.svg", Buffer.from(SVG.replace("<path", '<path onclick="1"'))],
])("takes %s for no picture", async (_what, name, bytes) => {
  const { status, text } = await ask("PUT", `/folder/${name}`, {}, bytes);
  expect([status, text]).toEqual([422, expect.stringContaining(`${name}: got `)]);
  expect((await readdir(data)).sort()).toEqual(["projects", "site.json"]);
});

it("takes a picture that is what its name says, and under no other name", async () => {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  expect((await ask("PUT", "/folder/images/a.png", {}, png)).status).toBe(204);
  expect((await ask("PUT", "/folder/images/a.svg", {}, SVG)).status).toBe(204);
  expect((await ask("PUT", "/folder/images/a.jpg", {}, png)).status).toBe(422);
  expect((await ask("PUT", "/folder/images/.sveltia-tmp-1", {}, png)).status).toBe(204);
  expect((await ask("POST", "/folder/images/.sveltia-tmp-1?to=images%2Fb.jpg")).status).toBe(422);
  expect((await readdir(join(data, "images"))).sort()).toEqual(["a.png", "a.svg"]);
});

it("keeps a file that can't have another name, and forgets what was only on its way", async () => {
  await writeFile(join(data, "b.png"), "no picture");
  expect((await ask("POST", "/folder/b.png?to=c.png")).status).toBe(422);
  expect((await ask("PUT", "/folder/.sveltia-tmp-2", {}, "no picture")).status).toBe(204);
  expect((await ask("POST", "/folder/.sveltia-tmp-2?to=c.png")).status).toBe(422);
  expect((await readdir(data)).sort()).toEqual(["b.png", "projects", "site.json"]);
});

it("writes nothing over a change that whoever writes has not seen", async () => {
  const { headers } = await ask("GET", "/folder/site.json");
  const seen = { "x-seen": String(headers["x-changed"]) };
  const first = await ask("PUT", "/folder/site.json", seen, "[1]");
  expect(first.status).toBe(204);
  const late = await ask("PUT", "/folder/site.json", seen, "[2]");
  expect([late.status, late.text]).toEqual([409, expect.stringContaining("changed meanwhile")]);
  expect((await ask("PUT", "/folder/.sveltia-tmp-3", {}, "[3]")).status).toBe(204);
  expect((await ask("POST", "/folder/.sveltia-tmp-3?to=site.json", seen)).status).toBe(409);
  expect(await readFile(join(data, "site.json"), "utf8")).toBe("[1]");
  expect((await readdir(data)).sort()).toEqual(["projects", "site.json"]);
  expect((await ask("DELETE", "/folder/site.json", seen)).status).toBe(409);
  const now = { "x-seen": String(first.headers["x-changed"]) };
  expect((await ask("PUT", "/folder/site.json", now, "[2]")).status).toBe(204);
});

it("writes no entry in the place of another, and none that is gone", async () => {
  const none = { "x-seen": "none" };
  const made = await ask("PUT", "/folder/projects/crane.json", none, "[1]");
  expect((await ask("PUT", "/folder/projects/crane.json", none, "[2]")).status).toBe(409);
  const seen = { "x-seen": String(made.headers["x-changed"]) };
  expect((await ask("DELETE", "/folder/projects/crane.json", seen)).status).toBe(204);
  expect((await ask("PUT", "/folder/projects/crane.json", seen, "[3]")).status).toBe(409);
  expect(await readdir(join(data, "projects"))).toEqual([]);
});

it("makes one change after the other", async () => {
  const { headers } = await ask("GET", "/folder/site.json");
  const seen = { "x-seen": String(headers["x-changed"]) };
  const answers = await Promise.all(["[1]", "[2]", "[3]"].map((body) => ask("PUT", "/folder/site.json", seen, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
});
