import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { removeExpired } from "../../../src/mail/store/expire";
import { FOLDERS, type FolderName } from "../../../src/mail/store/folders";
import { type MailStore, openMailStore } from "../../../src/mail/store/mail-store";
import { compose, typed } from "../../support/mail";
import { emptyFolder } from "../../support/maildir";

const DAY = 24 * 60 * 60 * 1000;

let root: string;
let store: MailStore;
beforeEach(async () => {
  root = await emptyFolder();
  store = await openMailStore(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function keepIn(folder: FolderName): Promise<string> {
  const message = compose(typed);
  await store.keep(message, { isJunk: false, fingerprint: "aa" });
  const [found] = await store.find(message.reference);
  if (found && folder !== "inbox") await store.move(found, folder);
  return message.reference;
}

/** When everything was stored that is kept in this test, plus so many days and a minute. */
const after = (days: number, minutes = 1) => new Date(Date.now() + days * DAY + minutes * 60_000);

async function left(): Promise<string[]> {
  const lists = await Promise.all((Object.keys(FOLDERS) as FolderName[]).map((folder) => store.list(folder)));
  return lists.flat().map(({ reference }) => reference);
}

it("removes what was sent and what is junk when it is old, and nothing that somebody still has to see to", async () => {
  const [waiting, failed] = [await keepIn("inbox"), await keepIn("failed")];
  await keepIn("sent");
  await keepIn("junk");
  expect(await removeExpired(store, 30, after(30, -1))).toBe(0);
  expect(await left()).toHaveLength(4);
  expect(await removeExpired(store, 30, after(30))).toBe(2);
  expect((await left()).sort()).toEqual([waiting, failed].sort());
});

it("leaves what somebody has flagged in a mail program, and what is no message of ours", async () => {
  const reference = await keepIn("sent");
  const cur = join(root, ".Sent", "cur");
  const [name = ""] = await readdir(cur);
  await rename(join(cur, name), join(cur, name.replace(/S$/, "FS")));
  await keepIn("sent");
  await rename(join(cur, (await readdir(cur)).find((one) => !one.endsWith("FS")) ?? ""), join(cur, "1.other:2,S"));
  expect(await removeExpired(store, 1, after(1))).toBe(0);
  expect(await left()).toEqual([reference]);
  expect(await readdir(cur)).toHaveLength(2);
});
