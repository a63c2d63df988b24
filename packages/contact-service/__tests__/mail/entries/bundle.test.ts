import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { BUNDLED_ENTRIES, type BundledEntry, bundleEntry } from "../../support/bundle-entry";
import { ENVIRONMENT } from "../../support/mail-entries";

const run = promisify(execFile);

/** Asks a bundle for a token, as its host would. */
const CALLS: Readonly<Record<BundledEntry, string>> = {
  netlify: "m.default(request, { ip: '192.0.2.1' })",
  vercel: "m.default.fetch(request)",
  cloudflare: "m.onRequest({ request, env: process.env, waitUntil() {} })",
};

/** An edge forbids these while a module is loaded; Node's own chance and timers stand for them here. */
const NOTHING_AT_START = `
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
const forbidden = (target, names) => names.map((name) => {
  const real = target[name];
  target[name] = () => { throw new Error(name + " while loading"); };
  return () => { target[name] = real; };
});
const allow = [
  ...forbidden(crypto, ["randomBytes", "randomUUID", "randomInt"]),
  ...forbidden(globalThis, ["setTimeout", "setInterval", "fetch"]),
];
syncBuiltinESMExports();
`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "entries-"));
});

afterAll(() => rm(folder, { recursive: true }));

async function ask(name: BundledEntry): Promise<string> {
  const script = join(folder, `ask-${name}.mjs`);
  const headers = `{ Accept: "application/json" }`;
  await writeFile(
    script,
    `${NOTHING_AT_START}
const m = await import("./${name}.mjs");
for (const give of allow) give();
syncBuiltinESMExports();
const request = new Request("https://www.northlight.example/mail.php", { headers: ${headers} });
const answer = await ${CALLS[name]};
console.log(answer.status, await answer.text());
`,
  );
  const env = { ...process.env, ...ENVIRONMENT, SMTP_URL: "smtps://smtp.example.com" };
  return (await run(process.execPath, [script], { env })).stdout;
}

it.each(BUNDLED_ENTRIES)("the entry of %s is bundled for its platform, starts and answers", async (name) => {
  const imports = await bundleEntry(name, join(folder, `${name}.mjs`));
  const known = new Set(builtinModules.map((module) => `node:${module.replace(/^node:/, "")}`));
  expect(imports.filter((path) => !known.has(path))).toEqual([]);
  expect(await ask(name)).toMatch(/^200 \{"token":"[\w-]{86}","minimumAge":2000\}\n$/);
});
