import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { choice, letterhead, typed, subjectOf } from "../support/mail";
import { type KeepEnquiry, keepAsMessage } from "../../src/mail/keep";
import { openKeepOnce } from "../../src/mail/store/keep-once";
import { openMailStore } from "../../src/mail/store/mail-store";

const INBOX = { isJunk: false, fingerprint: "c0ffee" };
const OTHER = { isJunk: false, fingerprint: "decade" };

let around: string;
let mailDir: string;
let keep: KeepEnquiry;

beforeEach(async () => {
  around = await mkdtemp(join(tmpdir(), "keep-"));
  mailDir = join(around, "mail");
  keep = keepAsMessage(letterhead, await openKeepOnce(await openMailStore(mailDir)));
});

afterEach(() => rm(around, { recursive: true, force: true }));

const kept = (folder = mailDir) => readdir(join(folder, "new"));

it("gives the reference of a message once it is in the folder, whole", async () => {
  const reference = await keep(typed, INBOX);
  const [name = "", ...others] = await kept();
  expect(others).toEqual([]);
  const mail = await simpleParser(await readFile(join(mailDir, "new", name)));
  expect(mail.subject).toBe(`${subjectOf(choice.label)} [${reference}]`);
  expect(mail.text).toContain(typed.message);
});

it("gives each of many its own reference, and keeps junk apart", async () => {
  const count = 40;
  const references = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      keep(typed, { isJunk: index % 4 === 0, fingerprint: index.toString(16) }),
    ),
  );
  expect(new Set(references).size).toBe(count);
  const names = [...(await kept()), ...(await kept(join(mailDir, ".Junk")))];
  for (const reference of references) expect(names.filter((name) => name.includes(reference))).toHaveLength(1);
  expect(await kept()).toHaveLength(30);
});

it("gives the reference of a message that is in the folder already, and keeps it once", async () => {
  const references = [await keep(typed, INBOX), await keep(typed, INBOX)];
  expect(new Set(references).size).toBe(1);
  expect(await kept()).toHaveLength(1);
});

it("says what kept a message from being written, and writes the next", async () => {
  await keep(typed, INBOX);
  await rm(join(mailDir, "tmp"), { recursive: true });
  await expect(keep(typed, OTHER)).rejects.toThrow(/could not be stored: .*ENOENT/);
  await mkdir(join(mailDir, "tmp"));
  await keep(typed, OTHER);
  expect(await kept()).toHaveLength(2);
});
