import type { Page } from "playwright-core";
import { siteForTests, waitForReact } from "../support/site";

const site = siteForTests();
const CASE = "Banking App UX Redesign";

interface Moved {
  readonly name: string;
  readonly grows: boolean;
}

declare global {
  interface Window {
    readonly moved: Moved[];
  }
}

/** Notes each group that a view transition moves, on this page and on those that follow. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Moved[] = [];
    Object.assign(window, { moved: seen });
    addEventListener("pagereveal", (event) => {
      const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
      void viewTransition?.ready.then(note);
    });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      const transition = start(...args);
      void transition.ready.then(note);
      return transition;
    };
    function note() {
      for (const animation of document.getAnimations()) {
        const effect = animation.effect as KeyframeEffect;
        const name = /^::view-transition-group\((.+)\)$/.exec(effect.pseudoElement ?? "")?.[1];
        const widths = new Set(effect.getKeyframes().map(({ width }) => width));
        if (name !== undefined) seen.push({ name, grows: widths.size > 1 });
      }
    }
  });
}

async function openPortfolio(page: Page): Promise<void> {
  await watch(page);
  await page.goto(`${site.origin}/portfolio/`, { waitUntil: "load" });
}

async function follow(page: Page): Promise<void> {
  await page.getByRole("link", { name: CASE }).click();
  await page.getByRole("heading", { level: 1, name: CASE }).waitFor();
}

const hasGrown = (page: Page) =>
  page.waitForFunction(() => window.moved.some(({ name, grows }) => grows && name === "cover-banking-app-ux-redesign"));

it("lets a card's cover grow into the case study's when Gatsby changes the page", async () => {
  const page = await site.openTab({ reducedMotion: "no-preference" });
  await openPortfolio(page);
  await waitForReact(page);
  await follow(page);
  await hasGrown(page);
});

it("lets it grow without React, when the browser loads the page", async () => {
  const page = await site.openTab({ reducedMotion: "no-preference" });
  await page.route("**/*.js", (route) => route.abort());
  await openPortfolio(page);
  await follow(page);
  await hasGrown(page);
});

it("moves nothing where motion is not welcome", async () => {
  const page = await site.openTab({ reducedMotion: "reduce" });
  await openPortfolio(page);
  await waitForReact(page);
  await follow(page);
  expect(await page.evaluate(() => window.moved)).toEqual([]);
});
