import agency from "../../../../../data/site.json";
import { simpleParser } from "mailparser";
import { TRAP_FIELD } from "../../../../../src/contact-form/fields";
import { choice, MESSAGE_HEADERS, typed, subjectOf } from "../../support/mail";
import { ENTRIES, type Entry, ENVIRONMENT, type StartEntry } from "../../support/mail-entries";
import { form, NAVIGATION } from "../../support/mail-handler";
import { type MailServer, startMailServer, type Taken } from "../../support/smtp";
import { mailWords } from "../../../../../src/lib/mail-words";
import { filled } from "../../../../../src/lib/words";

const CLIENT = "192.0.2.1";
const OWN = { Origin: "https://www.northlight.example", "Sec-Fetch-Site": "cross-site" };
const PREVIEW = { Origin: "https://preview.northlight.example", "Sec-Fetch-Site": "cross-site" };
const OTHER = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
const ADDRESS = "http://localhost/mail.php";

describe.each(Object.entries(ENTRIES))("through %s", (_name, startEntry: StartEntry) => {
  let mailServer: MailServer;
  let ask: Entry;

  beforeEach(async () => {
    mailServer = await startMailServer();
    ask = await startEntry({ ...ENVIRONMENT, SMTP_URL: mailServer.url });
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await mailServer.stop();
  });

  function only(): Taken {
    const [message, ...others] = mailServer.taken;
    if (!message || others.length > 0) throw new Error(`got ${mailServer.taken.length} messages`);
    return message;
  }

  it("a message is taken once the mail server has it, whole", async () => {
    const answer = await ask(form(typed), CLIENT);
    expect([answer.status, await answer.text()]).toEqual([200, "success"]);
    const { from, to, bytes } = only();
    expect([from, to]).toEqual([ENVIRONMENT.MAIL_FROM, [ENVIRONMENT.MAIL_TO]]);
    const mail = await simpleParser(bytes);
    expect([...mail.headers.keys()].sort()).toEqual(MESSAGE_HEADERS);
    expect(mail.from?.value).toEqual([
      { name: filled(mailWords.letter.sender, { agency: agency.name }), address: ENVIRONMENT.MAIL_FROM },
    ]);
    expect(mail.replyTo?.value).toEqual([{ name: "Ada Lovelace", address: typed.email }]);
    expect(mail.subject).toBe(`${subjectOf(choice.label)} [${answer.headers.get("Enquiry-Reference")}]`);
    expect(mail.text).toContain(typed.message);
  });

  it("a browser without JavaScript is led to the page of the site that thanks", async () => {
    const answer = await ask(form(typed, { ...NAVIGATION, ...OWN }), CLIENT);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `https://www.northlight.example/contact/?reference=${answer.headers.get("Enquiry-Reference")}#sent`,
    ]);
    only();
  });

  it("a duplicate is sent once", async () => {
    const key = { "Idempotency-Key": "c0b2d9a1" };
    const answers = await Promise.all([ask(form(typed, key), CLIENT), ask(form(typed), CLIENT)]);
    answers.push(await ask(form(typed, { "Idempotency-Key": "of another tab" }), CLIENT));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ headers }) => headers.get("Enquiry-Reference"))).size).toBe(1);
    only();
  });

  it("junk is answered as any other, marked and sent elsewhere", async () => {
    const answer = await ask(form({ ...typed, [TRAP_FIELD.name]: "yes" }), CLIENT);
    expect([answer.status, await answer.text()]).toEqual([200, "success"]);
    const { to, bytes } = only();
    expect(to).toEqual([ENVIRONMENT.MAIL_JUNK_TO]);
    const mail = await simpleParser(bytes);
    expect([...mail.headers.keys()].sort()).toEqual([...MESSAGE_HEADERS, "x-spam-flag"]);
    expect(mail.headers.get("x-spam-flag")).toBe("YES");
    expect(mail.text).toContain(typed.message);
  });

  it("a token is given out, and too young to be believed", async () => {
    const given = await ask(new Request(ADDRESS, { headers: { Accept: "application/json", ...PREVIEW } }), CLIENT);
    expect([given.status, given.headers.get("Access-Control-Allow-Origin")]).toEqual([200, PREVIEW.Origin]);
    const { token, minimumAge } = (await given.json()) as { token: string; minimumAge: number };
    expect(minimumAge).toBe(2000);
    await ask(form(typed, { "Enquiry-Token": token }), CLIENT);
    expect(only().to).toEqual([ENVIRONMENT.MAIL_JUNK_TO]);
  });

  it.each<[what: string, status: number, sharesWith: string | null, request: () => Request]>([
    ["a listed page's message", 200, PREVIEW.Origin, () => form(typed, PREVIEW)],
    ["the site's own message", 200, OWN.Origin, () => form(typed, OWN)],
    ["another site's message", 403, null, () => form(typed, OTHER)],
    [
      "a listed page's question",
      204,
      PREVIEW.Origin,
      () => new Request(ADDRESS, { method: "OPTIONS", headers: PREVIEW }),
    ],
    ["another site's question", 403, null, () => new Request(ADDRESS, { method: "OPTIONS", headers: OTHER })],
    ["who opens the address", 303, null, () => new Request(ADDRESS, { headers: NAVIGATION })],
    ["another method", 405, null, () => new Request(ADDRESS, { method: "PUT", body: "x" })],
    ["a wrong form", 422, PREVIEW.Origin, () => form({ ...typed, email: "ada" }, PREVIEW)],
    ["a wrong type", 415, null, () => form(typed, { "Content-Type": "application/json" })],
  ])("%s is answered with %i", async (_what, status, sharesWith, request) => {
    const answer = await ask(request(), CLIENT);
    expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([status, sharesWith]);
    expect(answer.headers.get("Vary")).toBe("Origin");
    expect(mailServer.taken).toHaveLength(status === 200 ? 1 : 0);
  });

  it("each address has a limit of its own, which no header changes", async () => {
    const limited = await startEntry({ ...ENVIRONMENT, RATE_LIMIT_MAX: "2", SMTP_URL: mailServer.url });
    const statuses: number[] = [];
    for (const count of [1, 2, 3]) {
      const lies = {
        "X-Forwarded-For": `198.51.100.${count}`,
        "X-Real-IP": `198.51.100.${count}`,
        Forwarded: `for=${count}`,
      };
      const answer = await limited(form({ ...typed, message: `Number ${count}` }, lies), CLIENT);
      statuses.push(answer.status);
      if (count === 3) expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    }
    statuses.push((await limited(form(typed), "2001:db8::1")).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
    expect(mailServer.taken).toHaveLength(3);
  });

  it("nothing is called taken while the mail server is down, and a retry is sent", async () => {
    const logged = jest.spyOn(console, "error").mockReturnValue();
    await mailServer.stop();
    const answer = await ask(form(typed), CLIENT);
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toMatch(/success/i);
    expect(logged.mock.calls).toEqual([[expect.objectContaining({ words: expect.stringContaining("ESOCKET") })]]);
    mailServer = await startMailServer({}, { port: mailServer.port });
    expect((await ask(form(typed), CLIENT)).status).toBe(200);
    only();
  });

  it("where a variable is missing, the log tells all that are, and no message is taken", async () => {
    const logged = jest.spyOn(console, "error").mockReturnValue();
    const unset = await startEntry({ MAIL_TO: "hello" });
    const answer = await unset(form(typed), CLIENT);
    expect([answer.status, await answer.text()]).toEqual([503, mailWords.refusals.notSetUp]);
    const told = String(logged.mock.calls[0]?.[0]);
    for (const name of ["SITE_URL", "MAIL_FROM", "MAIL_TO", "SMTP_URL", "MAIL_SECRET"]) expect(told).toContain(name);
  });
});

it("a Worker leaves every other address to the files of the site", async () => {
  const { default: worker } = await import("../../../src/mail/entries/cloudflare");
  const waitUntil = () => undefined;
  const ASSETS = { fetch: ({ url }: Request) => Promise.resolve(new Response(`file of ${url}`)) };
  const request = () => new Request("https://www.northlight.example/about/");
  expect(await (await worker.fetch(request(), { ASSETS }, { waitUntil })).text()).toBe(`file of ${request().url}`);
  expect((await worker.fetch(request(), {}, { waitUntil })).status).toBe(404);
});
