import { connect } from "node:net";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openMailStore } from "../../src/mail/store/mail-store";
import { count, until } from "../support/delivery";
import { MULTIPART, multipart, typed } from "../support/mail";
import { emptyFolder } from "../support/maildir";
import { type ServeProcess, startServe, stopServe } from "../../../../__tests__/support/serve-process";
import { type MailServer, reply, startMailServer, type Taken } from "../support/smtp";

/** One word of each field, none of which is anywhere else. */
const WORDS = {
  firstName: "Quaxi",
  lastName: "Zwirbel",
  email: "blumpf@wortmarke.example",
  phone: "+49 30 081547119283",
  message: "Knorzelwurz",
};
const MARKS = /Quaxi|Zwirbel|blumpf|wortmarke|081547119283|Knorzelwurz/i;
/** The bytes of a word as JSON writes a buffer: 75, 110, 111, 114, 122, for `Knorz`. */
const BYTES = /75, ?110, ?111, ?114, ?122/;

let mailDir: string;
let mailServer: MailServer;
let server: ServeProcess;
let verdict: (message: Taken) => Error | undefined;

beforeEach(async () => {
  mailDir = join(await emptyFolder(), "mail");
  mailServer = await startMailServer({}, { verdict: (message) => verdict(message) });
  server = await startServe({
    MAIL_DIR: mailDir,
    SMTP_URL: mailServer.url,
    MAIL_ACKNOWLEDGE: "yes",
    RATE_LIMIT_MAX: "0",
    LOG_LEVEL: "trace",
  });
});

afterEach(async () => {
  await stopServe(server);
  await mailServer.stop();
  await rm(mailDir, { recursive: true, force: true });
  expect(server.output()).not.toMatch(MARKS);
  expect(server.output()).not.toMatch(BYTES);
});

let sent = 0;
function send(body: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const address = `${server.origin}/mail.php?q=Knorzelwurz`;
  return fetch(address, { method: "POST", headers: { "Content-Type": MULTIPART, ...headers }, body });
}

/** A message that is unlike those before it. */
function enquiry(): string {
  sent += 1;
  return multipart({ ...typed, ...WORDS, message: `${WORDS.message} ${sent}` });
}

/** What a mail server says that quotes what it does not like. */
const quoting = ({ bytes }: Taken) =>
  bytes
    .toString()
    .replace(/[\r\n]+/g, " ")
    .slice(0, 2000);

it.each([
  ["for good", 550, "5.7.1", "failed"],
  ["for now", 451, "4.7.1", "inbox"],
  ["without a code of its own", 554, "", "failed"],
] as const)(
  "hold codes and no word when the mail server refuses a message %s and quotes it",
  async (_what, code, status, folder) => {
    verdict = (message) =>
      reply(code, `${status} spam: ${quoting(message)} Knorzelwurz, says ${WORDS.email} (${WORDS.firstName})`);
    expect((await send(enquiry())).status).toBe(200);
    await until(() => server.output().includes(`"code":${code}`));
    if (status !== "") expect(server.output()).toContain(`"status":"${status}"`);
    const store = await openMailStore(mailDir);
    await until(async () => (await count(store, folder)) === 1);
  },
);

it("hold no word when the mail server refuses an acknowledgement and quotes the enquiry", async () => {
  const quoted: string[] = [];
  verdict = (message) => {
    if (message.from !== "") quoted.push(quoting(message));
    return message.from === ""
      ? reply(550, `5.1.1 no ${message.to.join("")}: ${quoted.join("")} Knorzelwurz`)
      : undefined;
  };
  await send(enquiry());
  await until(() => server.output().includes('"status":"5.1.1"'));
});

it("hold no word when the disk fails", async () => {
  verdict = () => undefined;
  await rename(join(mailDir, "tmp"), join(mailDir, "gone"));
  await writeFile(join(mailDir, "tmp"), "");
  expect((await send(enquiry())).status).toBe(503);
  await until(() => server.output().includes("an enquiry could not be taken"));
  expect(server.output()).toMatch(/"err":\{[^\n]*(?:ENOTDIR|EEXIST|ENOENT)/);
  // What an error says may quote a message, whatever it is: nothing stands there but what is known to hold no word.
  const [, facts = "{}"] = /"err":(\{[^\n]*?\}),"msg"/.exec(server.output()) ?? [];
  expect(Object.keys(JSON.parse(facts) as object)).toEqual(["type", "code", "words", "at"]);
});

it("hold no word of what is refused, nor of what is no request at all", async () => {
  verdict = () => undefined;
  const bodies: [string, Record<string, string>?][] = [
    [multipart({ ...WORDS, email: "blumpf" })],
    [multipart({ ...typed, ...WORDS, service: "Knorzelwurz" })],
    [multipart({ ...typed, ...WORDS, message: WORDS.message.repeat(5000) })],
    [multipart({ ...typed, ...WORDS, Knorzelwurz: "Knorzelwurz", contact_by_fax: "Knorzelwurz" })],
    [enquiry().slice(0, -30)],
    [enquiry(), { "Content-Type": "text/Knorzelwurz" }],
    [enquiry(), { Origin: "https://wortmarke.example" }],
    [enquiry(), { "Idempotency-Key": "Knorzelwurz", "Enquiry-Token": "Knorzelwurz" }],
    [enquiry(), { "Sec-Fetch-Mode": "navigate", Accept: "text/html" }],
  ];
  for (const [body, headers] of bodies) await (await send(body, headers)).text();
  for (const text of [
    `${enquiry()}\r\n\r\n`,
    "POST /mail.php HTTP/9.9\r\nX: Knorzelwurz\r\n\r\nKnorzelwurz",
    `POST /mail.php HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n${enquiry()}`,
  ]) {
    const answer = await new Promise<string>((done) => {
      let received = "";
      const socket = connect(server.port, "127.0.0.1");
      socket
        .setEncoding("latin1")
        .on("error", () => undefined)
        .on("data", (part: string) => (received += part))
        .once("close", () => {
          done(received);
        })
        .end(text);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  }
});
