import { load } from "cheerio";
import { simpleParser } from "mailparser";
import { outcomeOf } from "../../../../src/contact-form/answer";
import type { Guard } from "../../src/mail/abuse/guard";
import type { StoreMessage } from "../../src/mail/keep";
import { Refusal } from "../../src/mail/refusal";
import { filled, words } from "../../../../src/lib/words";
import { StoreError } from "../../src/mail/store/store-error";
import { BOUNDARY, part, pieces, post, typed } from "../support/mail";
import { CLIENT, form, handlerWith, held, NAVIGATION, site } from "../support/mail-handler";
import { mailWords } from "../../../../src/lib/mail-words";

describe("a message that is taken", () => {
  it("is answered with success, as text, and is what was stored", async () => {
    const { handle, messages } = handlerWith();
    const answer = await handle(form(typed));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).toBe("success");
    expect(messages).toHaveLength(1);
    expect(answer.headers.get("Enquiry-Reference")).toBe(messages[0]?.reference);
    const mail = await simpleParser(Buffer.from(messages[0]?.bytes ?? []));
    expect(mail.replyTo?.value).toEqual([{ name: "Ada Lovelace", address: typed.email }]);
    expect(mail.text).toContain(typed.message);
  });

  it("is not answered before it is stored", async () => {
    const steps: string[] = [];
    const store: StoreMessage = async ({ reference }) => {
      await new Promise((done) => setTimeout(done, 50));
      steps.push("stored");
      return reference;
    };
    await handlerWith({ store }).handle(form(typed));
    steps.push("answered");
    expect(steps).toEqual(["stored", "answered"]);
  });

  it.each([NAVIGATION, { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" }])(
    "leads a browser without JavaScript to the page that thanks (%j)",
    async (headers) => {
      const { handle, messages } = handlerWith();
      const body = new URLSearchParams(typed).toString();
      const answer = await handle(post(body, { ...headers, "Content-Type": "application/x-www-form-urlencoded" }));
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location")).toBe(
        `/contact/?sent=yes&reference=${messages[0]?.reference}#contact-form`,
      );
      expect(await answer.text()).toBe("");
    },
  );

  it("adds the reference to any address of the page that thanks", async () => {
    for (const [thanks, expected] of [
      ["/thanks/", "/thanks/?reference="],
      ["https://northlight.example/thanks/", "https://northlight.example/thanks/?reference="],
    ] as const) {
      const answer = await handlerWith({ site: { ...site, thanks } }).handle(form(typed, NAVIGATION));
      expect(answer.headers.get("Location")).toMatch(new RegExp(`^${expected.replace("?", "\\?")}[\\w-]{9}$`));
    }
  });

  it("is answered in text to a script, even one that would take a page", async () => {
    const answer = await handlerWith().handle(form(typed, { "Sec-Fetch-Mode": "cors", Accept: "text/html" }));
    expect(answer.status).toBe(200);
  });
});

const stuck = () => new ReadableStream();
const { faults, refusals } = mailWords;
const missing = (["firstName", "lastName", "email"] as const).map((name) =>
  filled(faults.missing, { field: mailWords.fields[name] }),
);
const blank = [...missing, words.form.missingMessage].join(" ");
const file = `${part("message", "x", '; filename="a.txt"\r\nContent-Type: text/plain')}--${BOUNDARY}--\r\n`;
const REFUSALS: readonly [what: string, status: number, said: string, request: () => Request][] = [
  ["a malformed form", 400, refusals.unreadable, () => post(part("email", "a@example.com"))],
  ["a file", 400, refusals.file, () => post(file)],
  ["a form that comes too slowly", 408, refusals.late, () => post(stuck())],
  ["a form that is too large", 413, refusals.large, () => post(pieces(1024, 1024).stream)],
  ["another type", 415, refusals.unreadable, () => post("{}", { "Content-Type": "application/json" })],
  ["an address that is none", 422, faults.email, () => form({ ...typed, email: "ada" })],
  ["a blank form", 422, blank, () => form({})],
];

