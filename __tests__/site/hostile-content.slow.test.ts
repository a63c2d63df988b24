import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { Script } from "node:vm";
import { JSDOM } from "jsdom";
import { content } from "../support/content";
import { copyProjectApart, type ProjectCopy } from "../support/project-copy";

/** A folder name as people give them, with all that a build can work in. */
const FOLDER = 'J\u00f6rg & Co., v2 + a=b ~c @d $e;f "g"';

/** Titles that make addresses, with all that an address may hold and something else might take for its own. */
const PROJECT = "It's (nearly) [all] of it! $& $1 $` {5 + 5} = @10; ~a^b, caf\u00e9 & \u0141\u00f3d\u017a \u{1f680}";
const LEGAL = "R&D \u2013 it's $' {all} of (it), [us]";

/** Ends of places that a text may stand in, and beginnings of others. */
const NASTY = [
  "</script><script>alert(1)</script>",
  "<!--<script>",
  "</style></title><svg/onload=alert(1)>",
  '"><img src=x onerror=alert(1)>',
  "' onclick=alert(1) x='",
  "$& $1 $` $' \\u003c/script> \\",
  "]]></loc>&amp;&lt;<br>",
  "[x](javascript:alert(1)) `${alert(1)}`",
];

let copy: ProjectCopy;
let home = "";
beforeAll(async () => {
  copy = await copyProjectApart(FOLDER);
  home = copy.folder;
  await addNastyContent();
});
afterAll(() => copy.remove());

type Json = Record<string, unknown>;

async function change(file: string, edit: (value: Json) => Json): Promise<void> {
  const path = join(home, "data", file);
  await writeFile(path, JSON.stringify(edit(JSON.parse(await readFile(path, "utf8")) as Json)));
}

/** Each text takes its turn, repeated and cut to what a field asks for. */
function nasty(turn: number, least: number, most: number): string {
  const text = NASTY.map((_, index) => NASTY[(turn + index) % NASTY.length] ?? "").join(" ");
  return text
    .repeat(Math.ceil(least / text.length))
    .slice(0, most)
    .trim();
}

async function addNastyContent(): Promise<void> {
  const points = [0, 1, 2].map((turn) => ({ title: nasty(turn, 2, 40), text: nasty(turn, 20, 200) }));
  const metadata = (turn: number) => ({ title: nasty(turn, 20, 40), description: nasty(turn, 110, 155) });
  // As an editor of Windows saves it, beside what macOS leaves.
  await writeFile(join(home, "data/projects/._x.json"), "\0\u0005\u0016\u0007");
  await writeFile(
    join(home, "data/projects/gr\u00f6\u00dfe & 100% #1.json"),
    `\ufeff${JSON.stringify({
      ...(JSON.parse(await readFile(join(home, "data/projects/banking-app-ux-redesign.json"), "utf8")) as Json),
      title: PROJECT,
      portfolioOrder: 13,
      metadata: metadata(0),
      summary: nasty(1, 60, 150),
      description: nasty(2, 50, 130),
      tags: NASTY.slice(0, 3).map((text) => text.slice(0, 20).trim()),
      approach: { title: nasty(3, 3, 30), points },
    })}`,
  );
  await change("services/data-analytics.json", (service) => ({
    ...service,
    metadata: metadata(4),
    description: nasty(5, 60, 130),
  }));
  await change("site.json", (site) => ({
    ...site,
    name: `B&"</b>'$&`,
    tagline: nasty(6, 10, 75),
    blurb: nasty(7, 60, 230),
  }));
  await change("pages/about.json", (page) => ({ ...page, metadata: metadata(3) }));
  await change("legal.json", ({ texts, ...legal }) => ({
    ...legal,
    texts: (texts as Json[]).map((text, turn) => ({ ...text, title: turn === 0 ? LEGAL : nasty(turn, 3, 38) })),
  }));
}

