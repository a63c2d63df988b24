import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureDisk } from "../../../src/bench/mail/raw-disk";

it("writes as many files of the size as it is told, and times them", async () => {
  const folder = await mkdtemp(join(tmpdir(), "disk-"));
  const figures = await measureDisk(folder, { size: 1234, files: 40, atOnce: 8 });
  const [made = ""] = await readdir(folder);
  const files = await readdir(join(folder, made, "new"));
  const { size } = await stat(join(folder, made, "new", "39"));
  await rm(folder, { recursive: true });
  expect(files).toHaveLength(40);
  expect(size).toBe(1234);
  expect(figures["messages a second"]).toBeGreaterThan(1);
  expect(figures["p99, ms"]).toBeGreaterThanOrEqual(figures["p50, ms"] ?? Number.NaN);
});
