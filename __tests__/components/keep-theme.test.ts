/** @jest-environment node */
import { JSDOM } from "jsdom";
import { keepTheme } from "../../src/components/keep-theme";
import { callOf } from "../../src/lib/call-of";

const BODY = ["system", "light", "dark"]
  .map((value) => `<input type="radio" name="theme" value="${value}" ${value === "system" ? "checked" : ""}>`)
  .join("");

const BARS = ["light", "dark"]
  .map((theme) => `<meta class="${theme}" name="theme-color" media="(prefers-color-scheme:${theme})" content="#000">`)
  .join("");

/** A page with the script in its head, as it is served. */
async function open(stored?: string): Promise<JSDOM["window"]> {
  const { window } = new JSDOM(
    `<head>${BARS}<script>${callOf(keepTheme, "theme")}</script></head><body>${BODY}</body>`,
    {
      url: "https://northlight.example/",
      runScripts: "dangerously",
      beforeParse: (page) => {
        if (stored !== undefined) page.localStorage.setItem("theme", stored);
      },
    },
  );
  await new Promise((done) => {
    window.addEventListener("load", done);
  });
  return window;
}

/** For which windows each theme’s colour is around the page. (jsdom keeps the property, without its attribute.) */
const barsOf = (window: JSDOM["window"]) =>
  Object.fromEntries([...window.document.querySelectorAll("meta")].map((bar) => [bar.className, bar.media]));
const OF_SYSTEM = { light: "(prefers-color-scheme:light)", dark: "(prefers-color-scheme:dark)" };

const themeOf = (window: JSDOM["window"]) => window.document.documentElement.dataset.theme;
const chosen = (window: JSDOM["window"]) => window.document.querySelector<HTMLInputElement>("input:checked")?.value;

it.each([
  [undefined, undefined, "system"],
  ["dark", "dark", "dark"],
  ["light", "light", "light"],
  ["<script>", undefined, "system"],
])("shows what is stored: %p", async (stored, theme, choice) => {
  const window = await open(stored);
  expect(themeOf(window)).toBe(theme);
  expect(chosen(window)).toBe(choice);
});

it("shows and keeps a choice, and forgets it with System", async () => {
  const window = await open();
  const choose = (value: string) => window.document.querySelector<HTMLInputElement>(`[value=${value}]`)?.click();
  choose("dark");
  expect([themeOf(window), window.localStorage.getItem("theme")]).toEqual(["dark", "dark"]);
  choose("system");
  expect([themeOf(window), window.localStorage.getItem("theme")]).toEqual([undefined, null]);
});

it("follows another tab", async () => {
  const window = await open();
  window.localStorage.setItem("theme", "dark");
  window.dispatchEvent(new window.Event("storage"));
  expect([themeOf(window), chosen(window)]).toEqual(["dark", "dark"]);
});

it("gives what the browser has around the page the colour of the theme that is shown", async () => {
  expect(barsOf(await open())).toEqual(OF_SYSTEM);
  const window = await open("dark");
  expect(barsOf(window)).toEqual({ light: "not all", dark: "all" });
  const choose = (value: string) => window.document.querySelector<HTMLInputElement>(`[value=${value}]`)?.click();
  choose("light");
  expect(barsOf(window)).toEqual({ light: "all", dark: "not all" });
  choose("system");
  expect(barsOf(window)).toEqual(OF_SYSTEM);
});
