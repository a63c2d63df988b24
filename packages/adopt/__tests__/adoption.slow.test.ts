import { spawn } from "node:child_process";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { filesBelow } from "../../../src/content/files-below";
import { content } from "../../../__tests__/support/content";
import { copyProject, type ProjectCopy } from "../../../__tests__/support/project-copy";
import { readPdf } from "../../../__tests__/support/read-pdf";

const NAME = "Müller & Söhne";

/** What another agency says of itself, all that it has to. */
const FLAGS = [
  ...["--name", NAME, "--url", "https://www.mueller-soehne.de", "--email", "post@mueller-soehne.de"],
  ...["--phone", "+49 40 66969 217", "--language", "de-DE", "--currency", "EUR", "--color", "#1f6feb"],
  ...["--services", "Beschriftung, Schilder", "--social", "https://www.instagram.com/mueller-soehne"],
  ...["--form", "service"],
];

/** What holds no text that could be read. */
const BINARY = /^\.(?:jpe?g|png|webp|avif|ico|woff2?|br|gz)$/;

/** The name of the agency whose content is replaced, and the address, which has it too. */
const FORMER = [content.agency.name, new URL(content.agency.url).host].map((name) => name.toLowerCase());

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
  for (const part of ["__tests__", "docs", "README.md", "LICENSE", "package-lock.json", ".dependency-cruiser.mjs"]) {
    await cp(resolve(part), join(copy.folder, part), { recursive: true });
  }
});
afterAll(() => copy.remove());

function adopt(...flags: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    const args = ["--import", "tsx", "packages/adopt/src/command.ts", "--allow-uncommitted", ...flags];
    const child = spawn(process.execPath, args, { cwd: copy.folder, env: { ...process.env, NODE_ENV: "production" } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (output += text.toString()));
    child.once("close", (code) => {
      done({ code, output });
    });
  });
}

/** A digest of all sources of the copy, by their paths. */
async function sources(): Promise<ReadonlyMap<string, string>> {
  const folders = ["data", "src", "packages", "static", "docs", "__tests__"];
  const below = folders.map(async (folder) =>
    (await filesBelow(join(copy.folder, folder))).map((file) => `${folder}/${file}`),
  );
  const files = [...(await Promise.all(below)).flat(), "package.json", "package-lock.json", "README.md"];
  const texts = files.map(async (file) => [file, await readFile(join(copy.folder, file), "base64")] as const);
  return new Map(await Promise.all(texts));
}

async function textOf(file: string): Promise<string> {
  if (file.endsWith(".pdf")) {
    const { info, xmpTitle, pages } = readPdf(await readFile(file));
    return JSON.stringify([info, xmpTitle, pages]);
  }
  return readFile(file, "utf8");
}

/** Files below some folders that still say whose the site was. */
async function speakingOfFormer(...folders: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const folder of folders) {
    const files = await filesBelow(join(copy.folder, folder));
    for (const file of files.filter((one) => !BINARY.test(extname(one)) && !/(?:^|\/)__tests__\//.test(one))) {
      const text = `${file} ${await textOf(join(copy.folder, folder, file))}`.toLowerCase();
      if (FORMER.some((name) => text.includes(name))) found.push(`${folder}/${file}`);
    }
  }
  return found;
}

it("changes nothing where flags are wrong, and nothing in a dry run", async () => {
  const before = await sources();
  const wrong = await adopt(...FLAGS, "--currency", "Euro", "--email", "post");
  expect(wrong.code).toBe(1);
  expect(wrong.output).toMatch(/--email: got[\s\S]*--currency: got[\s\S]*Nothing was changed/);
  const dry = await adopt(...FLAGS, "--dry-run");
  expect([dry.code, dry.output]).toEqual([0, expect.stringContaining("data/site.json")]);
  expect(await sources()).toEqual(before);
});

it("makes the site the other agency's: it builds, and nothing of it says whose it was", async () => {
  const { code, output } = await adopt(...FLAGS);
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
  expect(output).toContain("http://localhost:9000");

  const manifest = JSON.parse(await readFile(join(copy.folder, "package.json"), "utf8")) as Record<string, unknown>;
  expect(manifest).toMatchObject({ name: "mueller-soehne", description: `Website of ${NAME}.` });
  const home = await readFile(join(copy.folder, "public/index.html"), "utf8");
  expect(home).toContain("Müller &amp; Söhne");
  expect(home).toMatch(/<html[^>]* lang="?de-DE/);
  expect(await readFile(join(copy.folder, "public/humans.txt"), "utf8")).toContain(NAME);

  expect(await filesBelow(join(copy.folder, "hosting"))).not.toEqual([]);
  expect(await speakingOfFormer("public", "hosting", "data", "src", "packages", "static", "docs")).toEqual([]);
  for (const file of ["package.json", "package-lock.json", "README.md"]) {
    expect([file, (await readFile(join(copy.folder, file), "utf8")).toLowerCase()]).not.toEqual([
      file,
      expect.stringContaining(FORMER[0] ?? ""),
    ]);
  }
});

it("writes an untouched starter anew with other answers", async () => {
  const { code, output } = await adopt("--yes", "--no-build", "--services", "Schilder, Karten");
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
  const site = JSON.parse(await readFile(join(copy.folder, "data/site.json"), "utf8")) as {
    readonly name: string;
    readonly navigation: { readonly services: readonly string[] };
  };
  expect([site.name, site.navigation.services]).toEqual([NAME, ["Schilder", "Karten"]]);
});

it("keeps what the agency has written since, and writes nothing but the answers into it", async () => {
  const about = join(copy.folder, "data/pages/home.json");
  const text = (await readFile(about, "utf8")).replace(/"title": "[^"]+"/, '"title": "Schilder aus Hamburg"');
  await writeFile(about, text);
  const before = await sources();
  const { code, output } = await adopt("--yes", "--no-build", "--phone", "+49 40 66969 218");
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
  const after = await sources();
  const changed = [...after.keys()].filter((file) => after.get(file) !== before.get(file));
  expect(changed).toEqual(["data/site.json", "packages/adopt/written.json"]);
  expect(after.size).toBe(before.size);
});

it("changes nothing where what the agency has written breaks the rules, and says what does", async () => {
  await rm(join(copy.folder, "data/pages/home.json"));
  const before = await sources();
  const { code, output } = await adopt("--yes", "--no-build", "--phone", "+49 40 66969 219");
  expect([code, output]).toEqual([1, expect.stringMatching(/data\/pages\/home\.json[\s\S]*Nothing was changed/)]);
  expect(await sources()).toEqual(before);
});
