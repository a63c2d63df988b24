import { chromium, type Browser, type Page } from "playwright-core";
import { BROWSER_FLAGS, findBrowser } from "./browser";
import { serveLocally } from "@site/site-server/local-site";

/** How much slower than this machine the page's processor is where a slow one is meant. */
export const SLOWDOWN = 4;

/** The built site on a server, and a browser to visit it with. */
export interface VisitedSite {
  readonly browser: Browser;
  readonly origin: string;
}

/** Serves the built site and starts a browser for as long as something is done with them. */
export async function withVisitedSite<Result>(visit: (site: VisitedSite) => Promise<Result>): Promise<Result> {
  return withServedSite(async (origin) => {
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
    try {
      return await visit({ browser, origin });
    } finally {
      await browser.close();
    }
  });
}

/** Serves the built site for as long as something is done with it that brings its own browser. */
export async function withServedSite<Result>(visit: (origin: string) => Promise<Result>): Promise<Result> {
  const { origin, close } = await serveLocally();
  try {
    return await visit(origin);
  } finally {
    await close();
  }
}

/** Shows a sign of intent, for which scripts wait, and waits until React has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
}
