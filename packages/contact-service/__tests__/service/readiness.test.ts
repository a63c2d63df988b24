import type { MailStore } from "../../src/mail/store/mail-store";
import { lacksOf, readinessOf } from "../../src/service/readiness";

const MB = 1024 * 1024;
const roomy = { bavail: 100_000, bsize: 4096, files: 100_000, ffree: 50_000 };

it.each([
  ["has both", roomy, []],
  ["has no bytes", { ...roomy, bavail: (31 * MB) / 4096 }, ["room on the disk of the messages"]],
  ["has bytes, and no inodes", { ...roomy, ffree: 0 }, ["room on the disk of the messages"]],
  ["has few inodes", { ...roomy, ffree: 999 }, ["room on the disk of the messages"]],
  ["has neither", { ...roomy, bavail: 0, ffree: 0 }, ["room on the disk of the messages"]],
  ["counts no inodes", { ...roomy, files: 0, ffree: 0 }, []],
])("tells what is missing on a disk that %s", (_what, disk, missing) => {
  expect(lacksOf(disk)).toEqual(missing);
});

it("is told of the disk that the messages are on, also while it still takes one", async () => {
  // A disk of Linux on which there is never any room.
  const store = { root: "/proc", probe: () => Promise.resolve() };
  expect(await readinessOf(store as MailStore)()).toEqual(["room on the disk of the messages"]);
});
