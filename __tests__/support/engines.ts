import { type ChildProcess, spawn } from "node:child_process";
import { access } from "node:fs/promises";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { Builder, By, Capabilities, Key, Origin } from "selenium-webdriver";

/** What the walk through the site needs of a browser, the same for each engine. */
export interface Engine {
  readonly goto: (url: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly hover: (selector: string) => Promise<void>;
  readonly click: (selector: string) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly press: (key: "Tab" | "Enter" | "Escape") => Promise<void>;
  /** Runs an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

async function present(paths: readonly string[], what: string): Promise<string> {
  for (const path of paths) {
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  throw new Error(
    `${what} is missing (looked for ${paths.join(", ")}). On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb`,
  );
}

/** Starts Firefox, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const executablePath = await present(
    [
      process.env.FIREFOX_PATH ?? "",
      "/usr/bin/firefox-esr",
      "/usr/bin/firefox",
      "/Applications/Firefox.app/Contents/MacOS/firefox",
    ].filter(Boolean),
    "Firefox",
  );
  return puppeteer.launch({ browser: "firefox", executablePath, headless: true });
}

/**
 * Moves the pointer onto an element, from outside of it. The pointer of a page before may rest there already, and may be
 * told to the new page before that listens: it enters nothing then.
 */
export async function enter(page: Page, selector: string): Promise<void> {
  await page.mouse.move(1, 1);
  await page.hover(selector);
}

/** Firefox with an empty page. */
export async function firefox(): Promise<Engine> {
  const browser = await startFirefox();
  const page = await browser.newPage();
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    hover: (selector) => enter(page, selector),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}

/** WebKit: GTK's MiniBrowser under a screen that only exists in memory, driven by WebDriver. */
export async function webkit(): Promise<Engine> {
  const browserPath = await present(
    ["4.1", "4.0"].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
    "WebKit's MiniBrowser",
  );
  const driverPath = await present(["/usr/bin/WebKitWebDriver"], "WebKitWebDriver");
  await present(["/usr/bin/Xvfb"], "Xvfb");
  const screen = spawn("Xvfb", [":97", "-screen", "0", "1600x1200x24"], { stdio: "ignore" });
  // The browser's own sandbox needs rights that a container does not give; only this site is visited.
  const driver = spawn(driverPath, ["--port=4491"], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: ":97", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", LIBGL_ALWAYS_SOFTWARE: "1" },
  });
  await new Promise((done) => setTimeout(done, 1500));
  return webkitSession(browserPath, [driver, screen]);
}

async function webkitSession(binary: string, processes: readonly ChildProcess[]): Promise<Engine> {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  });
  const driver = await new Builder().usingServer("http://127.0.0.1:4491").withCapabilities(capabilities).build();
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    goto: (url) => driver.get(url),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height });
    },
    hover: async (selector) => {
      await driver
        .actions()
        .move({ origin: Origin.POINTER, x: 1, y: 1 })
        .move({ origin: await find(selector) })
        .perform();
    },
    click: async (selector) => find(selector).click(),
    type: async (selector, text) => find(selector).sendKeys(text),
    press: async (key) => {
      await driver.actions().sendKeys({ Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE }[key]).perform();
    },
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    close: async () => {
      await driver.quit();
      for (const one of processes) one.kill();
    },
  };
}
