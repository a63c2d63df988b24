import { execFile, spawn } from "node:child_process";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@site/toolkit/server-process";
import { copyProject, type ProjectCopy } from "../support/project-copy";

/* A package is taken out by its folder and its line in package.json. */

const TOOLS = { art: "art", bench: "bench", "seo-report": "seo", "host-checks": "hosts" } as const;

let copy: ProjectCopy;
beforeEach(async () => {
  copy = await copyProject();
  for (const part of ["__tests__", ".dependency-cruiser.mjs", "docs"]) {
    await cp(resolve(part), join(copy.folder, part), { recursive: true });
  }
});
afterEach(() => copy.remove());

async function takeOut(name: string, script: string): Promise<void> {
  await rm(join(copy.folder, "packages", name), { recursive: true });
  await rm(join(copy.folder, "node_modules/@site", name));
  const file = join(copy.folder, "package.json");
  const lines = (await readFile(file, "utf8")).split("\n");
  const others = lines.filter((line) => !line.startsWith(`    "${script}": "`));
  expect(others).toHaveLength(lines.length - 1);
  await writeFile(file, others.join("\n"));
}

/** Runs a program in the copy. @returns What it said when it failed; nothing when it did not. */
async function failureOf(command: string, ...args: readonly string[]): Promise<string> {
  return promisify(execFile)(command, args, { cwd: copy.folder, maxBuffer: 2 ** 26 }).then(
    () => "",
    (error: unknown) => {
      const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
      return stdout + stderr;
    },
  );
}

async function faultsOfChecks(): Promise<string[]> {
  const said = [await failureOf("npm", "run", "typecheck"), await failureOf("npm", "run", "lint:rooms")];
  return said.filter((text) => text !== "");
}

it.each(Object.entries(TOOLS))("without %s all checks pass", async (name, script) => {
  await takeOut(name, script);
  expect(await faultsOfChecks()).toEqual([]);
});

it("without all four the site builds, checks and tests itself", async () => {
  for (const [name, script] of Object.entries(TOOLS)) await takeOut(name, script);
  const { code, output } = await copy.build();
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
  expect(await faultsOfChecks()).toEqual([]);
  const tests = ["lib", "components", "sections", "content", "seo", "hosting", "site/links", "site/html", "site/head"];
  expect(await failureOf("npx", "jest", ...tests.map((name) => `__tests__/${name}`))).toBe("");
});

const ELSEWHERE = "https://forms.example.com/send";

/** Says in the content who takes the messages. */
async function deliverElsewhere(): Promise<void> {
  const file = join(copy.folder, "data/pages/contact.json");
  const page = JSON.parse(await readFile(file, "utf8")) as { form: object };
  const delivery = { endpoint: ELSEWHERE, speaks: "json", hidden: [{ name: "key", value: "the-key" }] };
  await writeFile(file, JSON.stringify({ ...page, form: { ...page.form, delivery } }));
}

it.each([
  ["its build", { GATSBY_MAIL_ENDPOINT: ELSEWHERE }, () => Promise.resolve(), []],
  [
    "its content",
    {},
    deliverElsewhere,
    ['name="key" value="the-key"', `form-action 'self' ${new URL(ELSEWHERE).origin}`],
  ],
])("without the contact service the site is that of another one which %s names", async (_, named, name, expected) => {
  await takeOut("contact-service", "mail");
  await name();
  const port = String(await freePort());
  const child = spawn("npm", ["run", "--silent", "start"], {
    cwd: copy.folder,
    env: { ...process.env, ...named, PORT: port, CI: "true" },
    detached: true,
  });
  let output = "";
  const serves = new Promise<void>((done, reject) => {
    const listen = (text: Buffer) => {
      output += text.toString();
      if (output.includes(`http://localhost:${port}/`)) done();
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
    for (const part of [`action="${ELSEWHERE}"`, ...expected]) expect(page).toContain(part);
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
  }
});
