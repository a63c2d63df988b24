import { join } from "node:path";
import type { Page } from "playwright-core";
import { builtPages } from "@site/toolkit/built-pages";
import { STILL, violations } from "../support/axe";
import { copyProject, type ProjectCopy } from "../support/project-copy";
import { resizeContent, type Size } from "../support/sized-content";
import { DESKTOP, PHONE, siteForTests, waitForReact } from "../support/site";

const WIDTHS = [320, 390, 640, 768, 960, 1088, 1440];

/** Widths at which a page can be scrolled sideways. */
async function sideways(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    if (isWide) found.push(width);
  }
  return found;
}

/** Pages of one folder are of one kind, and so are the lists on them: as many of each are looked at. */
const OF_EACH = 4;

function someOfEach(paths: readonly string[]): string[] {
  const folderOf = (path: string) => path.replace(/[^/]+\/?$/, "");
  return paths.filter((path, index) => {
    const before = paths.slice(0, index).filter((other) => folderOf(other) === folderOf(path));
    return folderOf(path) === "/" || before.length < OF_EACH;
  });
}

/** Lists in which nothing stands. */
function emptyLists(): string[] {
  const lists = document.querySelectorAll("ul, ol, dl, select, nav, table");
  return [...lists].filter((list) => list.children.length === 0).map((list) => list.outerHTML);
}

describe.each<Size>(["smallest", "largest"])("with the %s number of everything", (size) => {
  let copy: ProjectCopy;
  let built: Awaited<ReturnType<ProjectCopy["build"]>>;
  beforeAll(async () => {
    copy = await copyProject();
    await resizeContent(join(copy.folder, "data"), size);
    built = await copy.build();
  });
  afterAll(() => copy.remove());

  const site = siteForTests({ project: () => copy.folder });

  it("is built", () => {
    expect([built.code, built.code === 0 ? "" : built.output]).toEqual([0, ""]);
  });

  it("has pages that nothing sticks out of, that hold no empty list, and in which axe finds nothing", async () => {
    const faults: unknown[] = [];
    const paths = someOfEach(await builtPages(join(copy.folder, "public")));
    const tab = await site.openTab(STILL);
    for (const path of paths) {
      await tab.goto(site.origin + encodeURI(path));
      await waitForReact(tab);
      const found: Record<string, readonly unknown[]> = {
        sideways: await sideways(tab),
        empty: await tab.evaluate(emptyLists),
      };
      for (const [name, viewport] of Object.entries({ PHONE, DESKTOP })) {
        await tab.setViewportSize(viewport);
        found[name] = await violations(tab);
      }
      if (Object.values(found).some((list) => list.length > 0)) faults.push({ path, found });
    }
    expect(paths.length).toBeGreaterThan(8);
    expect(faults).toEqual([]);
  });
});
