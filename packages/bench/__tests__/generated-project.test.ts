import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { generatedProject } from "../src/generated-project";
import type { Content } from "../src/project-copy";
import { checkContent } from "../../../src/content/check";
import { hostingPolicy } from "../../../src/hosting/policy";
import { projectPath } from "../../../src/lib/addresses";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "generated-"));
  await cp(resolve("data"), folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

it.each([true, false])(
  "makes projects that keep all rules of the content and need no redirects (in the portfolio: %s)",
  async (isInPortfolio) => {
    const projects = join(folder, "projects");
    const models = await Promise.all(
      (await readdir(projects)).map(
        async (name) => JSON.parse(await readFile(join(projects, name), "utf8")) as Content,
      ),
    );
    const pages: string[] = [];
    for (let index = 0; index < 40; index += 1) {
      const project = generatedProject(models, index, { count: 40, isInPortfolio });
      pages.push(projectPath({ title: String(project.title) }));
      await writeFile(join(projects, `generated-${index}.json`), JSON.stringify(project));
    }
    expect((await checkContent(folder)).faults).toEqual([]);
    // Thousands of them would exceed what some hosts take.
    expect(hostingPolicy([], pages).redirects).toEqual([]);
  },
);
