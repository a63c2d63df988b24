import { simpleParser } from "mailparser";
import { choice, MESSAGE_HEADERS, typed, subjectOf } from "../../support/mail";
import { ENVIRONMENT } from "../../support/mail-entries";
import { form } from "../../support/mail-handler";
import { type MailServer, startMailServer } from "../../support/smtp";
import { startWorkerd, type Workerd } from "../../support/workerd";

const CLIENT = "192.0.2.1";

let mailServer: MailServer;
let worker: Workerd;

async function start(variables: Readonly<Record<string, string>>): Promise<void> {
  mailServer = await startMailServer();
  worker = await startWorkerd({ ...variables, SMTP_URL: mailServer.url });
}

afterEach(async () => {
  await worker.stop();
  await mailServer.stop();
});

it("a message is taken in Cloudflare's runtime once the mail server has it, whole", async () => {
  await start(ENVIRONMENT);
  const answer = await worker.ask(form(typed), CLIENT);
  expect([answer.status, await answer.text()]).toEqual([200, "success"]);
  const mail = await simpleParser(mailServer.taken[0]?.bytes ?? "");
  expect([...mail.headers.keys()].sort()).toEqual(MESSAGE_HEADERS);
  expect(mail.subject).toBe(`${subjectOf(choice.label)} [${answer.headers.get("Enquiry-Reference")}]`);
  expect(mail.text).toContain(typed.message);
});

it("one sent twice is taken once there", async () => {
  await start(ENVIRONMENT);
  const key = { "Idempotency-Key": "c0b2d9a1" };
  const answers = await Promise.all([1, 2].map(() => worker.ask(form(typed, key), CLIENT)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(mailServer.taken).toHaveLength(1);
});

it("there too each address has a limit of its own, and a body has one", async () => {
  await start({ ...ENVIRONMENT, RATE_LIMIT_MAX: "2" });
  const send = (message: string, address: string) => worker.ask(form({ ...typed, message }), address);
  expect((await send("x".repeat(100_000), "192.0.2.9")).status).toBe(413);
  const answers = [await send("1", CLIENT), await send("2", CLIENT), await send("3", CLIENT), await send("4", "::1")];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
});

it("there nothing is called taken while the mail server is down, and a retry is sent", async () => {
  await start(ENVIRONMENT);
  await mailServer.stop();
  expect((await worker.ask(form(typed), CLIENT)).status).toBe(503);
  mailServer = await startMailServer({}, { port: mailServer.port });
  expect((await worker.ask(form(typed), CLIENT)).status).toBe(200);
  expect(mailServer.taken).toHaveLength(1);
});
