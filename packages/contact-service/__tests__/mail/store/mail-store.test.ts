import nodeFs from "node:fs";
import fs, { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ComposedMessage } from "../../../src/mail/compose";
import type { FOLDERS } from "../../../src/mail/store/folders";
import { type MailStore, openMailStore } from "../../../src/mail/store/mail-store";
import { compose, typed } from "../../support/mail";
import { emptyFolder } from "../../support/maildir";
import { watchSyncs } from "../../support/watch-syncs";

const LONG_AGO = new Date(0);

let root: string;
let store: MailStore;

beforeEach(async () => {
  root = await emptyFolder();
  store = await openMailStore(root);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

async function keep(fingerprint = "ab12", isJunk = false): Promise<ComposedMessage> {
  const message = compose(typed);
  await store.keep(message, { isJunk, fingerprint });
  return message;
}

async function only(folder: keyof typeof FOLDERS) {
  const messages = await store.list(folder);
  expect(messages).toHaveLength(1);
  const [message] = messages;
  if (!message) throw new Error(`nothing in ${folder}`);
  return message;
}

it("lays its folders out as Maildir++, for their owner alone", async () => {
  expect((await readdir(root)).sort()).toEqual([".Acknowledgements", ".Failed", ".Junk", ".Sent", "cur", "new", "tmp"]);
  for (const name of [".Acknowledgements", ".Failed", ".Junk", ".Sent"]) {
    expect((await readdir(join(root, name))).sort()).toEqual(["cur", "maildirfolder", "new", "tmp"]);
    expect((await stat(join(root, name))).mode & 0o777).toBe(0o700);
    expect(await stat(join(root, name, "maildirfolder"))).toMatchObject({ size: 0 });
  }
  await expect(openMailStore(root)).resolves.toBeDefined();
});

it("keeps an enquiry in the inbox and junk among the junk, to the byte", async () => {
  const wanted = await keep();
  const junk = await keep("00ff", true);
  for (const [folder, { reference, bytes }] of [
    ["inbox", wanted],
    ["junk", junk],
  ] as const) {
    const message = await only(folder);
    expect(message).toMatchObject({ folder, reference, kind: "enquiry", flags: "" });
    expect(await store.read(message)).toEqual(Buffer.from(bytes));
  }
});

it("names a message as the convention asks, with its reference and fingerprint", async () => {
  const { reference } = await keep("c0ffee");
  const { base } = await only("inbox");
  expect(base).toMatch(new RegExp(`^\\d{10}\\.M\\d{1,6}P\\d+Q\\d+R[\\da-f]{16}I${reference}Fc0ffee\\.[^/:]+$`));
});

it.each(["", "xyz", "AB", "a/b", "a:2,S", "a".repeat(65)])("takes no fingerprint %j", async (fingerprint) => {
  await expect(keep(fingerprint)).rejects.toThrow("No fingerprint");
  expect(await store.list("inbox")).toEqual([]);
});

it("knows after a restart what was kept since a time, wherever it is now", async () => {
  const kept = new Map<string, string>();
  for (const folder of ["inbox", "sent", "failed", "junk"] as const) {
    const { reference } = await keep("aa");
    kept.set(reference, folder);
    const [message] = await store.find(reference);
    if (message && folder !== "inbox") await store.move(message, folder);
  }
  await store.keepAcknowledgement([...kept.keys()][0] ?? "", Buffer.from("x"));
  const again = await openMailStore(root);
  const recent = await again.recent(LONG_AGO);
  expect(recent.map(({ reference }) => reference)).toEqual([...kept.keys()]);
  expect(new Set(recent.map(({ fingerprint }) => fingerprint))).toEqual(new Set(["aa"]));
  for (const { at } of recent) expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(10_000);
  expect(await again.recent(new Date(Date.now() + 1000))).toEqual([]);
});

it("moves a message through the folders and removes it", async () => {
  const { reference, bytes } = await keep();
  for (const folder of ["failed", "inbox", "sent", "junk"] as const) {
    const [message] = await store.find(reference);
    if (!message) throw new Error("gone");
    expect(await store.move(message, folder)).toBe(true);
    const moved = await only(folder);
    expect(moved.base).toBe(message.base);
    expect(moved.flags).toBe(folder === "sent" ? "S" : "");
    expect(await store.read(moved)).toEqual(Buffer.from(bytes));
    expect(await store.find(reference)).toHaveLength(1);
  }
  expect(await store.remove(await only("junk"))).toBe(true);
  expect(await store.find(reference)).toEqual([]);
});

it.each(["new", ".Sent/new"])("finds a message that is moved on just before %s is listed, and once", async (folder) => {
  const { reference } = await keep();
  const message = await only("inbox");
  const listed = fs.readdir;
  let isMoved = false;
  jest.spyOn(fs, "readdir").mockImplementation(async (path, options) => {
    if (path === join(root, folder) && !isMoved) {
      isMoved = true;
      // By then all folders that are listed beside this one are.
      await new Promise((done) => setTimeout(done, 100));
      await store.move(message, "sent");
    }
    return listed(path, options);
  });
  expect(await store.find(reference)).toMatchObject([{ folder: "sent" }]);
  expect(isMoved).toBe(true);
});

it("writes both folders through when it moves a message, after the move", async () => {
  await keep();
  const message = await only("inbox");
  const steps: string[] = [];
  const { rename: move } = fs;
  watchSyncs((path) => () => {
    steps.push(path.slice(root.length + 1));
  });
  jest.spyOn(fs, "rename").mockImplementation(async (from, to) => {
    await move(from, to);
    steps.push("rename");
  });
  await store.move(message, "sent");
  expect(steps).toEqual(["rename", join(".Sent", "cur"), "new"]);
});

describe("beside a mail program", () => {
  it("finds a message that was moved to cur and flagged after it was listed", async () => {
    const { bytes } = await keep();
    const message = await only("inbox");
    await rename(join(root, message.file), join(root, "cur", `${message.base}:2,FS`));
    expect(await store.read(message)).toEqual(Buffer.from(bytes));
    expect(await only("inbox")).toMatchObject({ base: message.base, flags: "FS" });
    expect(await store.move(message, "sent")).toBe(true);
    expect(await store.list("inbox")).toEqual([]);
    expect((await only("sent")).file).toBe(join("cur", `${message.base}:2,S`));
  });

  it("takes what is nowhere, or marked as deleted, for removed by its owner", async () => {
    await keep();
    const message = await only("inbox");
    await rename(join(root, message.file), join(root, "cur", `${message.base}:2,ST`));
    expect(await store.list("inbox")).toEqual([]);
    await rm(join(root, "cur", `${message.base}:2,ST`));
    expect(await store.read(message)).toBeUndefined();
    expect(await store.move(message, "sent")).toBe(false);
    expect(await store.remove(message)).toBe(false);
  });

  it("leaves alone what is not ours", async () => {
    await writeFile(join(root, "new", "1700000000.M1P1.elsewhere"), "Subject: x\n\n");
    await writeFile(join(root, "cur", "1700000000.M2P1.elsewhere:2,S"), "Subject: x\n\n");
    expect(await store.list("inbox")).toEqual([]);
    expect(await store.recent(LONG_AGO)).toEqual([]);
  });

  it("makes a folder anew that was removed, and loses no message by it", async () => {
    const { reference } = await keep();
    await rm(join(root, ".Sent"), { recursive: true });
    await rm(join(root, ".Junk"), { recursive: true });
    expect(await store.list("sent")).toEqual([]);
    expect(await store.move(await only("inbox"), "sent")).toBe(true);
    expect(await only("sent")).toMatchObject({ reference });
    const junk = await keep("00", true);
    expect(await only("junk")).toMatchObject({ reference: junk.reference });
  });

  it("does not make the inbox anew: a disk may not be mounted", async () => {
    await rm(root, { recursive: true });
    await mkdir(root);
    await expect(keep()).rejects.toMatchObject({ name: "StoreError" });
  });
});

it("writes the folder through less often than it keeps when many come at once, and every time before it answers", async () => {
  const move = nodeFs.renameSync;
  let clock = 0;
  const moves = new Map<string, number>();
  const syncs: { readonly began: number; readonly ended: number }[] = [];
  watchSyncs((path) => {
    const began = ++clock;
    return () => {
      if (path === join(root, "new")) syncs.push({ began, ended: ++clock });
    };
  });
  jest.spyOn(nodeFs, "renameSync").mockImplementation((from, to) => {
    move(from, to);
    moves.set(/I(\w{4}-\w{4})F/.exec(String(to))?.[1] ?? "", ++clock);
  });
  const messages = Array.from({ length: 64 }, () => compose(typed));
  await Promise.all(
    messages.map(async (message) => {
      await store.keep(message, { isJunk: false, fingerprint: "aa" });
      const moved = moves.get(message.reference) ?? Infinity;
      expect(syncs.some(({ began, ended }) => began > moved && ended <= clock)).toBe(true);
    }),
  );
  expect(await store.list("inbox")).toHaveLength(64);
  expect(syncs.length).toBeLessThan(48);
});
