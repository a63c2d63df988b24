import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { content } from "../support/content";
import { copyProject, type ProjectCopy } from "../support/project-copy";

const TITLE = "Harbor Ferry – Timetable & Tickets";
const PATH = "/projects/harbor-ferry-–-timetable-&-tickets/";
const CATEGORY = "Digital Marketing";

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

async function addProject(changes: object): Promise<void> {
  const projects = join(copy.folder, "data/projects");
  const model = JSON.parse(await readFile(join(projects, "ecoshop-mobile-app.json"), "utf8")) as object;
  const images = join(copy.folder, "data/images/projects");
  // A photograph as phones write it: it stands upright by a note in it alone.
  const cover = sharp(join(images, "ecoshop-mobile-app-cover.jpg")).withMetadata({ orientation: 6 });
  await cover.jpeg().toFile(join(images, "harbor-ferry-cover.jpg"));
  const project = {
    ...model,
    title: TITLE,
    category: CATEGORY,
    portfolioOrder: 13,
    cover: {
      file: "../images/projects/harbor-ferry-cover.jpg",
      alt: "A ferry's timetable on a phone, the next boat in red",
    },
    metadata: {
      title: "Harbor Ferry tickets",
      description:
        "How a ferry line sold its first ten thousand tickets by phone: one timetable, one button, and a deck hand who reads codes in the rain.",
    },
    ...changes,
  };
  await writeFile(join(projects, "harbor-ferry.json"), JSON.stringify(project));
}

async function builtDocument(path: string): Promise<Document> {
  return new JSDOM(await readFile(join(copy.folder, "public", path, "index.html"), "utf8")).window.document;
}

it("stops before anything is built when the new file is wrong, naming every fault", async () => {
  await addProject({ category: "Ferries", year: "soon" });
  const { code, output } = await copy.build();
  const text = output.replace(/\s+/g, " ");
  expect(code).not.toBe(0);
  expect(text).toContain("2 faults in the content");
  expect(text).toContain("data/projects/harbor-ferry.json");
  expect(text).toContain('category: got "Ferries"; allowed: Web Application, Mobile Application');
  expect(text).toContain('year: got "soon"; allowed: a value of type');
});

it("makes a page, a card, metadata and a sitemap entry of one JSON file and its picture", async () => {
  await addProject({});
  const { code, output } = await copy.build();
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);

  const page = await builtDocument(PATH);
  expect(page.querySelector("h1")?.textContent).toBe(TITLE);
  expect(page.title).toBe(`Harbor Ferry tickets | ${content.agency.name}`);
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
    `${content.agency.url}${encodeURI(PATH)}`,
  );
  const cover = page.querySelector('main img[alt^="A ferry"]');
  const made = await sharp(join(copy.folder, "public", cover?.getAttribute("src") ?? "")).metadata();
  const turned = Number(cover?.getAttribute("height")) > Number(cover?.getAttribute("width"));
  expect({ turned, isHigh: made.height > made.width, note: made.orientation }).toEqual({ turned: true, isHigh: true });

  const portfolio = await builtDocument("/portfolio/");
  const card = [...portfolio.querySelectorAll("article a")].find((link) => link.textContent === TITLE);
  expect(card?.getAttribute("href")).toBe(PATH);

  const sitemap = await readFile(join(copy.folder, "public/sitemap-1.xml"), "utf8");
  expect(sitemap).toContain(encodeURI(PATH).replaceAll("&", "&amp;"));
});

it("gives every page the new sheet and card when nothing but styles and the card's code have changed", async () => {
  const sheet = join(copy.folder, "src/components/_SkipLink.scss");
  await writeFile(sheet, `${await readFile(sheet, "utf8")}\n.skip-link {\n  order: 4711;\n}\n`);
  const card = join(copy.folder, "src/seo/share-card/facts.ts");
  await writeFile(card, `${await readFile(card, "utf8")}\n// Changed.\n`);
  const { code, output } = await copy.build();
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
  for (const path of ["/", "/contact/", PATH]) {
    const page = await builtDocument(path);
    expect(page.querySelector("head style")?.textContent).toContain("order:4711");
    const address = page.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
    expect(await readdir(join(copy.folder, "public/share"))).toContain(basename(address));
  }
});

it("is a preview at another address where its environment says so: listed nowhere", async () => {
  const { code, output } = await copy.build({ SITE_URL: "https://preview.example/", ROBOTS: "noindex" });
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
  for (const path of ["/", "/contact/", "/404/", PATH]) {
    const page = await builtDocument(path);
    expect([path, page.querySelector('meta[name="robots"]')?.getAttribute("content")]).toEqual([path, "noindex"]);
    expect(page.querySelector('meta[property="og:url"]')?.getAttribute("content") ?? "").not.toContain(
      content.agency.url,
    );
  }
  const home = await readFile(join(copy.folder, "public/index.html"), "utf8");
  expect(home).toContain("https://preview.example/share/home-");
  expect(home).not.toContain(`${content.agency.url}/`);
  expect((await readdir(join(copy.folder, "public"))).filter((name) => name.startsWith("sitemap"))).toEqual([]);
  const robots = await readFile(join(copy.folder, "public/robots.txt"), "utf8");
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(robots).not.toMatch(/sitemap|disallow/i);
  expect(await readFile(join(copy.folder, "public/_headers"), "utf8")).toMatch(/^ {2}X-Robots-Tag: noindex$/m);
});
