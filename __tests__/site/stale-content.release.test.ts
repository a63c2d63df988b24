import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { filesBelow } from "../../src/content/files-below";
import { copyAsAgency, copyProjectApart, type ProjectCopy } from "../support/project-copy";

/* The invented agency changes its content between builds that go on with the same cache. */

const PROJECT = "data/projects/süßmilch.json";
const TITLE = "Backstube Süßmilch";
const COVER = "data/images/Halle mit Rampe.jpg";
const CASE = "public/arbeiten/leitsystem-für-die-großmarkthalle-weißenfels/index.html";

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyAsAgency(copyProjectApart());
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
    file(name: { eq: "Halle mit Rampe" }) {
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

/** Scripts are named by what they are made of: that a warm build makes the same is another test's. */
const builtFiles = async () => (await filesBelow(at("public"))).filter((path) => !/^static\/[^/]+$/.test(path));

/** The pictures that a page shows where nothing else is told. */
async function picturesOf(page: string): Promise<string[]> {
  const html = await readFile(at(page), "utf8");
  return [...html.matchAll(/<img[^>]* src="(\/static\/[^"]+)"/g)].map(([, address = ""]) =>
    decodeURI(address.slice(1)),
  );
}

async function replaceCover(): Promise<() => Promise<void>> {
  const first = await readFile(at(COVER));
  await writeFile(at(COVER), await sharp(first).negate().toBuffer());
  return () => writeFile(at(COVER), first);
}

it("shows a picture on a page of one's own that names no widths", async () => {
  const [picture = ""] = await picturesOf("public/jobs/index.html");
  expect(picture).toMatch(/\.webp$/);
  expect(await builtFiles()).toContain(picture);
});

it("has nothing of an earlier content in the site: a build goes on as one that begins anew", async () => {
  const before = await builtFiles();
  // What no address may hold, and a soft hyphen, stand in the title; the address and the PDF are named otherwise.
  await rename("Backstube: 100 % Süß\u00admilch? #1 * A/B", { slug: "backstube", pdf: true });
  await replaceCover();
  await rm(at("static/notice.txt"));
  await rm(at("src/pages/jobs.tsx"));
  await expectBuild();
  const warm = await builtFiles();
  await Promise.all(["public", ".cache", "hosting"].map((folder) => rm(at(folder), { recursive: true })));
  await expectBuild();
  expect(warm).toEqual(await builtFiles());
  expect(warm).toContain("arbeiten/backstube/backstube.pdf");
  expect(warm).toContain("brochure.pdf");
  expect(before).toEqual(expect.arrayContaining(["notice.txt", "jobs/index.html"]));
  expect(warm.filter((path) => /notice|jobs|süßmilch/.test(path) && !path.startsWith("share/"))).toEqual([]);
});

it("shows again what an earlier content had shown", async () => {
  const undo = await replaceCover();
  await expectBuild();
  await undo();
  await expectBuild();
  const [files, pictures] = [await builtFiles(), await picturesOf(CASE)];
  expect(pictures.length).toBeGreaterThan(1);
  expect(pictures.filter((path) => !files.includes(path))).toEqual([]);
});

/** Gives the project another title, wherever it is named, and changes what else it says of itself. */
async function rename(title: string, changes: object): Promise<void> {
  const project = JSON.parse(await readFile(at(PROJECT), "utf8")) as object;
  await writeFile(at(PROJECT), JSON.stringify({ ...project, ...changes }));
  const named = (await filesBelow(at("data"))).filter((path) => /^(?!schema).*\.json$/.test(path));
  for (const file of named) {
    const text = await readFile(at(`data/${file}`), "utf8");
    await writeFile(at(`data/${file}`), text.replaceAll(JSON.stringify(TITLE), JSON.stringify(title)));
  }
}
