import { existsSync, readFileSync } from "node:fs";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Part } from "../../src/answers";
import { removeParts } from "../../src/parts/remove-parts";

/** Parts that are packages, by the folder of each. */
const PACKAGES = { art: "art", "contact-service": "contact-service", pdf: "case-pdf" } as const;

const CONFIGURATIONS = [
  "package.json",
  "gatsby-config.ts",
  "knip.ts",
  "eslint.config.mjs",
  ".dependency-cruiser.mjs",
  "tsconfig.json",
  "tsconfig.browser.json",
  "tsconfig.build.json",
  "tsconfig.server.json",
];
const TEXTS = ["README.md", "CONTRIBUTING.md", "SECURITY.md"];

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), "packages-"));
  // What of a package is deleted is its folder as a whole: its README stands for it.
  const readmes = (await readdir("packages")).map((name) => `packages/${name}/README.md`);
  for (const file of [...CONFIGURATIONS, ...TEXTS, "docs", "data", ...readmes]) {
    await cp(file, join(project, file), { recursive: true });
  }
});
afterEach(() => rm(project, { recursive: true }));

const textOf = (file: string) => readFileSync(join(project, file), "utf8");

async function pages(): Promise<string[]> {
  const below = await Promise.all(["docs", "packages"].map((top) => readdir(join(project, top), { recursive: true })));
  const [docs = [], readmes = []] = below;
  const all = [...docs.map((name) => join("docs", name)), ...readmes.map((name) => join("packages", name))];
  return [...TEXTS, ...all.filter((name) => name.endsWith(".md"))];
}

/** Files that links lead to, and that are not there. */
async function broken(): Promise<string[]> {
  const links = (await pages()).flatMap((page) =>
    [...textOf(page).matchAll(/\]\(((?:\.|packages|docs|[\w-]+\.md)[^)#\s]*)/g)].map(
      ([, link = ""]) => [page, join(dirname(page), link)] as const,
    ),
  );
  expect(links.length).toBeGreaterThan(30);
  return links.filter(([, file]) => !existsSync(join(project, file))).map((link) => link.join(": "));
}

it.each(Object.entries(PACKAGES) as [Part, string][])(
  "of %s no configuration and no page knows",
  async (part, name) => {
    const before = await broken();
    await removeParts(project, [part]);
    expect(existsSync(join(project, "packages", name))).toBe(false);
    const named = new RegExp(`packages/${name}\\b|@site/${name}\\b`);
    expect(CONFIGURATIONS.filter((file) => named.test(textOf(file)))).toEqual([]);
    expect((await pages()).filter((page) => named.test(textOf(page)))).toEqual([]);
    expect(textOf("docs/architecture.md")).not.toMatch(new RegExp(`(?:^|[ \`])${name}(?:[ \`]|$)`, "m"));
    expect(await broken()).toEqual(before);
  },
);

it("says of the contact service's work only what is left of it", async () => {
  await removeParts(project, ["contact-service"]);
  expect(textOf("docs/hosting/servers.md")).not.toContain("TRUST_PROXY");
  expect(textOf("docs/commands.md")).not.toContain("npm run mail");
  expect(textOf("docs/content.md")).toMatch(/\| where the contact form posts to +\| a \[form service\]/);
  expect(textOf("docs/recipes/deploy.md")).toContain("The messages: a [form service](../form-services.md).");
  // Whoever serves the site goes on as before.
  expect(textOf("package.json")).toContain('"serve": "node --require tsx/cjs packages/site-server/');
});
