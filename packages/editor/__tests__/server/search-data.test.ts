import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { searchData, shareCard } from "../../src/server/search-data";

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), "editor-"));
  await write("data/services/pots.json", {
    title: "Flower Pots",
    metadata: { title: "Pots", description: "Of clay." },
  });
  await write("data/pages/home.json", { hero: { title: "Clay" }, metadata: { title: "Home", description: "Clay." } });
  await write("data/team.json", { members: [] });
});
afterEach(async () => {
  await rm(project, { recursive: true });
});

async function write(file: string, content: object | string): Promise<void> {
  await mkdir(dirname(join(project, file)), { recursive: true });
  await writeFile(join(project, file), typeof content === "string" ? content : JSON.stringify(content));
}

it("has all pages with what is said of them, and where that is changed", async () => {
  const { pages, reported } = await searchData(project);
  expect(reported).toBeUndefined();
  expect(pages).toMatchObject([
    { file: "pages/home.json", path: "/", title: "Home", description: "Clay.", entry: "pages/entries/HomePage" },
    {
      file: "services/pots.json",
      name: "Flower Pots",
      path: expect.stringMatching(/\/flower-pots\/$/) as string,
      title: "Pots",
      entry: "services/entries/pots",
      findings: [],
    },
  ]);
});

it("has the findings of the last report, and share cards that are still there", async () => {
  const finding = { severity: "error", effect: "index", rule: "title-length", found: "4 letters", change: "Say more." };
  const path = (await searchData(project)).pages[1]?.path ?? "";
  await write("seo-report/report.json", {
    findings: [
      { ...finding, page: "/", pages: ["/", path] },
      { ...finding, page: "/elsewhere/", found: "nothing" },
    ],
    pages: [
      { address: "/", sharing: { "og:image": "https://pots.example/share/home-1f.jpg" } },
      { address: path, sharing: { "og:image": "https://pots.example/share/gone-2e.jpg" } },
    ],
  });
  await write("public/share/home-1f.jpg", "a picture");
  const { pages, reported } = await searchData(project);
  expect(Date.parse(String(reported))).toBeGreaterThan(0);
  expect(pages).toMatchObject([
    { path: "/", card: "home-1f.jpg", findings: [{ found: "4 letters", change: "Say more." }] },
    { path, findings: [{ found: "4 letters" }] },
  ]);
  expect(pages[1]?.card).toBeUndefined();
  expect(String(await shareCard(project, "home-1f.jpg"))).toBe("a picture");
});

it.each(["../data/team.json", "../../seo-report/report.json", "a/b.jpg", "..\\a.jpg", ".jpg/../x.jpg", "missing.jpg"])(
  "gives no file that is no share card: %s",
  async (name) => {
    await write("public/a.jpg", "elsewhere");
    expect(await shareCard(project, name)).toBeUndefined();
  },
);
