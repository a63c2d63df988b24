import nodeFs from "node:fs";
import { chmod, mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mailFolder } from "../../../src/mail/store/mail-folder";
import { openMaildir } from "../../../src/mail/store/maildir";
import { StoreError } from "../../../src/mail/store/store-error";
import { emptyFolder, isWhole, startWriter, stored } from "../../support/maildir";
import { watchSyncs } from "../../support/watch-syncs";

const BYTES = Buffer.from("Subject: one\n\ntwo\n");
const HOUR = 60 * 60 * 1000;

let folder: string;

beforeEach(async () => {
  folder = await emptyFolder();
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

async function mode(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8);
}

it("makes the folders for their owner alone, and files too", async () => {
  const root = join(folder, "deep", "mail");
  const name = await (await openMaildir(root)).store(BYTES);
  for (const each of ["", "tmp", "new", "cur"]) expect(await mode(join(root, each))).toBe("700");
  expect(await mode(join(root, "new", name))).toBe("600");
});

it("stores a message byte for byte, in new, and leaves nothing in tmp", async () => {
  const { store } = await openMaildir(folder);
  const name = await store(BYTES);
  expect(stored(folder)).toEqual([name]);
  expect(await readFile(join(folder, "new", name))).toEqual(BYTES);
  expect(await readdir(join(folder, "tmp"))).toEqual([]);
});

it("names each message as the convention asks, and none twice", async () => {
  const one = await openMaildir(folder);
  const other = await openMaildir(folder);
  const names = await Promise.all(Array.from({ length: 50 }, () => [one.store(BYTES), other.store(BYTES)]).flat());
  expect(new Set(names).size).toBe(100);
  expect(stored(folder)).toHaveLength(100);
  for (const name of names) expect(name).toMatch(/^\d{10}\.M\d{1,6}P\d+Q\d+R[\da-f]{16}\.[^/:]+$/);
});

it("writes the file through, then moves it, then writes the folder through, before it says so", async () => {
  const { store } = await openMaildir(folder);
  const steps: string[] = [];
  const { renameSync } = nodeFs;
  watchSyncs((path) => () => {
    steps.push(`sync ${path.slice(folder.length + 1, folder.length + 4)}`);
  });
  jest.spyOn(nodeFs, "renameSync").mockImplementation((from, to) => {
    renameSync(from, to);
    steps.push("rename");
  });
  await store(BYTES);
  expect(steps).toEqual(["sync tmp", "rename", "sync new"]);
});

it("removes what a crash left in tmp 36 hours ago, and nothing younger", async () => {
  await openMaildir(folder);
  for (const [name, age] of [
    ["old", 36 * HOUR + 60_000],
    ["young", 36 * HOUR - 60_000],
  ] as const) {
    await writeFile(join(folder, "tmp", name), "");
    await utimes(join(folder, "tmp", name), new Date(), new Date(Date.now() - age));
  }
  await openMaildir(folder);
  expect(await readdir(join(folder, "tmp"))).toEqual(["young"]);
});

describe("what it cannot store", () => {
  const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

  it("is an error of one kind when the folder is read-only", async () => {
    await openMaildir(folder);
    await chmod(folder, 0o755);
    for (const each of ["tmp", "new", "cur"]) await chmod(join(folder, each), 0o555);
    expect(await startWriter([folder, "1000"], asNobody).said).toEqual(["fault denied"]);
    expect(stored(folder)).toEqual([]);
    for (const each of ["tmp", "new", "cur"]) await chmod(join(folder, each), 0o755);
  });

  it("leaves no part of it behind when there is no room, and what fits is stored", async () => {
    const said = await startWriter([folder, "1000,100000,2000"], {}, "16").said;
    expect(said.map((line) => line.split(" ")[0])).toEqual(["stored", "fault", "stored"]);
    expect(said[1]).toBe("fault full");
    expect(await readdir(join(folder, "tmp"))).toEqual([]);
    const names = stored(folder);
    expect(names).toHaveLength(2);
    expect(names.filter((name) => !isWhole(folder, name))).toEqual([]);
  });

  it("is an error of one kind when the folder is gone or no folder", async () => {
    const { store } = await openMaildir(folder);
    await rm(join(folder, "new"), { recursive: true });
    await expect(store(BYTES)).rejects.toThrow(StoreError);
    expect(await readdir(join(folder, "tmp"))).toEqual([]);
    const file = join(folder, "file");
    await writeFile(file, "");
    await expect(openMaildir(join(file, "mail"))).rejects.toThrow(StoreError);
  });

  it.each([
    ["ENOSPC", "full"],
    ["EDQUOT", "full"],
    ["EFBIG", "full"],
    ["EACCES", "denied"],
    ["EPERM", "denied"],
    ["EROFS", "denied"],
    ["EIO", "failed"],
  ])("says of %s that the disk is %s, and keeps the cause", async (code, fault) => {
    const { store } = await openMaildir(folder);
    const cause = Object.assign(new Error(code), { code });
    jest.spyOn(nodeFs, "renameSync").mockImplementationOnce(() => {
      throw cause;
    });
    await expect(store(BYTES)).rejects.toMatchObject({ name: "StoreError", fault, cause });
  });
});

describe("the folder of the messages", () => {
  it("is mail in the project, or what MAIL_DIR names", async () => {
    const site = join(folder, "public");
    expect(await mailFolder(site, {})).toBe(join(process.cwd(), "mail"));
    expect(await mailFolder(site, { MAIL_DIR: "" })).toBe(join(process.cwd(), "mail"));
    expect(await mailFolder(site, { MAIL_DIR: join(folder, "post") })).toBe(join(folder, "post"));
    expect(await mailFolder(site, { MAIL_DIR: join(folder, "public-mail") })).toBe(join(folder, "public-mail"));
    expect(await mailFolder(site, { MAIL_DIR: join(folder, "..mail") })).toBe(join(folder, "..mail"));
  });

  it("is never the folder that is served nor in it, not even by a link", async () => {
    const site = join(folder, "public");
    await mkdir(site);
    await symlink(site, join(folder, "link"));
    for (const MAIL_DIR of [site, join(site, "mail"), join(folder, "x", "..", "public"), join(folder, "link", "a")]) {
      await expect(mailFolder(site, { MAIL_DIR })).rejects.toThrow(/^MAIL_DIR: got/);
    }
    await expect(mailFolder(join(folder, "link"), { MAIL_DIR: join(site, "a") })).rejects.toThrow(/^MAIL_DIR: got/);
    await expect(mailFolder(site, { MAIL_DIR: join(site, "..mail") })).rejects.toThrow(/^MAIL_DIR: got/);
  });
});
