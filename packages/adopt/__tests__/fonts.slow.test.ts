import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";

/** A registry that has one font. */
let registry: Server;
let address: string;

beforeAll(async () => {
  registry = createServer(({ url }, response) => {
    const isThere = url?.includes("figtree") === true;
    const version = { name: "@fontsource-variable/figtree", version: "5.3.0" };
    const known = { ...version, "dist-tags": { latest: "5.3.0" }, versions: { "5.3.0": version } };
    response.writeHead(isThere ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(isThere ? known : { error: "Not found" }));
  });
  await new Promise<void>((done) => registry.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${String((registry.address() as AddressInfo).port)}/`;
});
afterAll(() => new Promise((done) => registry.close(done)));

/** What the command says of two fonts and of a currency that is none, so that nothing is changed. */
function told(display: string, text: string, options: Readonly<Record<string, string>>): Promise<string> {
  const flags = ["--yes", "--allow-uncommitted", "--font-display", display, "--font-text", text, "--currency", "Taler"];
  const command = ["--import", "tsx", resolve("packages/adopt/src/command.ts"), ...flags];
  const env = { ...process.env, npm_config_fetch_retries: "0", ...options };
  return new Promise((done) => {
    execFile(process.execPath, command, { env }, (_error, _out, faults) => {
      done(faults);
    });
  });
}

it("knows a font that is published from one that is not, also below a silent npm", async () => {
  const faults = await told("figtree", "figtre", { npm_config_registry: address, npm_config_loglevel: "silent" });
  expect(faults).toMatch(/^--font-text: got "figtre"; allowed: a package of @fontsource-variable/m);
  expect(faults).not.toContain("--font-display");
});

it("says so where the registry cannot be asked", async () => {
  const faults = await told("figtree", "figtre", { npm_config_registry: "http://127.0.0.1:1/" });
  expect(faults).toContain("npm could not be asked for the font fig");
});
