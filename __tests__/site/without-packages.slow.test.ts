import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { freePort } from "@site/toolkit/server-process";
import caseStudyPage from "../../data/pages/case-study.json";
import { filesBelow } from "../../src/content/files-below";
import { projectPath } from "../../src/lib/addresses";
import { words } from "../../src/lib/words";
import { content } from "../support/content";
import { failureOf } from "../support/failure-of";
import { copyProject, type ProjectCopy } from "../support/project-copy";

/* A package is taken out by its folder and its lines: that of a tool in package.json, that of a plugin in gatsby-config.ts. */

const script = (name: string) => ["package.json", `    "${name}": "`] as const;
const plugin = (name: string) => ["gatsby-config.ts", `    "@site/${name}",`] as const;

const PACKAGES = {
  adopt: [script("adopt")],
  art: [script("art")],
  bench: [script("bench")],
  "case-pdf": [plugin("case-pdf")],
  "contact-service": [script("mail")],
  editor: [script("edit"), plugin("editor")],
  "seo-report": [script("seo")],
  "host-checks": [script("hosts")],
} as const;

/** What others ask: the server, and what starts browsers and commands. */
const STAYING = ["site-server", "toolkit"];

/** A project that asks for a PDF. */
const asking = content.projects.find(({ pdf }) => pdf === true);

/** Where packages lie that are taken out, out of the way of all checks. */
const ASIDE = "node_modules/.taken-out";

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
  for (const part of ["__tests__", ".dependency-cruiser.mjs", "docs"]) {
    await cp(resolve(part), join(copy.folder, part), { recursive: true });
  }
  await mkdir(join(copy.folder, ASIDE));
});
afterAll(() => copy.remove());

/** Takes a package out. @returns Puts it back. */
async function takeOut(name: keyof typeof PACKAGES): Promise<() => Promise<void>> {
  const inCopy = (path: string) => join(copy.folder, path);
  const folders = [`packages/${name}`, `node_modules/@site/${name}`] as const;
  const aside = folders.map((_, index) => inCopy(`${ASIDE}/${name}-${String(index)}`));
  const files = new Map<string, string>();
  for (const [index, folder] of folders.entries()) await rename(inCopy(folder), aside[index] ?? "");
  for (const [manifest, line] of PACKAGES[name]) {
    const text = await readFile(inCopy(manifest), "utf8");
    files.set(manifest, text);
    const lines = text.split("\n");
    const others = lines.filter((one) => !one.startsWith(line));
    expect(others).toHaveLength(lines.length - 1);
    await writeFile(inCopy(manifest), others.join("\n"));
  }
  return async () => {
    for (const [index, folder] of folders.entries()) await rename(aside[index] ?? "", inCopy(folder));
    for (const [manifest, text] of files) await writeFile(inCopy(manifest), text);
  };
}

const names = Object.keys(PACKAGES) as (keyof typeof PACKAGES)[];

/** Runs a program in the copy. @returns What it said when it failed; nothing when it did not. */
const failureIn = (command: string, ...args: readonly string[]) => failureOf(copy.folder, command, args);

it("knows of every package whether it can go", async () => {
  expect([...names, ...STAYING].sort()).toEqual((await readdir("packages")).sort());
});

