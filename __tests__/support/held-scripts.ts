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
  let tellAsked: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  const asked = new Promise<void>((done) => (tellAsked = done));
  const onPage = (page: Page) =>
    page.route("**/*.js", async (route) => {
      tellAsked();
      await released;
      await route.continue();
    });
  const how = { hydrated: false, waitUntil: "domcontentloaded", onPage, ...options } as const;
  const { page, problems } = await site.visit(path, how);
  // A browser in which the pointer lies over the new page asks for them at once; it does not end loading without them.
  await Promise.race([page.waitForLoadState("load"), asked]);
  return { page, problems, release };
}
