import type { Page } from "playwright-core";
import { pagesToVisit } from "../support/content";
import { siteForTests } from "../support/site";

const paths = [...pagesToVisit(), "/404.html"];

const site = siteForTests();
let tab: Page;
beforeAll(async () => {
  tab = await site.openTab({ reducedMotion: "reduce" });
});

async function open(path: string): Promise<void> {
  await tab.goto(site.origin + encodeURI(path), { waitUntil: "load" });
  await tab.waitForSelector("html:not([data-first-view])", { state: "attached" });
}

/** A line of what assistive technology is told of a page: `- link "Home":`, then `  - /url: /`. */
const LINK = /^\s*- '?link "(.*)"(?: \[.*\])?'?:?/;

async function toldOf(page: Page): Promise<string[]> {
  return (await page.locator("body").ariaSnapshot()).split("\n");
}

it.each(paths)(
  "%s: whoever hears the name of a link knows where it leads: no two of a name lead elsewhere",
  async (path) => {
    await open(path);
    const lines = await toldOf(tab);
    const targets = new Map<string, Set<string>>();
    lines.forEach((line, index) => {
      const [, name] = LINK.exec(line) ?? [];
      if (name === undefined) return;
      // What a query chooses on a page is still that page; a place on this one is named by its navigation.
      const [, page = "", place = ""] = /\/url: "?([^?#"]*)(?:\?[^#"]*)?(#[^"]*)?/.exec(lines[index + 1] ?? "") ?? [];
      if (page === "") return;
      const target = page + place;
      targets.set(name, (targets.get(name) ?? new Set()).add(target));
    });
    expect(targets.size).toBeGreaterThan(5);
    expect([...targets].filter(([, all]) => all.size > 1).map(([name, all]) => [name, ...all])).toEqual([]);
  },
);

it.each(paths)("%s: no two buttons or summaries have the same name", async (path) => {
  await open(path);
  const controls = await tab.locator("button, summary").evaluateAll((all) =>
    all
      .filter((control) => control.checkVisibility())
      .map((control) => ({
        name: control.textContent.replace(/\s+/g, " ").trim(),
        isInMenu: control.closest("nav") !== null,
      })),
  );
  expect(controls.length).toBeGreaterThan(0);
  const names = controls.filter(({ isInMenu }) => !isInMenu).map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it.each(paths)("%s: no figure is named by what is read in it once more", async (path) => {
  await open(path);
  const lines = await toldOf(tab);
  const named = lines.filter((line) => /^\s*- '?figure "/.test(line));
  expect(lines.length).toBeGreaterThan(20);
  expect(named).toEqual([]);
});
