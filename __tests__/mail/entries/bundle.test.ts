import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { ENVIRONMENT } from "../../support/mail-entries";

const run = promisify(execFile);
const ESBUILD = resolve("node_modules/esbuild/bin/esbuild");

/** Asks a bundle for a token, as its host would. */
const CALLS = {
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

/** The modules a bundle asks its host for. */
async function bundle(name: keyof typeof CALLS, ...options: string[]): Promise<string[]> {
  const [outfile, metafile] = [join(folder, `${name}.mjs`), join(folder, `${name}.json`)];
  const common = ["--bundle", "--format=esm", "--target=es2022", `--outfile=${outfile}`, `--metafile=${metafile}`];
  await run(ESBUILD, [`src/mail/entries/${name}.ts`, ...common, "--log-level=error", ...options]);
  const { outputs } = JSON.parse(await readFile(metafile, "utf8")) as {
    readonly outputs: Readonly<Record<string, { readonly imports: readonly { readonly path: string }[] }>>;
  };
  return Object.values(outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
}

async function ask(name: keyof typeof CALLS): Promise<string> {
  const script = join(folder, `ask-${name}.mjs`);
  const headers = `{ Accept: "application/json" }`;
  await writeFile(
    script,
    `${NOTHING_AT_START}
const m = await import("./${name}.mjs");
for (const give of allow) give();
syncBuiltinESMExports();
const request = new Request("https://www.brightfold.example/mail.php", { headers: ${headers} });
const answer = await ${CALLS[name]};
console.log(answer.status, await answer.text());
`,
  );
  const env = { ...process.env, ...ENVIRONMENT, SMTP_URL: "smtps://smtp.example.com" };
  return (await run(process.execPath, [script], { env })).stdout;
}

it.each([
  ["netlify", ["--platform=node"]],
  ["vercel", ["--platform=node"]],
  // As Wrangler resolves packages; Node's modules are there under their whole names only.
  ["cloudflare", ["--platform=browser", "--conditions=workerd,worker,browser", "--external:node:*"]],
] as const)("the entry of %s is bundled for its platform, starts and answers", async (name, options) => {
  const imports = await bundle(name, ...options);
  const known = new Set(builtinModules.map((module) => `node:${module.replace(/^node:/, "")}`));
  expect(imports.filter((path) => !known.has(path))).toEqual([]);
  expect(await ask(name)).toMatch(/^200 \{"token":"[\w-]{75}","minimumAge":2000\}\n$/);
});
