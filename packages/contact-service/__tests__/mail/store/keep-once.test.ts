import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type KeepOnce, openKeepOnce } from "../../../src/mail/store/keep-once";
import { type MailStore, openMailStore } from "../../../src/mail/store/mail-store";
import { compose, typed } from "../../support/mail";
import { emptyFolder } from "../../support/maildir";

let root: string;
let store: MailStore;
let processes: readonly KeepOnce[];

beforeEach(async () => {
  root = await emptyFolder();
  store = await openMailStore(root);
  // Each knows no more of the others than another process does.
  processes = await Promise.all(Array.from({ length: 4 }, async () => openKeepOnce(await openMailStore(root))));
});

afterEach(() => rm(root, { recursive: true, force: true }));

const fingerprint = () => randomBytes(16).toString("hex");
const inbox = async () => (await store.list("inbox")).map(({ reference }) => reference);

it("keeps the same message once that comes to several processes at the same moment", async () => {
  for (let round = 0; round < 20; round += 1) {
    const how = { isJunk: false, fingerprint: fingerprint() };
    const references = await Promise.all(processes.map((keep) => keep(compose(typed), how)));
    expect(new Set(references).size).toBe(1);
    expect(await inbox()).toHaveLength(round + 1);
    expect(await inbox()).toContain(references[0]);
  }
});

it("gives the reference of the first later too, wherever its message is by then", async () => {
  const how = { isJunk: false, fingerprint: fingerprint() };
  const [first, ...others] = processes;
  const reference = await first?.(compose(typed), how);
  for (const message of await store.list("inbox")) await store.move(message, "sent");
  for (const keep of others) expect(await keep(compose(typed), how)).toBe(reference);
  expect(await inbox()).toEqual([]);
});

it("keeps messages that differ", async () => {
  const references = await Promise.all(
    processes.map((keep) => keep(compose(typed), { isJunk: false, fingerprint: fingerprint() })),
  );
  expect((await inbox()).sort()).toEqual(references.sort());
});

it("keeps what another process has claimed and never stored, since it ended before", async () => {
  const how = { isJunk: false, fingerprint: fingerprint() };
  for (const claim of [`${Date.now()} AAAA-BBBB`, ""]) {
    await writeFile(join(root, "claims", how.fingerprint), claim);
    const before = await inbox();
    const [keep] = processes;
    const reference = await keep?.(compose(typed), how);
    expect(await inbox()).toEqual([...before, reference]);
    await rm(join(root, "claims", how.fingerprint), { force: true });
  }
}, 30_000);

it.each([-1, 1])("knows nothing of a claim that is from another time (%i year)", async (years) => {
  const how = { isJunk: false, fingerprint: fingerprint() };
  const message = compose(typed);
  await store.keep(message, how);
  await writeFile(
    join(root, "claims", how.fingerprint),
    `${Date.now() + years * 365 * 86_400_000} ${message.reference}`,
  );
  const [keep] = processes;
  expect(await keep?.(compose(typed), how)).not.toBe(message.reference);
  expect(await inbox()).toHaveLength(2);
});

it("keeps a message again that could not be kept at first, and one that the disk lets nobody claim", async () => {
  const how = { isJunk: false, fingerprint: fingerprint() };
  const [keep] = processes;
  await rm(join(root, "tmp"), { recursive: true });
  await expect(keep?.(compose(typed), how)).rejects.toThrow(/could not be stored: .*ENOENT/);
  await mkdir(join(root, "tmp"));
  await rm(join(root, "claims"), { recursive: true });
  const reference = await keep?.(compose(typed), how);
  expect(await inbox()).toEqual([reference]);
});

it("clears claims away from another time when it is opened", async () => {
  await writeFile(join(root, "claims", "aa"), `${Date.now() - 86_400_000} AAAA-BBBB`);
  await writeFile(join(root, "claims", "bb"), `${Date.now()} AAAA-BBBB`);
  await openKeepOnce(store);
  expect(await readdir(join(root, "claims"))).toEqual(["bb"]);
});
