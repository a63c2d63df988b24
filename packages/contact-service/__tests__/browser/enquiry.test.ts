import { ImapFlow } from "imapflow";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { type ParsedMail, simpleParser } from "mailparser";
import type { Page } from "playwright-core";
import { type MailStore, openMailStore } from "../../src/mail/store/mail-store";
import { openMaildir } from "../../src/mail/store/maildir";
import { addresses } from "../../../../src/lib/addresses";
import { mailWords } from "../../../../src/lib/mail-words";
import { words } from "../../../../src/lib/words";
import { describeForm } from "../../../../__tests__/support/contact-form";
import { startDovecot } from "../support/dovecot";
import { choice, subjectOf, tooLong, typed } from "../support/mail";
import { emptyFolder } from "../support/maildir";
import { type ServeProcess, startServe, stopServe } from "../../../../__tests__/support/serve-process";
import { siteForTests } from "../../../../__tests__/support/site";
import { type MailServer, startMailServer } from "../support/smtp";
import { SENT } from "../../../../src/contact-form/answer";

/*
 * A message on its whole way, with nothing in it that is made up: from the page in a browser, through the server as
 * `npm run serve` starts it, its disk and a mail server, into a mailbox that is opened over IMAP.
 */

describeForm((form) => {
  let server: ServeProcess;
  let store: MailStore;
  let mailbox: string;
  let mailServer: MailServer;

  const site = siteForTests({
    serve: async () => {
      const folder = await emptyFolder();
      // Who serves a mailbox has to get to it.
      await chmod(folder, 0o755);
      mailbox = join(folder, "agency");
      const { store: deliver } = await openMaildir(mailbox);
      mailServer = await startMailServer({}, { verdict: ({ bytes }) => deliver(bytes).then(() => undefined) });
      const mailDir = join(folder, "kept");
      server = await startServe({ MAIL_DIR: mailDir, SMTP_URL: mailServer.url });
      store = await openMailStore(mailDir);
      return { origin: server.origin, close: () => stopServe(server).then(() => undefined) };
    },
  });
  afterAll(() => mailServer.stop());

  const status = (page: Page) => page.locator("form [role=status]");

  async function fill(page: Page, message: string): Promise<void> {
    for (const [name, value] of Object.entries({ ...typed, message })) {
      const field = page.locator(`[name="${name}"]`);
      if (name === "service") await field.selectOption(value);
      else await field.fill(value);
    }
  }

  async function send(page: Page): Promise<void> {
    await page.getByRole("button", { name: words.actions.send }).click();
  }

  /** The enquiries with a text in them, once none waits to be sent on: it could be moved while folders are listed. */
  async function kept(text: string): Promise<ParsedMail[]> {
    while ((await store.list("inbox")).length > 0) await new Promise((done) => setTimeout(done, 50));
    const lists = await Promise.all((["sent", "junk"] as const).map((folder) => store.list(folder)));
    const files = await Promise.all(lists.flat().map((message) => store.read(message)));
    const mails = await Promise.all(files.map((bytes) => simpleParser(bytes ?? "")));
    return mails.filter((mail) => mail.text?.includes(text));
  }

  /** What an IMAP server finds in the agency's mailbox. */
  async function inMailbox(): Promise<ParsedMail[]> {
    const dovecot = await startDovecot(mailbox);
    const client = new ImapFlow({
      host: "127.0.0.1",
      port: dovecot.port,
      secure: false,
      auth: { user: dovecot.user, pass: dovecot.password },
      logger: false,
    });
    try {
      await client.connect();
      await client.mailboxOpen("INBOX");
      const messages = await client.fetchAll("1:*", { source: true });
      return await Promise.all(messages.map(({ source }) => simpleParser(source ?? "")));
    } finally {
      await client.logout();
      await dovecot.stop();
    }
  }

  it("a message comes from the page to the agency's mailbox, with the reference the visitor was given", async () => {
    const { page, problems } = await site.visit(addresses.contact);
    const message = "Grüße aus Köln,\n.\nzwei Zeilen & <b>kein</b> HTML – 完.";
    await fill(page, message);
    await send(page);
    await status(page).getByText(SENT, { exact: true }).waitFor();
    const reference = /[\dA-Z]{4}-[\dA-Z]{4}/.exec(await status(page).innerText())?.[0] ?? "";
    expect(reference).not.toBe("");
    while (mailServer.taken.length === 0) await new Promise((done) => setTimeout(done, 50));
    const [mail, ...others] = await inMailbox();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`${subjectOf(choice.label)} [${reference}]`);
    expect(mail?.messageId).toContain(reference);
    expect(mail?.replyTo?.value).toEqual([{ name: `${typed.firstName} ${typed.lastName}`, address: typed.email }]);
    expect(mail?.text).toContain(message);
    expect(mail?.text).toContain(`${words.form.phone}: ${typed.phone}`);
    expect(problems).toEqual([]);
  });

  it("one who fills in the form at once is no machine: the page waits until the service believes it", async () => {
    const { page } = await site.visit(addresses.contact);
    await fill(page, "In a hurry");
    await send(page);
    await status(page).getByText(SENT, { exact: true }).waitFor();
    expect(await kept("In a hurry")).toHaveLength(1);
    expect((await store.list("junk")).length).toBe(0);
  });

  it("a message whose answer was lost is sent again and kept once", async () => {
    const { page } = await site.visit(addresses.contact);
    await fill(page, "The answer gets lost");
    await page.route("**/mail.php", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page);
    await status(page).getByText(words.form.unreachable).waitFor();
    await page.unroute("**/mail.php");
    await send(page);
    await status(page).getByText(SENT, { exact: true }).waitFor();
    expect(await kept("The answer gets lost")).toHaveLength(1);
  });

  it("what ticks the box that nobody sees is told success, and lies among the junk", async () => {
    const { page } = await site.visit(addresses.contact);
    await fill(page, "Buy our pills");
    await page.locator("input[type=checkbox]").evaluate((box: HTMLInputElement) => {
      box.checked = true;
    });
    await send(page);
    await status(page).getByText(SENT, { exact: true }).waitFor();
    expect(await store.list("junk")).toHaveLength(1);
    expect(mailServer.taken.filter(({ bytes }) => bytes.includes("pills"))).toEqual([]);
  });

  describe("without JavaScript", () => {
    const { thanks } = form;

    it("who sends a message is led to the page that thanks, where a reload sends nothing again", async () => {
      const { page } = await site.visit(addresses.contact, { javaScriptEnabled: false });
      expect(await page.getByText(thanks).isVisible()).toBe(false);
      await fill(page, "Sent without a script");
      await send(page);
      await page.getByText(thanks).waitFor();
      expect(new URL(page.url()).search).toMatch(/^\?reference=[\dA-Z]{4}-[\dA-Z]{4}$/);
      expect(await page.locator("[name=message]").inputValue()).toBe("");
      await page.reload();
      await page.getByText(thanks).waitFor();
      expect(await kept("Sent without a script")).toHaveLength(1);
    });

    it("who pastes more than fits gets all of it back, with what is wrong beside it, and again", async () => {
      const { page } = await site.visit(addresses.contact, { javaScriptEnabled: false });
      await fill(page, "");
      for (const length of [13_207, 13_208]) {
        await page.locator("[name=message]").focus();
        // As a paste: what a test sets is not bound by what the browser bounds.
        await page.keyboard.insertText("m".repeat(length - (await page.locator("[name=message]").inputValue()).length));
        await send(page);
        await page.getByText(tooLong("message")).first().waitFor();
        expect(await page.locator("[name=message]").inputValue()).toHaveLength(length);
      }
    });

    it("who made a mistake gets what was typed back, and sends it once it is mended", async () => {
      const { page } = await site.visit(addresses.contact, { javaScriptEnabled: false });
      await fill(page, "First wrong, then right");
      await page.locator("[name=email]").fill("ada@example");
      await send(page);
      await page.getByRole("heading", { name: mailWords.notSent }).waitFor();
      expect(await page.locator("[name=message]").inputValue()).toBe("First wrong, then right");
      await page.getByText(mailWords.faults.email).first().waitFor();
      await page.locator("[name=email]").fill(typed.email);
      await send(page);
      await page.getByText(thanks).waitFor();
      expect(await kept("First wrong, then right")).toHaveLength(1);
    });
  });
});
