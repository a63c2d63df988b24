import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../../../../__tests__/support/command";
import { type BuiltCopy, builtCopy, whileServed } from "./built-copy";

let copy: BuiltCopy;
beforeAll(async () => {
  copy = await builtCopy();
});
afterAll(() => copy.remove());

const run = (...args: readonly string[]) => runCommand("hosts", { args });
const verify = (address: string) => run("verify", address, "--hosting", copy.hostingDir);

it("says that the site is as built, how far it is on the way, and succeeds", async () => {
  const { code, output } = await whileServed(copy, {}, verify);
  expect(output).toMatch(/^Asking http:\/\/127\.0\.0\.1:\d+\/ …\n/);
  expect(output).toContain("26 of 26 addresses\n");
  expect(output).toMatch(/\nAs built: all 9 files, 5 redirects\n$/);
  expect(code).toBe(0);
});

it("says what is not as built, and fails", async () => {
  const { code, output } = await whileServed(copy, { policy: { redirects: [] } }, verify);
  expect(output).toContain("redirects: 4\n  status 404; expected 301 or 308\n    /old/\n    /old\n");
  expect(output).toMatch(/\nNot as built: 4 addresses \(of 9 files, 5 redirects\)\n$/);
  expect(code).toBe(1);
});

it("says in a sentence that nothing listens", async () => {
  const { code, output } = await verify(await whileServed(copy, {}, (origin) => Promise.resolve(origin)));
  expect(output).toMatch(/\/ does not answer \(connect ECONNREFUSED .*\)\. Nothing listens there.*\n$/);
  expect(output).not.toContain("    at ");
  expect(code).toBe(1);
});

it("says in a sentence that there is no manifest, or no policy", async () => {
  const missing = await run("verify", "http://localhost", "--hosting", copy.publicDir);
  expect(missing.output).toMatch(/manifest\.json can't be read\. A build writes it: run `npm run build` first\.\n$/);
  expect(missing.code).toBe(1);
  const other = await builtCopy();
  await writeFile(join(other.hostingDir, "policy.json"), "{}");
  expect((await run("verify", "http://localhost", "--hosting", other.hostingDir)).output).toMatch(
    /policy\.json is no hosting policy/,
  );
  await rm(join(other.hostingDir, "policy.json"));
  const { code, output } = await run("verify", "http://localhost", "--hosting", other.hostingDir);
  expect(output).toMatch(/policy\.json can't be read/);
  expect(code).toBe(1);
  await other.remove();
});

it.each([
  [["verify"], "hosts verify: got no address; allowed: one address, such as https://www.example.com"],
  [["verify", "http://a", "b"], "hosts verify: got http://a b; allowed: one address, such as https://www.example.com"],
  [["verify", "a"], 'verify: got "a"; allowed: the address of the site, such as https://www.example.com'],
  [["veryfy", "http://a"], "hosts: got veryfy, http://a; allowed: all, verify URL, or nothing"],
])("says what is allowed instead of %j", async (args, message) => {
  const { code, output } = await run(...args);
  expect(output.trim()).toBe(message);
  expect(code).toBe(1);
});
