import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type ContentCopy, copyContent } from "../../../../__tests__/support/content-copy";
import { faultsOfChanges } from "../../src/server/faults-of-change";

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
});
afterEach(() => copy.remove());

async function contentOf(file: string): Promise<{ readonly title?: string }> {
  return JSON.parse((await copy.read(file)).toString()) as { title?: string };
}

it("says first what is wrong where something was changed, and then what is wrong elsewhere for it", async () => {
  const [file = "", other = ""] = (await readdir(join(copy.dataDir, "services"))).map((name) => `services/${name}`);
  const bytes = Buffer.from(JSON.stringify({ ...(await contentOf(file)), title: (await contentOf(other)).title }));
  const faults = await faultsOfChanges(copy.dataDir, [{ file, bytes }]);
  // Of two pages with one title, the second is named.
  expect(faults[0]).toMatchObject({ file: other, field: "title", got: expect.stringContaining(file) as string });
  expect(faults.length).toBeGreaterThan(1);
});

it("leaves out what was wrong before", async () => {
  await copy.set("site.json", "email", "no address");
  const file = "site.json";
  const agency = await contentOf(file);
  const changed = (more: object) => [{ file, bytes: Buffer.from(JSON.stringify({ ...agency, ...more })) }];
  const faults = await faultsOfChanges(copy.dataDir, changed({ blurb: "short" }));
  expect(faults.map(({ field }) => field)).toEqual(["blurb"]);
});
