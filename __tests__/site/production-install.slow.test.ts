import { existsSync } from "node:fs";
import { join } from "node:path";
import { addresses } from "../../src/lib/addresses";
import { content } from "../support/content";
import { installProject, type ProjectCopy } from "../support/project-copy";
import { startServe, stopServe } from "../support/serve-process";

let project: ProjectCopy;
beforeAll(async () => {
  project = await installProject();
});
afterAll(() => project.remove());

it("builds and serves where a host has installed it without development dependencies and install scripts", async () => {
  expect(existsSync(join(project.folder, "node_modules/jest"))).toBe(false);
  const { code, output } = await project.build();
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);

  const server = await startServe({ MAIL_DIR: join(project.folder, "mail") }, { folder: project.folder });
  try {
    const answer = await fetch(`${server.origin}${addresses.services}`);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining(content.pages.services.metadata.title),
    ]);
  } finally {
    await stopServe(server);
  }
});
