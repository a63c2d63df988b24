import type { BrowserContextOptions, Page } from "playwright-core";
import type { Site } from "./site";

/** A page whose scripts have not come yet. */
interface HeldVisit {
  readonly page: Page;
  /** What went wrong on it since it was opened. */
  readonly problems: () => readonly string[];
  /** Lets the scripts come. */
  readonly release: () => void;
}

/** Opens a page whose scripts come only when they are let go. */
export async function visitWithHeldScripts(
  site: Site,
  path: string,
  options: BrowserContextOptions = {},
): Promise<HeldVisit> {
  const { page, problems } = await site.visit("/404.html", { hydrated: false, ...options });
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site.origin + path, { waitUntil: "load" });
  const known = problems.length;
  return { page, problems: () => problems.slice(known), release };
}
