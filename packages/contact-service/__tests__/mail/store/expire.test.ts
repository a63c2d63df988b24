import fs, { readdir, rename, rm } from "node:fs/promises";
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

/** A clock that has gone on evenly for a day until then. */
async function evenUntil(time: Date): Promise<void> {
  expect(await removeExpired(store, 3650, new Date(time.getTime() - DAY))).toBe(0);
}

async function left(): Promise<string[]> {
  const lists = await Promise.all((Object.keys(FOLDERS) as FolderName[]).map((folder) => store.list(folder)));
  return lists.flat().map(({ reference }) => reference);
}

it("removes what was sent and what is junk when it is old, and nothing that somebody still has to see to", async () => {
  const [waiting, failed] = [await keepIn("inbox"), await keepIn("failed")];
  await keepIn("sent");
  await keepIn("junk");
  await evenUntil(after(30, -1));
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
  await evenUntil(after(1));
  expect(await removeExpired(store, 1, after(1))).toBe(0);
  expect(await left()).toEqual([reference]);
  expect(await readdir(cur)).toHaveLength(2);
});

describe("a clock that is wrong", () => {
  const hours = (count: number, days = 0) => after(days, count * 60);

  it("by a year, and set right within a day, removes nothing", async () => {
    const reference = await keepIn("sent");
    for (let hour = 0; hour < 30; hour += 1) expect(await removeExpired(store, 30, hours(hour))).toBe(0);
    for (let hour = 30; hour < 53; hour += 1) expect(await removeExpired(store, 30, hours(hour, 365))).toBe(0);
    for (let hour = 53; hour < 90; hour += 1) expect(await removeExpired(store, 30, hours(hour))).toBe(0);
    expect(await left()).toEqual([reference]);
  });

  it("is believed once it has gone on for a day, also over a restart and a weekend", async () => {
    await keepIn("sent");
    expect(await removeExpired(store, 30, hours(0, 365))).toBe(0);
    expect(await removeExpired(store, 30, hours(23, 365))).toBe(0);
    expect(await removeExpired(await openMailStore(root), 30, hours(3 * 24, 365))).toBe(1);
  });

  it("is asked once more when the server was off for long, or the clock was set back", async () => {
    await keepIn("sent");
    await evenUntil(after(2));
    expect(await removeExpired(store, 30, after(40))).toBe(0);
    expect(await removeExpired(store, 30, after(39))).toBe(0);
    expect(await removeExpired(store, 30, after(40, -5))).toBe(0);
    expect(await removeExpired(store, 30, after(40))).toBe(1);
  });

  it("is noted where a full disk takes no note: what is known to be old still makes room", async () => {
    await keepIn("sent");
    await evenUntil(after(31));
    jest.spyOn(fs, "rename").mockRejectedValue(Object.assign(new Error("ENOSPC"), { code: "ENOSPC" }));
    expect(await removeExpired(store, 30, after(31))).toBe(1);
    jest.restoreAllMocks();
  });
});
