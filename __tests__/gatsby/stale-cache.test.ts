import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { staleReason } from "../../src/gatsby/stale-cache";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stale-cache-"));
  await mkdir(join(folder, "public/about"), { recursive: true });
  await mkdir(join(folder, "public/page-data/sq/d"), { recursive: true });
  for (const file of ["404.html", "about/index.html", "page-data/sq/d/11.json"]) {
    await writeFile(join(folder, "public", file), "");
  }
});
afterEach(() => rm(folder, { recursive: true }));

function stateOf(root: string) {
  return {
    components: new Map([[`${root}/src/pages/about.tsx`, {}]]),
    staticQueryComponents: new Map([["sq", { componentPath: `${root}/src/components/Footer.tsx`, hash: 11 }]]),
    html: {
      trackedHtmlFiles: new Map([
        ["/about/", { isDeleted: false }],
        ["/404.html", { isDeleted: false }],
        ["/old/", { isDeleted: true }],
      ]),
    },
  };
}

const reasonOf = (root = folder, isMadeOtherwise = false, publicDir: string | undefined = join(folder, "public")) =>
  staleReason(stateOf(root), { folder, isMadeOtherwise, publicDir });

it("uses a cache that belongs to this folder and whose files are there", () => {
  expect(reasonOf()).toBeUndefined();
});

it.each(["/elsewhere/site", "-copy"])("does not use one that was made in another folder: %s", (other) => {
  const root = other.startsWith("/") ? other : folder + other;
  expect(reasonOf(root)).toBe(`it was made in another folder, for ${root}/src/pages/about.tsx`);
});

it("does not use one that was made with other packages", () => {
  expect(reasonOf(folder, true)).toContain("other packages");
});

it.each(["about/index.html", "404.html", "page-data/sq/d/11.json"])(
  "does not use one that counts on %s",
  async (file) => {
    await rm(join(folder, "public", file));
    expect(reasonOf()).toBe(`public/${file} is gone, which an earlier build had made`);
  },
);

it("leaves it to Gatsby when there is no built site at all", async () => {
  await rm(join(folder, "public"), { recursive: true });
  expect(reasonOf()).toBeUndefined();
});