async function pages(): Promise<{ path: string; document: Document }[]> {
  const site = join(home, "public");
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".html"));
  const paths = files.map(({ parentPath, name }) => relative(site, join(parentPath, name)));
  return Promise.all(
    paths
      .filter((path) => !path.startsWith("_gatsby"))
      .map(async (path) => {
        const html = await readFile(join(site, path), "utf8");
        return { path, document: new JSDOM(html).window.document };
      }),
  );
}

const PATH = `/projects/${PROJECT.toLowerCase().replace(/\s+/g, "-")}/`;

it("builds with content that would break out of every place it stands in", async () => {
  const { code, output } = await copy.build();
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
});

it("shows it as text, in whole pages whose scripts and data can be read", async () => {
  const all = await pages();
  expect(all.length).toBeGreaterThan(30);
  for (const { path, document } of all) {
    expect([path, document.querySelectorAll("[onerror], [onclick], [onload], img[src=x]")]).toEqual([
      path,
      expect.objectContaining({ length: 0 }),
    ]);
    expect([path, document.title]).toEqual([path, expect.stringContaining(`B&"</b>'$&`)]);
    for (const { type, text } of document.querySelectorAll("script")) {
      if (type === "application/ld+json") expect(() => JSON.parse(text) as unknown).not.toThrow();
      else if (type === "") expect(() => new Script(text)).not.toThrow();
      expect(type === "application/ld+json" || !text.includes("alert(1)")).toBe(true);
    }
  }
  const own = all.find(({ path }) => `/${path}` === `${PATH}index.html`);
  expect(own?.document.querySelector("h1")?.textContent).toBe(PROJECT);
  expect(own?.document.body.textContent).toContain(nasty(1, 60, 150));
  expect(own?.document.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(nasty(0, 110, 155));
});

it("has no link, picture or address that leads nowhere", async () => {
  const files = new Set((await readdir(join(home, "public"), { recursive: true })).map((name) => `/${name}`));
  const dead = (address: string) => {
    const path = decodeURIComponent(new URL(address, content.agency.url).pathname);
    return !files.has(path) && !files.has(`${path}index.html`) && path !== "/";
  };
  for (const { path, document } of await pages()) {
    const links = [...document.querySelectorAll("a[href^='/'], link[href^='/']")].map((link) =>
      link.getAttribute("href"),
    );
    const pictures = [...document.querySelectorAll("img[src^='/']")].map((img) => img.getAttribute("src"));
    const card = document.querySelector('meta[property="og:image"]')?.getAttribute("content");
    expect([path, [...links, ...pictures, card].filter((address) => address && dead(address))]).toEqual([path, []]);
  }
  const sitemap = new JSDOM(await readFile(join(home, "public/sitemap-1.xml"), "utf8"), { contentType: "text/xml" });
  const named = (name: string) =>
    [...sitemap.window.document.getElementsByTagName(name)].map(({ textContent }) => textContent);
  const addresses = named("loc");
  expect(addresses).toContain(`${content.agency.url}${encodeURI(PATH)}`);
  expect([...addresses, ...named("image:loc")].filter(dead)).toEqual([]);
  const llms = await readFile(join(home, "public/llms.txt"), "utf8");
  const listed = [...llms.matchAll(/^- \[(?:\\.|[^\]\\])*\]\(([^()\s]+)\): /gm)].map(([, address = ""]) => address);
  expect(listed).toHaveLength(addresses.length - 1);
  expect(listed.filter(dead)).toEqual([]);
});

it("builds at the first try where the folder was moved with its cache, and says that this is made anew", async () => {
  const moved = join(home, "..", "moved");
  await rename(home, moved);
  home = moved;
  const { code, output } = await copy.build({}, moved);
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
  expect(output.replace(/\s+/g, " ")).toContain("is made anew: it was made in another folder");
  expect((await pages()).some(({ path }) => `/${path}` === `${PATH}index.html`)).toBe(true);
});
