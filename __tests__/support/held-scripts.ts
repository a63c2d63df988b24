import type { BrowserContextOptions, Page } from "playwright-core";
import type { Site } from "./site";

/** A page whose scripts have not come yet. */
interface HeldVisit {
  readonly page: Page;
  /** What went wrong on it since it was opened. */
  readonly problems: readonly string[];
  /** Lets the scripts come. */
  readonly release: () => void;
}

/** Opens a page whose scripts come only when they are let go. */
export async function visitWithHeldScripts(
  site: Site,
  path: string,
  options: BrowserContextOptions = {},
): Promise<HeldVisit> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  const onPage = (page: Page) =>
    page.route("**/*.js", async (route) => {
      await released;
      await route.continue();
    });
  const { page, problems } = await site.visit(path, { hydrated: false, onPage, ...options });
  return { page, problems, release };
}
