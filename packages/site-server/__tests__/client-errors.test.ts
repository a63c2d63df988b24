import { connect } from "node:net";
import { type LocalSite, serveLocally } from "../src/local-site";

let site: LocalSite;
beforeAll(async () => {
  site = await serveLocally();
});
afterAll(() => site.close());

/** What the server answers to bytes, until it ends the connection. */
function answerTo(bytes: string): Promise<string> {
  return new Promise((done, reject) => {
    const socket = connect(Number(new URL(site.origin).port), "127.0.0.1");
    let answer = "";
    socket.on("data", (text: Buffer) => (answer += text.toString("latin1")));
    socket.once("error", reject);
    socket.once("close", () => {
      done(answer);
    });
    socket.end(bytes, "latin1");
  });
}

/** Each byte of a text in UTF-8 as a character. */
const raw = (text: string) => Buffer.from(text).toString("latin1");

const REST = " HTTP/1.1\r\nHost: localhost\r\n\r\n";

it.each([
  ["/ads-–-search/", "/ads-%E2%80%93-search/"],
  ["/é?a=ü&b=1", "/%C3%A9?a=%C3%BC&b=1"],
  ["//example.com/é", "/example.com/%C3%A9"],
])("leads from %s, as it is, to itself encoded", async (path, encoded) => {
  const answer = await answerTo(`GET ${raw(path)}${REST}`);
  expect(answer).toMatch(/^HTTP\/1\.1 301 /);
  expect(answer).toContain(`\r\nLocation: ${encoded}\r\n`);
});

it.each([
  ["a line that is no request", "GET\r\n\r\n", 400],
  ["a message to such an address", `POST ${raw("/é")}${REST}`, 400],
  ["an address that is too long", `GET /${"a".repeat(20_000)}${REST}`, 431],
])("refuses %s in a word, and not in JSON", async (_, bytes, status) => {
  const answer = await answerTo(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} `));
  expect(answer).toContain("\r\nContent-Type: text/plain; charset=utf-8\r\n");
});
