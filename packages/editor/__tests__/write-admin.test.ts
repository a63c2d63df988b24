import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeAdmin } from "../src/admin/write-admin";

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), "write-admin-"));
  await mkdir(join(project, "data"));
});
afterEach(() => rm(project, { recursive: true }));

const place = (name: string) => join(project, "public/admin", name);

async function write(more: object): Promise<void> {
  const agency = { name: "Hawthorn & Sons <b>", url: "https://hawthorn.example", ...more };
  await writeFile(join(project, "data/site.json"), JSON.stringify(agency));
  await writeAdmin(project);
}

it("writes the page with a policy of its own, and takes it away with the repository", async () => {
  await write({ repository: { url: "https://github.com/hawthorn/site", signIn: "https://in.hawthorn.example" } });
  const page = await readFile(place("index.html"), "utf8");
  expect(page).toContain("<title>Edit Hawthorn &amp; Sons &lt;b></title>");
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  const [, policy = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "connect-src 'self' blob: data: https://api.github.com",
      "img-src 'self' blob: data: https://api.github.com",
      "form-action 'none'",
    ]),
  );
  const { config } = JSON.parse(await readFile(place("config.json"), "utf8")) as { config: object };
  expect(config).toMatchObject({
    backend: { name: "github", repo: "hawthorn/site", branch: "main", base_url: "https://in.hawthorn.example" },
    publish_mode: "editorial_workflow",
    logo: { src: "../icon.svg" },
  });
  for (const [, file = ""] of page.matchAll(/(?:src|href)="([^".]+\.(?:js|css))"/g))
    expect(existsSync(place(file))).toBe(true);
  expect(await readFile(place("LICENSE.txt"), "utf8")).toContain("MIT");
  await write({});
  expect(existsSync(place(""))).toBe(false);
});

it("leaves a page of the agency's own alone where no content is edited", async () => {
  await mkdir(place(""), { recursive: true });
  await writeFile(place("index.html"), "<title>Our administrators</title>");
  await write({});
  expect(await readFile(place("index.html"), "utf8")).toBe("<title>Our administrators</title>");
});