describe("a message that is not taken", () => {
  const limits = { maxBytes: 65_536, timeLimit: 100 };

  it.each(REFUSALS)(
    "is answered with the sentences of the content as text: %s",
    async (_what, status, said, request) => {
      const { handle, messages } = handlerWith({ limits });
      const answer = await handle(request());
      expect(answer.status).toBe(status);
      expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
      expect(await answer.text()).toBe(said);
      expect(outcomeOf({ text: said, isOk: true }).isSent).toBe(false);
      expect(messages).toEqual([]);
    },
  );

  it.each(REFUSALS)(
    "is answered with a page to a browser without JavaScript: %s",
    async (_what, status, said, request) => {
      const asked = request();
      for (const [name, value] of Object.entries(NAVIGATION)) asked.headers.set(name, value);
      const answer = await handlerWith({ limits }).handle(asked);
      expect(answer.status).toBe(status);
      expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      const $ = load(await answer.text());
      expect($("h1 + p").text()).toBe(said);
      expect($("a").attr("href")).toBe(site.contactPage);
      expect($("form")).toHaveLength(status === 422 ? 1 : 0);
    },
  );

  it.each(["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "toString"])("is asked for by POST, not %s", async (method) => {
    const answer = await handlerWith().handle(new Request("http://localhost/mail.php", { method }));
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  });

  it("is not called taken when it could not be stored, and the server is told why", async () => {
    const error = new StoreError(Object.assign(new Error("no space left"), { code: "ENOSPC" }));
    const onError = jest.fn();
    const { handle } = handlerWith({ store: () => Promise.reject(error), onError });
    const answer = await handle(form(typed));
    expect(answer.status).toBe(503);
    expect(outcomeOf({ text: await answer.text(), isOk: true }).isSent).toBe(false);
    expect(onError).toHaveBeenCalledWith(error);
    expect(await held(await handle(form(typed, NAVIGATION)))).toEqual(typed);
  });

  it("says what is wrong beside each field, and keeps what was typed", async () => {
    const fields = { ...typed, firstName: "", email: "ada", message: "\nTwo\n\n  lines <b>" };
    const answer = await handlerWith().handle(form(fields, NAVIGATION));
    const page = await answer.clone().text();
    const $ = load(page);
    expect($("#email").attr("aria-describedby")).toBe("email-fault");
    expect($("#email-fault").text()).toBe(mailWords.faults.email);
    expect($("#firstName-fault").text()).toBe(words.form.missingFirstName);
    expect($("[aria-invalid]")).toHaveLength(2);
    expect($("form").attr()).toMatchObject({ action: "/mail.php", method: "post", enctype: "multipart/form-data" });
    expect(
      $("label[for]")
        .get()
        .map((label) => $(`#${$(label).attr("for") ?? ""}`).attr("name")),
    ).toEqual(Object.keys(typed));
    expect(await held(answer)).toEqual(fields);
  });
});

describe("guards", () => {
  const busy = new Refusal(429, "Please wait a minute.", { "Retry-After": "60" });

  it("refuse before the body is read", async () => {
    const { stream, given } = pieces(10, 10);
    const guard: Guard = { beforeReading: (_request, { address }) => (address === CLIENT.address ? busy : undefined) };
    const answer = await handlerWith({ guards: [{}, guard] }).handle(post(stream));
    expect([answer.status, answer.headers.get("Retry-After"), given.count]).toEqual([429, "60", 0]);
    expect(await answer.text()).toBe("Please wait a minute.");
  });

  it("refuse what was read, and then nothing is stored and what was typed is kept", async () => {
    const guard: Guard = { beforeStoring: ({ email }) => Promise.resolve(email === typed.email ? busy : undefined) };
    const { handle, messages } = handlerWith({ guards: [guard] });
    const answer = await handle(form(typed, NAVIGATION));
    expect(answer.status).toBe(429);
    expect(await held(answer)).toEqual(typed);
    expect(messages).toEqual([]);
    expect((await handle(form({ ...typed, email: "b@example.com" }))).status).toBe(200);
  });

  it("are not believed when they fail: the message is refused, and the server is told", async () => {
    const onError = jest.fn();
    const guard: Guard = {
      beforeStoring: () => {
        throw new Error("broken");
      },
    };
    const { handle, messages } = handlerWith({ guards: [guard], onError });
    expect((await handle(form(typed))).status).toBe(503);
    expect([onError.mock.calls.length, messages.length]).toEqual([1, 0]);
  });

  it("cannot refuse in words that read as taken", () => {
    expect(() => new Refusal(429, "No SUCCESS yet.")).toThrow();
  });
});
