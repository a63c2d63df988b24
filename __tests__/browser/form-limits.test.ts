import type { Page } from "playwright-core";
import { addresses } from "../../src/lib/addresses";
import { MAX_LENGTHS } from "../../src/contact-form/fields";
import {
  another,
  describeForm,
  FIELDS,
  field,
  fillIn,
  heldEndpoint,
  outcome,
  send,
  fit,
  left,
  tooMany,
  upTo,
} from "../support/contact-form";
import { siteForTests } from "../support/site";
import { words } from "../../src/lib/words";

/* What is longer than fits: nothing is cut without a word, and nothing is sent that the service would refuse. */

describeForm(() => {
  const endpoint = heldEndpoint();
  const site = siteForTests({ takeMail: endpoint.takeMail });
  beforeEach(() => {
    endpoint.received.length = 0;
  });

  /** Inserts a text as a paste does: unlike a value that is set, it is bound by what the browser bounds. */
  async function paste(page: Page, name: keyof typeof FIELDS, text: string): Promise<void> {
    await field(page, name).focus();
    await page.keyboard.insertText(text);
  }

  const spoken = (page: Page) => page.locator("form [aria-live=polite]:not([role])");

  it("keeps a paste that is too long, says by how much, and does not send it", async () => {
    const { page } = await site.visit(addresses.contact);
    await fillIn(page, { ...FIELDS, message: "", phone: "" });
    await paste(page, "message", "m".repeat(13_207));
    await paste(page, "phone", "5".repeat(57));
    expect(await field(page, "message").inputValue()).toHaveLength(13_207);
    expect(await field(page, "phone").inputValue()).toHaveLength(57);
    await page
      .locator("label[for=message]")
      .locator("..")
      .getByText(tooMany(13_207 - MAX_LENGTHS.message))
      .waitFor();
    await page
      .locator("label[for=phone]")
      .locator("..")
      .getByText(tooMany(57 - MAX_LENGTHS.phone))
      .waitFor();
    await send(page).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("phone");
    await page.getByText(upTo(MAX_LENGTHS.message)).waitFor();
    await page.getByText(upTo(MAX_LENGTHS.phone)).waitFor();
    expect(await field(page, "message").inputValue()).toHaveLength(13_207);
    expect(endpoint.received).toHaveLength(0);
  });

  it("says what is left once it is little, and read aloud only when one pauses", async () => {
    const { page } = await site.visit(addresses.contact);
    const note = page.locator("label[for=message]").locator("..");
    await note.getByText(fit(MAX_LENGTHS.message)).waitFor();
    await paste(page, "message", "m".repeat(9_500));
    await note.getByText(left(500)).waitFor();
    await spoken(page).getByText(left(500)).waitFor();
    const said: string[] = [];
    await page.exposeFunction("note", (text: string) => said.push(text));
    await spoken(page).evaluate((element) => {
      new MutationObserver(() => {
        (window as unknown as { note: (text: string) => void }).note(element.textContent);
      }).observe(element, { childList: true, characterData: true, subtree: true });
    });
    await page.keyboard.type("abcdefghij", { delay: 20 });
    await note.getByText(left(490)).waitFor();
    await spoken(page).getByText(left(490)).waitFor();
    expect(said).toEqual([left(490)]);
    await field(page, "message").fill("short");
    await note.getByText(fit(MAX_LENGTHS.message)).waitFor();
  });

  it("counts as the service does: composed, line breaks once, white space around it not at all", async () => {
    const { page } = await site.visit(addresses.contact);
    const note = page.locator("label[for=message]").locator("..");
    await field(page, "message").fill(`  ${`${"e\u0301".repeat(191)}\n`.repeat(50)}${"x".repeat(400)}\n\n`);
    await note.getByText(left(0)).waitFor();
    await field(page, "message").press("Control+End");
    await page.keyboard.insertText("y");
    await note.getByText(tooMany(3)).waitFor();
  });

  it.each(Object.entries(MAX_LENGTHS).filter(([name]) => name !== "service"))(
    "%s takes as much as the service, %i characters, and no more",
    async (name, limit) => {
      const { page } = await site.visit(addresses.contact);
      const key = name as keyof typeof FIELDS;
      const longest = key === "email" ? `${"a".repeat(60)}@${`${"b".repeat(60)}.`.repeat(3)}example.com` : "";
      const text =
        longest === "" ? "x".repeat(limit) : longest.replace("example", "e".repeat(limit - longest.length + 7));
      expect(text).toHaveLength(limit);
      await paste(page, key, text);
      const isFine = () => field(page, key).evaluate((control: HTMLInputElement) => control.validity.customError);
      expect(await isFine()).toBe(false);
      await page.keyboard.insertText("x");
      expect(await isFine()).toBe(true);
    },
  );

  it("takes no time over letters with thousands of marks on them", async () => {
    const { page } = await site.visit(addresses.contact);
    const taken = await field(page, "message").evaluate((box: HTMLTextAreaElement) => {
      box.value = `a${"\u0315".repeat(15_400)}${"\u0316".repeat(15_400)}`;
      const start = performance.now();
      box.dispatchEvent(new Event("input", { bubbles: true }));
      return performance.now() - start;
    });
    await page.locator("label[for=message]").locator("..").getByText(tooMany(20_801)).waitFor();
    // Composing them takes half a second and more.
    expect(taken).toBeLessThan(100);
  });

  it("nothing of it is cleared or told after the message was sent", async () => {
    const { page } = await site.visit(addresses.contact);
    await fillIn(page, { ...FIELDS, message: "m".repeat(9_990) });
    await send(page).click();
    while (endpoint.received.length === 0) await new Promise((done) => setTimeout(done, 20));
    endpoint.answer("success");
    await outcome(page).getByText(words.form.sent).waitFor();
    expect(endpoint.received[0]?.body).toContain("m".repeat(9_990));
    await another(page).click();
    await page.locator("label[for=message]").locator("..").getByText(fit(MAX_LENGTHS.message)).waitFor();
  });
});
