import { type FinishedCache, finishedPages } from "../../src/gatsby/finish/finished-pages";

/** A cache that, like Gatsby's, holds JSON only. */
function memory(): FinishedCache {
  const texts = new Map<string, string>();
  return {
    get: (key: string) => Promise.resolve(texts.has(key) ? (JSON.parse(texts.get(key) ?? "") as unknown) : undefined),
    set: (key: string, value: unknown) => {
      texts.set(key, JSON.stringify(value));
      return Promise.resolve(value);
    },
  };
}

const ABOUT = { path: "/about/", componentChunkName: "about" };
const FILE = { size: 4000, mtimeMs: 1_700_000_000_000.5 };
const GIVEN = { scripts: ["/app.js"] };

async function afterOneBuild(): Promise<FinishedCache> {
  const cache = memory();
  const first = await finishedPages(cache, GIVEN);
  expect(first.isFinished(ABOUT, FILE)).toBe(false);
  first.add(ABOUT, FILE, { sheets: ["/styles.css"], picture: "/a.webp" });
  await first.keep();
  return cache;
}

it("knows a page that was finished before, and its sheets, over as many builds as it is left alone", async () => {
  const cache = await afterOneBuild();
  for (const build of [await finishedPages(cache, GIVEN), await finishedPages(cache, GIVEN)]) {
    expect(build.isFinished(ABOUT, FILE)).toBe(true);
    expect(build.all().get(ABOUT.path)).toMatchObject({ sheets: ["/styles.css"], picture: "/a.webp" });
    await build.keep();
  }
});

it.each([
  ["its file is another", ABOUT, { ...FILE, mtimeMs: FILE.mtimeMs + 1000 }, GIVEN],
  ["it is of another kind", { ...ABOUT, componentChunkName: "home" }, FILE, GIVEN],
  ["there are other scripts", ABOUT, FILE, { scripts: ["/app-2.js"] }],
])("does not know it when %s", async (_, page, file, given) => {
  expect((await finishedPages(await afterOneBuild(), given)).isFinished(page, file)).toBe(false);
});

it("knows none without a cache", async () => {
  const build = await finishedPages(undefined, GIVEN);
  build.add(ABOUT, FILE, { sheets: ["/styles.css"] });
  await build.keep();
  expect((await finishedPages(undefined, GIVEN)).isFinished(ABOUT, FILE)).toBe(false);
});
