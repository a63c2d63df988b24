import type { Page } from "playwright-core";
import { addresses } from "../../src/lib/addresses";
import { counted, words } from "../../src/lib/words";
import {
  another,
  describeForm,
  failed,
  fillIn,
  heldEndpoint,
  notifications,
  outcome,
  send,
} from "../support/contact-form";
import { siteForTests } from "../support/site";
import { SENT } from "../../src/contact-form/answer";

/* What the form shows of an answer, whatever the answer is. */

describeForm((form) => {
  const endpoint = heldEndpoint();
  const site = siteForTests({ takeMail: endpoint.takeMail });
  beforeEach(() => {
    endpoint.received.length = 0;
  });

  /** Sends the form and gives it an answer. */
  async function answered(page: Page, body: string, status = 200, act = () => send(page).click()): Promise<void> {
    const before = endpoint.received.length;
    await act();
    while (endpoint.received.length === before) await new Promise((done) => setTimeout(done, 20));
    endpoint.answer(body, status);
  }

  it("reads what form services answer in JSON: a refusal in its words, and what was taken as sent", async () => {
    const headers = { "Content-Type": "application/json" };
    const { page } = await site.visit(addresses.contact);
    await fillIn(page);
    endpoint.answer('{"success":false,"message":"Invalid access key"}', 200, headers);
    await send(page).click();
    await outcome(page).getByText(failed("Invalid access key"), { exact: true }).waitFor();
    endpoint.answer('{"ok":true,"next":"/thanks"}', 200, headers);
    await send(page).click();
    await outcome(page).getByText(SENT, { exact: true }).waitFor();
  });

  /** A proxy's page in place of an answer, and an answer without a place to break. */
  const PAGE = `<!doctype html>\n<html><head><title>502 Bad Gateway</title></head>\n<body>${"<p>The gateway got an answer it cannot use.</p>\n".repeat(400)}</body></html>`;
  const UNBROKEN = "x".repeat(9000);

  it.each([
    ["a page", PAGE],
    ["a text that nothing breaks", UNBROKEN],
  ])("shows %s in full in a place that scrolls and keys reach, and shortens it elsewhere", async (_, body) => {
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 1440, height: 900 },
    ]) {
      const { page } = await site.visit(addresses.contact, { viewport });
      await fillIn(page);
      await answered(page, body, 502);
      const whole = page.getByRole("region", { name: words.form.answer });
      await whole.waitFor();
      expect(await whole.evaluate((element) => element.textContent)).toBe(failed(body.trim()));
      const box = await whole.boundingBox();
      expect(box?.height).toBeLessThan(viewport.height / 2);
      expect(await whole.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
      await whole.focus();
      await page.keyboard.press("End");
      await page.waitForFunction((element) => element.scrollTop > 0, await whole.elementHandle());
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      expect((await outcome(page).innerText()).length).toBeLessThan(200);
      const close = notifications(page).getByRole("button", { name: words.actions.close, exact: true });
      const { x = -1, y = -1, width = 0, height = 0 } = (await close.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(viewport.width);
      expect(y + height).toBeLessThanOrEqual(viewport.height);
      await close.click();
    }
  });

  it("gives the button the focus back that it had when the message was sent, so that it can be sent again", async () => {
    const { page } = await site.visit(addresses.contact);
    await fillIn(page);
    await send(page).focus();
    await answered(page, "The mailbox is full.", 500, () => page.keyboard.press("Enter"));
    await outcome(page).getByText("The mailbox is full.").waitFor();
    expect(await send(page).evaluate((button) => button === document.activeElement)).toBe(true);
    // What has been gone to meanwhile keeps the focus.
    await answered(page, "The mailbox is full.", 500, async () => {
      await page.keyboard.press("Enter");
      await page.locator("footer a").first().focus();
    });
    await send(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest("footer"))).not.toBeNull();
  });

  it("shows its notification however fast the answer is", async () => {
    const { page } = await site.visit(addresses.contact);
    await page.route(/mail\.php$/, (route) => route.fulfill({ status: 500, body: "The mailbox is full." }));
    await fillIn(page);
    for (const attempt of [1, 2, 3, 4, 5, 6]) {
      await send(page).click();
      await outcome(page).getByText("The mailbox is full.").waitFor();
      // Longer than it takes to come, and to go.
      await page.waitForTimeout(600);
      const texts = await notifications(page).getByRole("listitem").allInnerTexts();
      expect([attempt, ...texts.map((text) => text.trim())]).toEqual([attempt, failed("The mailbox is full.")]);
    }
  });

  describe("on the page that thanks", () => {
    const { thanks } = form;
    const ADDRESS = `${addresses.contact}?reference=7K3M-9QXD#sent`;

    it("the thanks go once another message is being sent, and do not come back with a reload", async () => {
      const { page } = await site.visit(ADDRESS);
      await page.getByText(thanks).waitFor();
      await fillIn(page);
      await answered(page, "The mailbox is full.", 500);
      await outcome(page).getByText(failed("The mailbox is full.")).waitFor();
      expect(await page.getByText(thanks).isVisible()).toBe(false);
      await page.reload({ waitUntil: "load" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.getByText(thanks).isVisible()).toBe(false);
    });

    it("the thanks go once another message cannot be sent as it is", async () => {
      const { page } = await site.visit(ADDRESS);
      await send(page).click();
      await outcome(page).getByText(counted(words.form.notSent, 4)).waitFor();
      expect(await page.getByText(thanks).isVisible()).toBe(false);
    });
  });

  it("a message that was sent is no longer told of once the next one fails, here and in the notifications", async () => {
    const { page } = await site.visit(addresses.contact);
    await fillIn(page);
    await answered(page, "success");
    await outcome(page).getByText(words.form.sent).waitFor();
    await another(page).click();
    await fillIn(page);
    await answered(page, "The mailbox is full.", 500);
    await outcome(page).getByText(failed("The mailbox is full.")).waitFor();
    // The notification takes a moment to leave.
    await page.getByText("successfully").first().waitFor({ state: "detached", timeout: 2000 });
  });
});
