import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { filesBelow } from "../../src/gatsby/files-below";
import { copyProject, type ProjectCopy } from "../support/project-copy";

const PROJECT = "data/projects/ecoshop-mobile-app.json";
const COVER = "data/images/projects/owldoc-web-application-cover.jpg";

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
  // A page of one's own, which leaves the widths of its picture to the plugin.
  await writeFile(at("src/pages/jobs.tsx"), OWN_PAGE);
  await writeFile(at("static/brochure.pdf"), "%PDF");
  await writeFile(at("static/notice.txt"), "Closed on Monday.");
  await expectBuild();
});
afterAll(() => copy.remove());

const at = (path: string) => join(copy.folder, path);

const OWN_PAGE = `import { graphql } from "gatsby";
import { Picture } from "../components/Picture";

export default function JobsPage({ data }) {
  return <Picture picture={{ alt: "Our people at work", file: data.file }} />;
}

export const query = graphql\`
  query JobsPage {
    file(name: { eq: "about-hero" }) {
      childImageSharp {
        gatsbyImageData(width: 120)
      }
    }
  }
\`;
`;

async function expectBuild(): Promise<void> {
  const { code, output } = await copy.build();
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
}

async function change(file: string, changes: object): Promise<void> {
  const before = JSON.parse(await readFile(at(file), "utf8")) as object;
  await writeFile(at(file), JSON.stringify({ ...before, ...changes }));
}

/** Scripts are named by what they are made of: that a warm build makes the same is another test's. */
const builtFiles = async () => (await filesBelow(at("public"))).filter((path) => !/^static\/[^/]+$/.test(path));

it("shows a picture on a page of one's own that names no widths", async () => {
  const page = await readFile(at("public/jobs/index.html"), "utf8");
  const [, address = ""] = /<img[^>]* src="([^"]+)"/.exec(page) ?? [];
  expect(address).toMatch(/\.webp$/);
  expect(await filesBelow(at("public"))).toContain(address.slice(1));
  expect(page).toMatch(/<source type="image\/avif" srcSet="[^"]+\.avif \d+w"/i);
});

it("has nothing of an earlier content in the site: a build goes on as one that begins anew", async () => {
  const before = await builtFiles();
  // The address has another name, and its PDF with it; a soft hyphen and what no address may hold stand in the title.
  await change(PROJECT, { title: "EcoShop: 100 % Öko\u00adstrom? #1 * A/B", slug: "eco-shop", pdf: true });
  const picture = await sharp(at(COVER)).negate().toBuffer();
  await writeFile(at(COVER), picture);
  await rm(at("static/notice.txt"));
  await rm(at("src/pages/jobs.tsx"));
  await renameInContent("EcoShop Mobile App", "EcoShop: 100 % Öko\u00adstrom? #1 * A/B");
  await expectBuild();
  const warm = await builtFiles();
  await Promise.all(["public", ".cache", "hosting"].map((folder) => rm(at(folder), { recursive: true })));
  await expectBuild();
  expect(warm).toEqual(await builtFiles());
  expect(warm).toContain("projects/eco-shop/eco-shop.pdf");
  expect(warm).toContain("brochure.pdf");
  expect(before).toEqual(expect.arrayContaining(["notice.txt", "jobs/index.html"]));
  expect(warm.filter((path) => /notice|jobs|ecoshop-mobile-app/.test(path) && !path.startsWith("share/"))).toEqual([]);
});

it("shows again what an earlier content had shown", async () => {
  const first = await readFile(at(COVER));
  await writeFile(at(COVER), await sharp(first).negate().toBuffer());
  await expectBuild();
  await writeFile(at(COVER), first);
  await expectBuild();
  const page = await readFile(at("public/projects/owldoc-web-application-2025/index.html"), "utf8");
  const files = await builtFiles();
  const pictures = [...page.matchAll(/ src="(\/static\/[^"]+)"/g)].map(([, address = ""]) =>
    decodeURI(address.slice(1)),
  );
  expect(pictures.length).toBeGreaterThan(1);
  expect(pictures.filter((path) => !files.includes(path))).toEqual([]);
});

async function renameInContent(from: string, to: string): Promise<void> {
  for (const file of (await filesBelow(at("data"))).filter(
    (path) => path.endsWith(".json") && !path.startsWith("schema"),
  )) {
    const text = await readFile(at(`data/${file}`), "utf8");
    const renamed = text.replaceAll(JSON.stringify(from), JSON.stringify(to));
    if (renamed !== text) await writeFile(at(`data/${file}`), renamed);
  }
}
