import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readMailCommand, UsageError } from "../../src/commands/mail-arguments";
import { composeAcknowledgement } from "../../src/mail/delivery/acknowledgement";
import { openRecords } from "../../src/mail/delivery/records";
import type { FolderName } from "../../src/mail/store/folders";
import { type MailStore, openMailStore } from "../../src/mail/store/mail-store";
import { type Ending, runCommand } from "../../../../__tests__/support/command";
import { count, deliverTo, keepEnquiry, until } from "../support/delivery";
import { choice, letterhead, typed, subjectOf } from "../support/mail";
import { emptyFolder } from "../support/maildir";
import { reply, startMailServer } from "../support/smtp";

let root: string;
let store: MailStore;
const toEnd: (() => Promise<void>)[] = [];

beforeEach(async () => {
  root = await emptyFolder();
  store = await openMailStore(root);
});

afterEach(async () => {
  for (const end of toEnd.splice(0).reverse()) await end();
  await rm(root, { recursive: true, force: true });
});

function mail(...args: string[]): Promise<Ending> {
  return runCommand("mail", { args, env: { MAIL_DIR: root } });
}

async function put(folder: FolderName, message = "Good morning."): Promise<string> {
  const { reference } = await keepEnquiry(store, { message, isJunk: folder === "junk" });
  const [kept] = await store.find(reference);
  if (kept && folder !== kept.folder) await store.move(kept, folder);
  return reference;
}

async function folderOf(reference: string): Promise<FolderName[]> {
  return (await store.find(reference)).map(({ folder }) => folder);
}

/** What is known after an attempt failed. */
async function tried(reference: string, replied: string): Promise<void> {
  const records = await openRecords(root);
  const time = new Date();
  const record = { attempts: 3, waited: 0, last: time, next: new Date(time.getTime() + 3_600_000), reply: replied };
  for (const { base } of await store.find(reference)) await records.write(base, record);
}

const recordsLeft = async () => (await readdir(join(root, "delivery"))).filter((name) => name.endsWith(".json"));

describe("list", () => {
  it("says that there is nothing", async () => {
    expect(await mail("list")).toEqual({
      code: 0,
      output: "No messages wait, none failed, and none was taken for junk.\n",
    });
  });

  it("shows what waits, failed or is junk, with what is known of it; what was sent only with --all", async () => {
    const [waiting, failed, junk, sent] = [
      await put("inbox"),
      await put("failed"),
      await put("junk"),
      await put("sent"),
    ];
    await tried(waiting, "451 later\u001b[31m");
    await writeFile(
      join(root, "delivery", "server.hold"),
      JSON.stringify({ failures: 1, since: new Date(), until: new Date(), reply: "connect ECONNREFUSED" }),
    );
    const { code, output } = await mail("list");
    expect(code).toBe(0);
    const lines = output.split("\n");
    expect(lines[0]).toMatch(/^reference +folder +since +attempts +next attempt +last reply$/);
    const time = "\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}";
    expect(lines[1]).toMatch(new RegExp(`^${waiting} +inbox +${time} +3 +${time} +451 later\\\\u\\{1b\\}\\[31m$`));
    expect(lines[2]).toMatch(new RegExp(`^${failed} +failed +${time} +- +- +-$`));
    expect(lines[3]).toMatch(new RegExp(`^${junk} +junk +`));
    expect(output).toMatch(/The mail server has been out of order since .*: connect ECONNREFUSED/);
    expect(output).not.toContain(sent);
    expect((await mail("list", "--all")).output).toContain(sent);
  });
});

describe("show", () => {
  it("shows a message as it is read, found by its reference however it is typed", async () => {
    const reference = await put("failed", "Grüße, 漢字\n.\nend");
    const { code, output } = await mail("show", reference.toLowerCase().replace("-", "").replaceAll("0", "o"));
    expect(code).toBe(0);
    expect(output).toContain(`${reference}: enquiry in failed, since `);
    expect(output).toMatch(/^Reply-To: Ada Lovelace <ada@example\.com>$/m);
    expect(output).toContain(`Subject: ${subjectOf(choice.label)} [${reference}]\n`);
    expect(output).toContain("\n\nGrüße, 漢字\n.\nend\n");
    expect(output).not.toMatch(/=C3|boundary|<html/);
  });

  it("lets no message command the terminal", async () => {
    const reference = "AAAA-BBBB";
    const bytes = Buffer.from(
      "Subject: \u001b]0;x\u0007\u009b2J\rX\nX\u001b[1m: \u202ey\n\n\u001b[2Jtext\u0008\u0090\n",
    );
    await store.keep({ reference, messageId: "", bytes }, { isJunk: false, fingerprint: "aa" });
    const { output } = await mail("show", reference);
    expect(output).toContain("\\u{1b}[2Jtext");
    expect(output).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
  });
});

