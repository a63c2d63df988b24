import { join } from "node:path";
import { expectedPages } from "../../../__tests__/support/content";
import { copyWithTests, type ProjectCopy } from "../../../__tests__/support/project-copy";
import { makeReport } from "../src/make-report";

const ORIGIN = "https://example.test";
const PREFIX = "/some/prefix";

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyWithTests();
});
afterAll(() => copy.remove());

it("finds nothing wrong with a site built for another address, under a path", async () => {
  const { code, output } = await copy.build({ SITE_URL: ORIGIN + PREFIX });
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
  const report = await makeReport({ siteDir: join(copy.folder, "public"), dataDir: join(copy.folder, "data") });
  expect(report.siteUrl).toBe(ORIGIN + PREFIX);
  expect(report.counts.listed).toBe(expectedPages().size);
  expect(report.findings).toEqual([]);
});