/** Addresses of modules that a file asks for, in whatever way. */
const ASKED = /(?:\bfrom|\bimport|\brequire(?:\.resolve)?|\bmock)\s*\(?\s*["'`]([^"'`\n]+)["'`]/g;

/** The packages that a file of another one, or of the website, asks for a module. */
function packagesIn(text: string): string[] {
  const asked = [...text.matchAll(ASKED)].map(([, address = ""]) => address);
  return asked.flatMap((address) => /(?:^@site|packages)\/([\w-]+)(?:\/|$)/.exec(address)?.[1] ?? []);
}

it("asks none of them for a module from outside, in tests neither: each can go alone", async () => {
  const wrong: string[] = [];
  let known = 0;
  for (const folder of ["src", "__tests__", "packages"]) {
    const files = (await filesBelow(resolve(folder))).filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file));
    for (const file of files.map((one) => `${folder}/${one}`)) {
      const own = /^packages\/([\w-]+)\//.exec(file)?.[1];
      const asked = packagesIn(await readFile(file, "utf8"));
      known += asked.filter((name) => STAYING.includes(name)).length;
      const others = asked.filter((name) => name !== own && name in PACKAGES);
      wrong.push(...others.map((name) => `${file} asks ${name}`));
    }
  }
  expect(wrong).toEqual([]);
  expect(known).toBeGreaterThan(50);
});

it("finds what others need missing", async () => {
  const folder = join(copy.folder, "packages/site-server");
  await rename(folder, join(copy.folder, ASIDE, "needed"));
  const faults = await failureIn("npm", "run", "typecheck:all");
  await rename(join(copy.folder, ASIDE, "needed"), folder);
  expect(faults).toContain("TS2307");
});

const ELSEWHERE = "https://forms.example.com/send";

/** Says in the content who takes the messages. @returns Says it no longer. */
async function deliverElsewhere(): Promise<() => Promise<void>> {
  const file = join(copy.folder, "data/pages/contact.json");
  const text = await readFile(file, "utf8");
  const page = JSON.parse(text) as { form: object };
  const delivery = { endpoint: ELSEWHERE, speaks: "json", hidden: [{ name: "key", value: "the-key" }] };
  await writeFile(file, JSON.stringify({ ...page, form: { ...page.form, delivery } }));
  return () => writeFile(file, text);
}

it.each([
  ["its build", { GATSBY_MAIL_ENDPOINT: ELSEWHERE }, () => Promise.resolve(() => Promise.resolve()), []],
  [
    "its content",
    {},
    deliverElsewhere,
    ['name="key" value="the-key"', `form-action 'self' ${new URL(ELSEWHERE).origin}`],
  ],
])("without the contact service the site is that of another one which %s names", async (_, named, name, expected) => {
  const undo = [await takeOut("contact-service"), await name()];
  const port = String(await freePort());
  const child = spawn("npm", ["run", "--silent", "start"], {
    cwd: copy.folder,
    env: { ...process.env, ...named, PORT: port, CI: "true" },
    detached: true,
  });
  const ends = once(child, "close");
  let output = "";
  const serves = new Promise<void>((done, reject) => {
    const listen = (text: Buffer) => {
      output += text.toString();
      if (output.includes(`is served at http://localhost:${port}`)) done();
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("close", () => {
      reject(new Error(output));
    });
  });
  try {
    await serves;
    expect(output).toContain("No contact service is installed (packages/contact-service)");
    const page = await (await fetch(`http://localhost:${port}/contact/`)).text();
    const readiness = await fetch(`http://localhost:${port}/readyz`);
    expect(readiness.status).toBe(200);
    for (const part of [`action="${ELSEWHERE}"`, ...expected]) expect(page).toContain(part);
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
    await ends;
    for (const putBack of undo) await putBack();
  }
});

/** What the built pages, their data and the names of files say of PDFs to download. */
async function saidOfPdfs(): Promise<string[]> {
  const folder = join(copy.folder, "public");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map((file) => relative(folder, join(file.parentPath, file.name)));
  const texts = names.filter((name) => /\.(?:html|xml|txt)$|^page-data\/.*\.json$/.test(name));
  expect(texts).toContain(join(projectPath({ title: asking?.title ?? "" }), "index.html").slice(1));
  const reasons = Object.entries(caseStudyPage.unavailable).filter(([key]) => key === "pdf");
  const phrases = [words.actions.downloadPdf, ...reasons.map(([, reason]) => reason), "application/pdf", ".pdf"];
  const said = texts.map(async (name) => {
    const text = await readFile(join(folder, name), "utf8");
    return phrases.filter((phrase) => text.includes(phrase)).map((phrase) => `${name}: ${phrase}`);
  });
  return [...names.filter((name) => name.endsWith(".pdf")), ...(await Promise.all(said)).flat()];
}

// The last: nothing is put back.
it("without all of them the site builds, checks and tests itself, and says nothing of PDFs", async () => {
  for (const name of names) await takeOut(name);
  // As on a host, where every build begins with an empty folder.
  await rm(join(copy.folder, "public"), { recursive: true });
  const { code, output } = await copy.build();
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
  expect(await saidOfPdfs()).toEqual([]);
  for (const check of ["typecheck", "lint:rooms"]) expect(await failureIn("npm", "run", check)).toBe("");
  const tests = ["lib", "components", "sections", "seo", "hosting", "site/links", "site/html", "site/head"];
  expect(await failureIn("npx", "jest", ...tests.map((name) => `__tests__/${name}`))).toBe("");
});
