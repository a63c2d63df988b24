import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { CDPSession, Page } from "playwright-core";
import { mailEndpoint } from "../support/mail-endpoint";
import { DESKTOP, PHONE, siteForTests } from "../support/site";
import { words } from "../../src/lib/words";

/*
 * A page is used as soon as it is painted, on a connection and a processor where React is still many seconds away.
 * `RECORD=1 npx jest slow-phone` keeps what the visitor saw as pictures in `shots/slow-phone/`, a folder for each test,
 * each named by its milliseconds.
 */

/**
 * "Slow 3G" of Chromium's DevTools (`front_end/core/sdk/NetworkManager.ts`, `Slow3GConditions`): 500 kbit/s and 400 ms
 * of a real network, made a fifth slower and five times later because they hold for requests, not for packets.
 */
const SLOW_3G = {
  offline: false,
  downloadThroughput: (500_000 / 8) * 0.8,
  uploadThroughput: (500_000 / 8) * 0.8,
  latency: 400 * 5,
};

/** "Low-tier mobile" of DevTools. */
const SLOWDOWN = 6;

const MESSAGE = {
  firstName: "Ada",
  lastName: "Quill",
  email: "ada@example.com",
  message: "A new site for our bakery.",
};

const received: string[] = [];
const takeMail = mailEndpoint(({ body }) => {
  received.push(body);
  return "success";
});

const site = siteForTests({ takeMail });
const phone = { viewport: PHONE, hasTouch: true, isMobile: true };

let page: Page;
let session: CDPSession;
beforeEach(() => {
  received.length = 0;
});
// What is still on its way would slow the next test down.
afterEach(() => page.context().close());

/** Opens a page with nothing at hand, until there is something to see. */
async function seeFirst(path: string, options: typeof phone | { viewport: typeof DESKTOP; hasTouch: boolean } = phone) {
  page = await site.openTab(options);
  session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_3G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  if (process.env.RECORD) await record();
  await page.goto(site.origin + path, { waitUntil: "commit" });
  await painted();
  expect(await isHydrated()).toBe(false);
}

const painted = () =>
  page.waitForFunction(
    () => document.readyState !== "loading" && performance.getEntriesByName("first-contentful-paint").length > 0,
  );

const isHydrated = () => page.evaluate(() => "hydrated" in document.documentElement.dataset);

/** Keeps each frame that the browser shows. */
async function record(): Promise<void> {
  const name = expect.getState().currentTestName ?? "test";
  const folder = resolve("shots/slow-phone", name.replace(/\W+/g, "-"));
  await mkdir(folder, { recursive: true });
  const start = Date.now();
  const ofTest = session;
  ofTest.on("Page.screencastFrame", ({ data, sessionId }) => {
    const file = join(folder, `${String(Date.now() - start).padStart(6, "0")}.jpg`);
    void writeFile(file, Buffer.from(data, "base64"));
    // A page that is closed by now needs no answer.
    ofTest.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 70 });
}

async function fill(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
}

const send = () => page.getByRole("button", { name: "Send Message" });

it("opens the menu, and follows a link in it", async () => {
  await seeFirst("/about/");
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  const link = page.locator("#site-menu").getByRole("link", { name: "Contact", exact: true });
  await link.waitFor();
  expect(await isHydrated()).toBe(false);
  await link.tap({ noWaitAfter: true });
  await page.waitForURL("**/contact/", { waitUntil: "commit" });
});

it("opens the list of services in a large window", async () => {
  await seeFirst("/about/", { viewport: DESKTOP, hasTouch: true });
  await page.getByRole("button", { name: "All services" }).tap();
  // A finger also hovers, which shows the list for as long as nothing else is touched; the button opens it for good.
  await page.locator("#services-menu:popover-open").getByRole("link", { name: "Web Design" }).waitFor();
  expect(await isHydrated()).toBe(false);
});

it("filters the portfolio", async () => {
  await seeFirst("/portfolio/");
  await page.getByRole("button", { name: /^Web Application/ }).tap({ noWaitAfter: true });
  // The page itself shows the choice, without being loaded once more.
  await page.waitForURL("**/portfolio/?category=Web+Application", { waitUntil: "commit" });
  expect(await page.locator("main article:visible").count()).toBe(1);
  expect(await isHydrated()).toBe(false);
});

it("says what the form lacks, and brings the message to the server", async () => {
  await seeFirst("/contact/");
  await send().tap();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("firstName");
  expect(received).toEqual([]);
  await fill(MESSAGE);
  expect(await isHydrated()).toBe(false);
  await send().tap({ noWaitAfter: true });
  await page.waitForURL("**/mail.php", { waitUntil: "commit" });
  expect(received).toHaveLength(1);
  for (const value of Object.values(MESSAGE)) expect(received[0]).toContain(value);
});

it("keeps what was typed and goes on from there when React arrives", async () => {
  await seeFirst("/contact/");
  const { message, ...others } = MESSAGE;
  await fill(others);
  await page.locator("[name=message]").pressSequentially(message.slice(0, 10));
  expect(await isHydrated()).toBe(false);
  // The rest of the way would be many seconds of nothing but waiting.
  await session.send("Network.emulateNetworkConditions", { ...SLOW_3G, downloadThroughput: -1, latency: 0 });
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  await page.keyboard.type(message.slice(10));
  for (const [name, value] of Object.entries(MESSAGE)) {
    expect(await page.locator(`[name=${name}]`).inputValue()).toBe(value);
  }
  await send().tap();
  await page.getByRole("status").getByText(words.form.sent).waitFor();
  expect(received).toHaveLength(1);
});
