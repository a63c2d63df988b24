import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { startWriter, type Writer } from "../../src/server/writer/start-writer";
import { letterhead, typed } from "../../../../__tests__/support/mail";

const INBOX = { isJunk: false, fingerprint: "c0ffee" };
const OTHER = { isJunk: false, fingerprint: "decade" };

let around: string;
let mailDir: string;
let writer: Writer;

beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), "writer-"));
  mailDir = join(around, "mail");
  writer = startWriter({ mailDir, letterhead });
});

afterEach(async () => {
  await writer.stop();
  rmSync(around, { recursive: true, force: true });
});

const kept = (folder = mailDir) => readdirSync(join(folder, "new"));

it("gives the reference of a message once it is in the folder, whole", async () => {
  const reference = await writer.keep(typed, INBOX);
  const [name = "", ...others] = kept();
  expect(others).toEqual([]);
  const mail = await simpleParser(readFileSync(join(mailDir, "new", name)));
  expect(mail.subject).toBe(`Website enquiry: Web Design [${reference}]`);
  expect(mail.text).toContain(typed.message);
});

it("gives each of many its own reference, and keeps junk apart", async () => {
  const count = 40;
  const references = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      writer.keep(typed, { isJunk: index % 4 === 0, fingerprint: index.toString(16) }),
    ),
  );
  expect(new Set(references).size).toBe(count);
  const names = [...kept(), ...kept(join(mailDir, ".Junk"))];
  for (const reference of references) expect(names.filter((name) => name.includes(reference))).toHaveLength(1);
  expect(kept()).toHaveLength(30);
});

it("gives the reference of a message that is in the folder already, and keeps it once", async () => {
  const references = [await writer.keep(typed, INBOX), await writer.keep(typed, INBOX)];
  expect(new Set(references).size).toBe(1);
  expect(kept()).toHaveLength(1);
});

it("says what kept a message from being written, and writes the next", async () => {
  await writer.keep(typed, INBOX);
  rmSync(join(mailDir, "tmp"), { recursive: true });
  await expect(writer.keep(typed, OTHER)).rejects.toThrow(/could not be stored: ENOENT/);
  mkdirSync(join(mailDir, "tmp"));
  await writer.keep(typed, OTHER);
  expect(kept()).toHaveLength(2);
});

it("refuses what a thread had to keep that ends, and starts another for the next", async () => {
  await writer.stop();
  // Where the folder should be there is a file: the thread ends before it keeps anything.
  writeFileSync(join(around, "file"), "");
  writer = startWriter({ mailDir: join(around, "file"), letterhead });
  const refused = await Promise.allSettled([writer.keep(typed, INBOX), writer.keep(typed, INBOX)]);
  expect(refused.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  rmSync(join(around, "file"));
  mkdirSync(join(around, "file"));
  expect(await writer.keep(typed, INBOX)).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
  expect(kept(join(around, "file"))).toHaveLength(1);
});
