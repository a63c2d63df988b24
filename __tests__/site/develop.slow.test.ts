import { type ChildProcess, spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { chromium } from "playwright-core";
import { BROWSER_FLAGS, findBrowser } from "@site/toolkit/browser";
import { freePort } from "@site/toolkit/server-process";
import { copyProject, type ProjectCopy } from "../support/project-copy";

const SERVICE = "data/services/graphic-design.json";
const ACROSS = "Signs, posters and covers for those who want to be seen from across the street.";
const PATH = "/services/graphic-design/";
const PAGE = `/page-data${PATH}page-data.json`;

let copy: ProjectCopy;
let server: ChildProcess;
let home = "";
let output = "";
let started = "";
let good = "";
beforeAll(async () => {
  copy = await copyProject();
  good = await readFile(join(copy.folder, SERVICE), "utf8");
  const port = await freePort();
  home = `http://localhost:${String(port)}`;
  server = spawn("npm", ["run", "--silent", "develop", "--", "--port", String(port)], {
    cwd: copy.folder,
    env: { ...process.env, NODE_ENV: "development", CI: "true" },
    detached: true,
  });
  server.stdout?.on("data", (text: Buffer) => (output += text.toString()));
  server.stderr?.on("data", (text: Buffer) => (output += text.toString()));
  await until("You can now view");
  started = plain();
});
afterAll(async () => {
  // The whole group: the command has started others.
  if (server.pid !== undefined) process.kill(-server.pid);
  await copy.remove();
});

const plain = () => stripVTControlCharacters(output).replace(/\s+/g, " ");

async function until(sentence: string): Promise<void> {
  await eventually(
    () => Promise.resolve(plain().includes(sentence)),
    () => `${sentence}\n${output.slice(-4000)}`,
  );
}

async function eventually(isSo: () => Promise<boolean>, about: () => string): Promise<void> {
  const end = Date.now() + 600_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited in vain for: ${about()}`);
    await setTimeout(300);
  }
}

const pageData = async () => (await fetch(home + PAGE)).text();

async function save(text: string): Promise<void> {
  output = "";
  await writeFile(join(copy.folder, SERVICE), text);
}

/** What pages ask for is there within seconds, or not at all. */
const untilPageHas = (text: string) =>
  eventually(
    async () => (await pageData()).includes(text),
    () => `${text} on the page\n${output.slice(-4000)}`,
  );

it("starts without a word about queries of pages that the site does without", () => {
  expect(started).toContain("createPages");
  expect(started).not.toMatch(/query in the non-page component|Exported queries/);
});

it("shows what is saved, and tells a broken rule while the page keeps what it had", async () => {
  const description = "Signs, posters and covers for those who want to be seen from the other side.";
  const changed = JSON.stringify({ ...(JSON.parse(good) as object), description });
  await save(changed);
  await untilPageHas(description);
  await save(changed.replace(description, "Short."));
  await until("1 fault in the content");
  expect(plain()).toContain(`${SERVICE} description: got 6 characters: "Short."; allowed: at least 50 characters`);
  expect(await pageData()).toContain(description);
});

it("heals by itself when the rule is kept again", async () => {
  await save(JSON.stringify({ ...(JSON.parse(good) as object), description: ACROSS }));
  await until("The content keeps all rules again");
  await untilPageHas(ACROSS);
});

it("shows what was saved last, however soon after what was saved before", async () => {
  const saidAt = (time: number) =>
    `Signs, posters and covers for people who cross the street in ${String(time)} seconds.`;
  output = "";
  for (let time = 1; time <= 12; time++) {
    const text = JSON.stringify({ ...(JSON.parse(good) as object), description: saidAt(time) });
    await writeFile(join(copy.folder, SERVICE), text);
    await setTimeout(time * 70);
  }
  await untilPageHas(saidAt(12));
  expect(plain()).not.toContain("error");
  await save(JSON.stringify({ ...(JSON.parse(good) as object), description: ACROSS }));
  await untilPageHas(ACROSS);
});

it("shows in a page what was saved while it opened", async () => {
  const relevance = "People meet a sign before they meet you. They read it while the bus has not stopped yet.";
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
  try {
    const page = await browser.newPage();
    let connect: () => void = () => undefined;
    const connects = new Promise<void>((done) => (connect = done));
    await page.routeWebSocket(/socket\.io/, async (socket) => {
      await connects;
      socket.connectToServer();
    });
    await page.goto(home + PATH);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await save(JSON.stringify({ ...(JSON.parse(good) as object), description: ACROSS, relevance }));
    await untilPageHas(relevance);
    await setTimeout(1000);
    connect();
    await page.getByText(relevance).waitFor();
  } finally {
    await browser.close();
  }
});

it("tells where JSON is broken, keeps the page, and heals by itself when it is mended", async () => {
  await save(good.replace('"title"', "title"));
  await until("got malformed JSON");
  expect(plain()).toMatch(/graphic-design\.json line \d+, column \d+: got malformed JSON/);
  expect(plain()).not.toContain("Unable to parse JSON");
  expect(await pageData()).toContain("across the street");
  await save(good);
  await until("The content keeps all rules again");
  const { description } = JSON.parse(good) as { description: string };
  await untilPageHas(JSON.stringify(description).slice(1, -1));
});
