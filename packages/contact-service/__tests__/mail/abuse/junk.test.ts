import { load } from "cheerio";
import { simpleParser } from "mailparser";
import { TRAP_FIELD } from "../../../../../src/contact-form/fields";
import { words } from "../../../../../src/lib/words";
import { post, typed } from "../../support/mail";
import { form, handlerWith, NAVIGATION } from "../../support/mail-handler";

const URL_ENCODED = { "Content-Type": "application/x-www-form-urlencoded" };

it("is none when a person sends the form", async () => {
  const { handle, filings } = handlerWith();
  await handle(form(typed));
  expect(filings).toEqual([{ isJunk: false, fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
});

it.each(["yes", "on", "", "0"])(
  "is what comes with the trap as %j: answered as any other, kept whole",
  async (value) => {
    for (const request of [
      form({ ...typed, [TRAP_FIELD.name]: value }),
      post(new URLSearchParams({ ...typed, [TRAP_FIELD.name]: value }).toString(), URL_ENCODED),
    ]) {
      const { handle, messages, filings } = handlerWith();
      const answer = await handle(request);
      expect([answer.status, await answer.text()]).toEqual([200, "success"]);
      expect(answer.headers.get("Enquiry-Reference")).toBe(messages[0]?.reference);
      expect(filings).toMatchObject([{ isJunk: true }]);
      expect((await simpleParser(Buffer.from(messages[0]?.bytes ?? []))).text).toContain(typed.message);
    }
  },
);

it("is no message that comes with a token nobody knows, as after the secret was replaced", async () => {
  const { handle, filings } = handlerWith();
  for (const token of ["forged", "A".repeat(75), "A".repeat(86)]) {
    const message = `With ${token}`;
    const answer = await handle(form({ ...typed, message }, { ...NAVIGATION, "Enquiry-Token": token }));
    expect([answer.status, filings.pop()?.isJunk]).toEqual([303, false]);
  }
});

it("is no message with a field that something else has added to the form, of which nothing is stored", async () => {
  const { handle, messages, filings } = handlerWith();
  const answer = await handle(form({ wallet_extension: "canary-1", ...typed, __proto__: "canary-2", fax: "canary-3" }));
  expect([answer.status, filings[0]?.isJunk]).toEqual([200, false]);
  const mail = await simpleParser(Buffer.from(messages[0]?.bytes ?? []));
  expect(mail.text).toContain(typed.message);
  expect(Buffer.from(messages[0]?.bytes ?? []).toString()).not.toMatch(/canary|wallet|fax/);
});

it("keeps the rules of the form: the trap comes once", async () => {
  const { handle, messages } = handlerWith();
  const body = new URLSearchParams({ ...typed, [TRAP_FIELD.name]: "yes" }).toString();
  expect((await handle(post(`${body}&${TRAP_FIELD.name}=yes`, URL_ENCODED))).status).toBe(400);
  expect((await handle(form({ ...typed, [TRAP_FIELD.name]: "yes", email: "ada" }))).status).toBe(422);
  expect(messages).toEqual([]);
});

it("has its trap on the page for browsers without JavaScript, where a person does not come upon it", async () => {
  const $ = load(await (await handlerWith().handle(form({}, NAVIGATION))).text());
  const trap = $(`input[name=${TRAP_FIELD.name}]`);
  expect(trap.attr()).toMatchObject({ type: "checkbox", tabindex: "-1" });
  expect(trap.attr()).not.toHaveProperty("checked");
  expect(trap.closest("[aria-hidden=true]")).toHaveLength(1);
  expect(trap.closest("label").text()).toContain(words.form.trap);
});