describe("retry", () => {
  it("sends back what failed and what was no junk, and forgets what was tried", async () => {
    const [failed, junk, waiting] = [await put("failed"), await put("junk"), await put("inbox")];
    await tried(failed, "550 no");
    await tried(waiting, "451 later");
    const { code, output } = await mail("retry", failed, junk, waiting);
    expect(code).toBe(0);
    expect(output).toContain(`${failed}: waits to be sent, an enquiry that failed`);
    expect(output).toContain(`${junk}: waits to be sent, an enquiry that was taken for junk`);
    expect(output).toContain(`${waiting}: waits to be sent, an enquiry that waited`);
    for (const reference of [failed, junk, waiting]) expect(await folderOf(reference)).toEqual(["inbox"]);
    expect(await recordsLeft()).toEqual([]);
  });

  it("takes all that failed and waits, and leaves junk alone", async () => {
    const [failed, junk] = [await put("failed"), await put("junk")];
    await store.keepAcknowledgement(failed, await composeAcknowledgement(letterhead, typed.email, failed));
    const [acknowledgement] = await store.list("acknowledgements");
    if (acknowledgement) await store.move(acknowledgement, "failed");
    expect((await mail("retry", "--all")).code).toBe(0);
    expect((await folderOf(failed)).sort()).toEqual(["acknowledgements", "inbox"]);
    expect(await folderOf(junk)).toEqual(["junk"]);
  });

  it("is heard by the process that delivers", async () => {
    let isOpen = false;
    const server = await startMailServer({}, { verdict: () => (isOpen ? undefined : reply(451, "later")) });
    toEnd.push(server.stop);
    const reference = await put("inbox");
    const delivery = deliverTo(server.port, store, { pace: { firstDelay: 600_000, longestDelay: 1_000_000 } });
    toEnd.push(delivery.stop);
    await until(() => delivery.events.length === 1);
    isOpen = true;
    expect((await mail("retry", reference)).code).toBe(0);
    await until(async () => (await count(store, "sent")) === 1, 3000);
  });

  it("is heard while the server is out of order", async () => {
    const server = await startMailServer();
    await server.stop();
    const reference = await put("inbox");
    const delivery = deliverTo(server.port, store, { pace: { firstDelay: 600_000, longestHold: 1_000_000 } });
    toEnd.push(delivery.stop);
    await until(() => delivery.events.length === 1);
    toEnd.push((await startMailServer({}, { port: server.port })).stop);
    expect((await mail("list")).output).toContain("The mail server has been out of order");
    expect((await mail("retry", reference)).code).toBe(0);
    await until(async () => (await count(store, "sent")) === 1, 3000);
  });
});

describe("drop", () => {
  it.each(["failed", "junk", "sent"] as const)("removes what is %s for good, and says what it was", async (folder) => {
    const [reference, other] = [await put(folder), await put(folder)];
    await tried(reference, "550 no");
    const { code, output } = await mail("drop", reference);
    expect(code).toBe(0);
    expect(output).toMatch(
      new RegExp(`^${reference}: dropped, an enquiry that (failed|was taken for junk|was sent)\n$`),
    );
    expect(await folderOf(reference)).toEqual([]);
    expect(await folderOf(other)).toEqual([folder]);
    expect(await recordsLeft()).toEqual([]);
  });

  it("removes what waits only by force, and nothing when one of several needs it", async () => {
    const [waiting, failed] = [await put("inbox"), await put("failed")];
    expect(await mail("drop", failed, waiting)).toEqual({
      code: 1,
      output: `${waiting} waits to be sent; --force drops it.\n`,
    });
    expect(await folderOf(failed)).toEqual(["failed"]);
    expect((await mail("drop", waiting, "--force")).output).toBe(`${waiting}: dropped, an enquiry that waited\n`);
    expect(await folderOf(waiting)).toEqual([]);
  });

  it("drops the acknowledgement that failed, not the enquiry that was sent", async () => {
    const reference = await put("sent");
    await store.keepAcknowledgement(reference, await composeAcknowledgement(letterhead, typed.email, reference));
    const [acknowledgement] = await store.list("acknowledgements");
    if (acknowledgement) await store.move(acknowledgement, "failed");
    expect((await mail("drop", reference)).output).toContain("an acknowledgement that failed");
    expect(await folderOf(reference)).toEqual(["sent"]);
  });
});

describe("what is wrong", () => {
  it("is said all at once of references that nobody knows", async () => {
    const reference = await put("failed");
    for (const name of ["show", "retry", "drop"]) {
      expect(await mail(name, "7777-7777", reference, "x\u001b")).toEqual({
        code: 1,
        output: 'No message has the reference "7777-7777".\nNo message has the reference "x\\u001b".\n',
      });
    }
    expect(await folderOf(reference)).toEqual(["failed"]);
  });

  it("is said of what was sent already", async () => {
    const reference = await put("sent");
    expect(await mail("retry", reference)).toEqual({ code: 1, output: `${reference} was sent already.\n` });
  });

  it.each([
    [[], "mail: got nothing"],
    [["lost"], 'mail: got "lost"'],
    [["show"], "show: the reference is missing."],
    [["retry"], "retry: the reference is missing."],
    [["drop", "--all"], "drop: --all belongs to list and retry.\n"],
    [["show", "--force"], "show: --force belongs to drop.\nshow: the reference is missing."],
    [["list", "7777-7777"], "list: takes no reference."],
    [["retry", "--all", "7777-7777"], "retry: takes references or --all, not both."],
    [["list", "--everything"], "Unknown option '--everything'"],
  ])("is said of %j, with what there is", (args, sentence) => {
    expect(() => readMailCommand([...args])).toThrow(UsageError);
    expect(() => readMailCommand([...args])).toThrow(sentence);
    expect(() => readMailCommand([...args])).toThrow("There are:\nnpm run mail -- list [--all]\n");
  });

  it("ends with exit code 2 when the command was not understood", async () => {
    const { code, output } = await mail("lost");
    expect(code).toBe(2);
    expect(output).toMatch(/^mail: got "lost"\nThere are:\nnpm run mail -- list/);
  });

  it("is said of a folder that does not exist, which is not made", async () => {
    const nowhere = join(root, "nowhere");
    const { code, output } = await runCommand("mail", { args: ["list"], env: { MAIL_DIR: nowhere } });
    expect({ code, output }).toEqual({
      code: 1,
      output: `There are no messages: ${nowhere} does not exist. MAIL_DIR names another folder.\n`,
    });
    expect(await readdir(root)).not.toContain("nowhere");
  });
});
