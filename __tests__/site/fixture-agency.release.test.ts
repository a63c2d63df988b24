import { AGENCY } from "../support/agency";
import { inBrowser, suitesIn } from "../support/agency-suites";
import { type ProjectCopy, takeOver } from "../support/project-copy";

/* Another agency takes the site over, as in `fixture-agency.slow.test.ts`: what its visitors do. */

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await takeOver(AGENCY);
  const { code, output } = await copy.build();
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
});
afterAll(() => copy.remove());

it("keeps every suite of the fast tier that runs in a browser", async () => {
  const { passed, failed } = await suitesIn(copy.folder, inBrowser);
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(300);
}, 3_600_000);
