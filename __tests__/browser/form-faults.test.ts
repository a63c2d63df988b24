import type { Page } from "playwright-core";
import { MAX_LENGTHS } from "../../src/contact-form/fields";
import { addresses } from "../../src/lib/addresses";
import { counted, words } from "../../src/lib/words";
import { LINE_FIELDS, MESSAGE_FIELD } from "../../src/contact-form/asked-fields";
import { describeForm, FIELDS, field, fillIn, heldEndpoint, outcome, send, tooMany } from "../support/contact-form";
import { visitWithHeldScripts } from "../support/held-scripts";
import { PHONE, siteForTests } from "../support/site";

/* How the form tells what is wrong with a field. What is wrong with it the browser decides. */

describeForm(() => {
  const endpoint = heldEndpoint();
  const site = siteForTests({ takeMail: endpoint.takeMail });
  const REQUIRED = [...LINE_FIELDS.filter((line) => "fault" in line), MESSAGE_FIELD];

  /** What a screen reader says of a field, as the browser tells it. */
  async function described(page: Page, name: keyof typeof FIELDS) {
    const session = await page.context().newCDPSession(page);
    const { root } = await session.send("DOM.getDocument");
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: `[name="${name}"]` });
    const { nodes } = await session.send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: false });
    const [node] = nodes;
    const invalid = node?.properties?.find((property) => property.name === "invalid")?.value.value as
      string | undefined;
    return { name: node?.name?.value as string, description: (node?.description?.value ?? "") as string, invalid };
  }

  it("every field is named by its label, with a space before what is optional", async () => {
    const { page } = await site.visit(addresses.contact);
    const names = await Promise.all(
      (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).map(async (name) => (await described(page, name)).name),
    );
    const { firstName, lastName, email, phone, service, message, optional } = words.form;
    expect(names).toEqual([firstName, lastName, email, `${phone} ${optional}`, `${service} ${optional}`, message]);
  });

  it("after an invalid submit each wrong field is told as invalid and described by its fault", async () => {
    const { page } = await site.visit(addresses.contact);
    await send(page).click();
    for (const { name, fault } of REQUIRED) {
      const told = await described(page, name);
      expect([name, told.invalid]).toEqual([name, "true"]);
      expect(told.description).toContain(fault);
    }
    expect((await described(page, "phone")).invalid).not.toBe("true");
    await outcome(page).getByText(counted(words.form.notSent, REQUIRED.length)).waitFor();
  });

  it("shows its own faults, not the browser's bubble over them", async () => {
    const { page } = await site.visit(addresses.contact);
    await send(page).click();
    // The bubble is no part of the page: a form that the browser reports on would show it.
    expect(await page.locator("main form").evaluate((form: HTMLFormElement) => form.noValidate)).toBe(true);
    for (const { fault } of REQUIRED) expect(await page.getByText(fault).isVisible()).toBe(true);
    const { page: still } = await site.visit(addresses.contact, { javaScriptEnabled: false });
    expect(await still.locator("main form").getAttribute("novalidate")).toBeNull();
  });

  it("takes the browser's bubble away that came before its script, and keeps the focus where it was", async () => {
    const { page, release } = await visitWithHeldScripts(site, addresses.contact);
    await send(page).click();
    const first = field(page, "firstName");
    // The bubble goes with the focus, which is back at once.
    await first.evaluate((control) => {
      control.addEventListener("blur", () => (control.dataset.left = "yes"));
    });
    release();
    await page.getByText(words.form.missingFirstName).waitFor();
    expect(await first.getAttribute("data-left")).toBe("yes");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("firstName");
  });

  it.each([
    ["a phone", PHONE],
    ["a low window", { width: 1280, height: 420 }],
  ])("brings the first wrong field into view with its label, below the bar, on %s", async (_, viewport) => {
    const { page } = await site.visit(addresses.contact, { viewport });
    for (const name of ["firstName", "email"] as const) {
      await field(page, name).fill("");
      await send(page).click();
      expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(name);
      const bar = await page.getByRole("banner").evaluate((element) => element.getBoundingClientRect().bottom);
      const label = await page.locator(`label[for=${name}]`).evaluate((element) => element.getBoundingClientRect().top);
      const box = await field(page, name).evaluate((element) => element.getBoundingClientRect().bottom);
      expect(label).toBeGreaterThan(bar);
      expect(box).toBeLessThan(viewport.height);
      await fillIn(page, { firstName: "Ada", lastName: "Quill" });
    }
  });

  it("a fault is nearer to its own field than to the label below", async () => {
    const { page } = await site.visit(addresses.contact, { viewport: PHONE });
    await send(page).click();
    const edges = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      });
    const fault = await page.getByText(REQUIRED[0]?.fault ?? "").evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });
    const box = await edges("[name=firstName]");
    // First and last name share a line.
    const next = await edges("label[for=email]");
    expect(next.top - fault.bottom).toBeGreaterThan(fault.top - box.bottom);
  });

  it("a fault goes away as soon as it is mended, and comes when a wrong field is left", async () => {
    const { page } = await site.visit(addresses.contact);
    await field(page, "email").fill("ada");
    const fault = page.getByText(words.form.missingEmail);
    expect(await fault.isVisible()).toBe(false);
    await page.keyboard.press("Tab");
    expect(await fault.isVisible()).toBe(true);
    expect((await described(page, "email")).invalid).toBe("true");
    await field(page, "email").fill("ada@example.com");
    await fault.waitFor({ state: "hidden" });
    expect((await described(page, "email")).invalid).not.toBe("true");
  });

  it("nothing moves when a fault is shown: a button that moves away under a click is not pressed", async () => {
    const { page } = await site.visit(addresses.contact, { viewport: { width: 320, height: 700 } });
    const place = () => send(page).evaluate((button) => button.getBoundingClientRect().top + scrollY);
    const before = await place();
    await field(page, "phone").fill("5".repeat(57));
    await field(page, "message").fill("m".repeat(13_207));
    await page.getByText(tooMany(13_207 - MAX_LENGTHS.message)).waitFor();
    expect(await place()).toBe(before);
    await field(page, "email").fill("ada");
    await send(page).click();
    await page.getByText(words.form.missingFirstName).waitFor();
    expect(await place()).toBe(before);
  });

  it("a mended form is sent, and nothing is told as wrong of the empty one", async () => {
    const { page } = await site.visit(addresses.contact);
    await send(page).click();
    await fillIn(page);
    await send(page).click();
    while (endpoint.received.length === 0) await new Promise((done) => setTimeout(done, 20));
    endpoint.answer("success");
    await outcome(page).getByText(words.form.sent).waitFor();
    for (const { name, fault } of REQUIRED) {
      expect(await page.getByText(fault).isVisible()).toBe(false);
      expect((await described(page, name)).invalid).not.toBe("true");
    }
  });

  it("white space that came along with a paste is no fault", async () => {
    const { page } = await site.visit(addresses.contact);
    await fillIn(page, { ...FIELDS, firstName: "Ada\tMaria", email: "\u00a0ada@example.com\u2003" });
    endpoint.received.length = 0;
    await send(page).click();
    while (endpoint.received.length === 0) await new Promise((done) => setTimeout(done, 20));
    endpoint.answer("success");
    await outcome(page).getByText(words.form.sent).waitFor();
    expect(endpoint.received[0]?.body).toContain("\r\n\r\nAda Maria\r\n");
    expect(endpoint.received[0]?.body).toContain("\r\n\r\nada@example.com\r\n");
  });
});
