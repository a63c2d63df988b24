import type { Page } from "playwright-core";
import sharp from "sharp";
import { addresses } from "../../src/lib/addresses";
import { contactPath } from "../../src/lib/routes";
import { words } from "../../src/lib/words";
import {
  describeForm,
  FIELDS,
  field,
  fillIn,
  failed,
  heldEndpoint,
  notifications,
  outcome,
  send,
  values,
} from "../support/contact-form";
import { PLAIN_PAGE } from "../support/content";
import { arrived, siteForTests, waitForReact, barLink } from "../support/site";
import { SENT } from "../../src/contact-form/answer";

/* What a visitor typed is never lost, wherever in the site the visitor goes meanwhile. */

describeForm((form) => {
  const endpoint = heldEndpoint();
  const site = siteForTests({ takeMail: endpoint.takeMail });
  beforeEach(() => {
    endpoint.received.length = 0;
  });

  async function goTo(page: Page, path: string): Promise<void> {
    await barLink(page, path).click();
    await page.waitForURL(site.origin + encodeURI(path));
    // The address changes before the page does.
    if (path === addresses.contact) await page.locator("main form").waitFor();
    else await page.locator("main form").waitFor({ state: "detached" });
  }

  /** Sends a filled form, and has left for another page of the site before there is an answer. */
  async function leftWhileSending(): Promise<Page> {
    const { page } = await site.visit(addresses.contact);
    await fillIn(page);
    await send(page).click();
    await page.getByRole("button", { name: words.actions.sending }).waitFor();
    await goTo(page, PLAIN_PAGE);
    while (endpoint.received.length === 0) await new Promise((done) => setTimeout(done, 20));
    return page;
  }

  it("tells on the page one has gone to that a message has failed, until that is seen, and leads back to it", async () => {
    const page = await leftWhileSending();
    endpoint.answer("The mailbox is full.", 500);
    await notifications(page).getByText(failed("The mailbox is full.")).waitFor();
    await notifications(page).getByRole("button", { name: words.actions.backToForm }).click();
    await arrived(page, addresses.contact);
    await outcome(page).getByText(failed("The mailbox is full."), { exact: true }).waitFor();
    expect(await values(page)).toEqual(FIELDS);
    await send(page).click();
    await page.getByRole("button", { name: words.actions.sending }).waitFor();
    endpoint.answer("success");
    await outcome(page).getByText(words.form.sent).waitFor();
    expect(endpoint.received).toHaveLength(2);
  });

  it("tells on the page one has gone to that a message was sent, and keeps nothing of it", async () => {
    const page = await leftWhileSending();
    endpoint.answer("success");
    await notifications(page).getByText(SENT).waitFor();
    await goTo(page, addresses.contact);
    await outcome(page).getByText(words.form.sent).waitFor();
    expect(Object.values(await values(page)).join("")).toBe("");
    // Once it was seen it is past.
    await goTo(page, PLAIN_PAGE);
    await goTo(page, addresses.contact);
    await send(page).waitFor();
    expect(await outcome(page).textContent()).toBe("");
  });

  it("who comes back while it is being sent finds it under way, and cannot send it twice", async () => {
    const page = await leftWhileSending();
    await page.goBack();
    const sending = page.getByRole("button", { name: words.actions.sending });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    expect(await values(page)).toEqual(FIELDS);
    endpoint.answer("success");
    await outcome(page).getByText(words.form.sent).waitFor();
    expect(Object.values(await values(page)).join("")).toBe("");
    expect(endpoint.received).toHaveLength(1);
  });

  it("what was typed and not sent is there again, by a link and by going back", async () => {
    const { page } = await site.visit(addresses.contact);
    await fillIn(page);
    await goTo(page, PLAIN_PAGE);
    await goTo(page, addresses.contact);
    await send(page).waitFor();
    expect(await values(page)).toEqual(FIELDS);
    await goTo(page, PLAIN_PAGE);
    await page.goBack();
    await arrived(page, addresses.contact);
    await send(page).waitFor();
    expect(await values(page)).toEqual(FIELDS);
  });

  it("what was typed is there on the way back from elsewhere, by the browser alone: the site stores nothing", async () => {
    const { page } = await site.visit(addresses.contact);
    await fillIn(page);
    // Where no script of the site runs.
    await page.goto(`${site.origin}/robots.txt`);
    await page.goBack({ waitUntil: "load" });
    await waitForReact(page);
    expect(await values(page)).toEqual(FIELDS);
    await goTo(page, PLAIN_PAGE);
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, document.cookie]));
    // The router keeps how far each page was scrolled.
    expect(Object.values(FIELDS).filter((value) => stored.includes(value))).toEqual([]);
  });

  it("a link that asks about something else fills in again what only another link had filled in", async () => {
    const [first, second] = form.services.filter(({ services }) => services.length > 0);
    const other = second?.services[0] ?? "";
    const { page } = await site.visit(contactPath({ service: first?.services[0] ?? "", intent: "quote" }));
    await field(page, "firstName").fill("Ada");
    await goTo(page, PLAIN_PAGE);
    await page.evaluate(
      (to) => {
        (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
      },
      contactPath({ service: other, intent: "quote" }),
    );
    await send(page).waitFor();
    const { message, ...others } = await values(page);
    expect(message).toContain(other);
    expect(others).toMatchObject({ firstName: "Ada", service: second?.value });
  });

  it("what is typed while a message is under way is not sent with it, and not cleared with it", async () => {
    const { page } = await site.visit(addresses.contact);
    await fillIn(page);
    await send(page).click();
    await page.getByRole("button", { name: words.actions.sending }).waitFor();
    await field(page, "message").fill("And another question.");
    while (endpoint.received.length === 0) await new Promise((done) => setTimeout(done, 20));
    endpoint.answer("success");
    await outcome(page).getByText(words.form.sent).waitFor();
    expect(endpoint.received[0]?.body).toContain(FIELDS.message);
    expect(endpoint.received[0]?.body).not.toContain("another question");
    expect(await values(page)).toMatchObject({ firstName: "", message: "And another question." });
  });

  it("a message that is under way arrives although the tab leaves the site, after a question", async () => {
    const { page } = await site.visit(addresses.contact);
    await fillIn(page);
    await send(page).click();
    await page.getByRole("button", { name: words.actions.sending }).waitFor();
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.goto("about:blank");
    while (endpoint.received.length === 0) await new Promise((done) => setTimeout(done, 20));
    endpoint.answer("success");
    expect(questions).toEqual(["beforeunload"]);
    expect(endpoint.received[0]?.body).toContain(FIELDS.message);
  });

  it("without a connection says so at once, keeps the text, and sends nothing once there is one again", async () => {
    const { page } = await site.visit(addresses.contact);
    await fillIn(page);
    await page.context().setOffline(true);
    await send(page).click();
    await outcome(page).getByText(words.form.unreachable, { exact: true }).waitFor({ timeout: 5000 });
    expect(await values(page)).toEqual(FIELDS);
    await field(page, "message").fill("Changed meanwhile");
    await page.context().setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    await send(page).click();
    await page.getByRole("button", { name: words.actions.sending }).waitFor();
    while (endpoint.received.length === 0) await new Promise((done) => setTimeout(done, 20));
    endpoint.answer("success");
    await outcome(page).getByText(words.form.sent).waitFor();
    expect(endpoint.received).toHaveLength(1);
  });

  it("believes the connection, not what the browser says of it", async () => {
    const { page } = await site.visit(addresses.contact);
    await page.evaluate(() => {
      Object.defineProperty(navigator, "onLine", { value: false });
      dispatchEvent(new Event("offline"));
    });
    await fillIn(page);
    await send(page).click();
    while (endpoint.received.length === 0) await new Promise((done) => setTimeout(done, 20));
    endpoint.answer("success");
    await outcome(page).getByText(words.form.sent).waitFor();
  });

  it("tells how it ended above a dialog that is open by then", async () => {
    const { page } = await site.visit(addresses.contact);
    await fillIn(page);
    await send(page).click();
    await page.getByRole("button", { name: words.actions.sending }).waitFor();
    while (endpoint.received.length === 0) await new Promise((done) => setTimeout(done, 20));
    await page.locator("footer button[command=show-modal]").first().click();
    await page.locator("dialog:modal").waitFor();
    endpoint.answer("The mailbox is full.", 500);
    // What a dialog keeps from being used is no region for assistive technology either.
    const toast = page.locator("[data-sonner-toast]", { hasText: "The mailbox is full." });
    await toast.waitFor();
    const place = await toast.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      const { x, y, height } = element.getBoundingClientRect();
      return { x: x + 4, y: y + height / 2, background: getComputedStyle(element).backgroundColor };
    });
    const pixel = await page.screenshot({ clip: { x: place.x, y: place.y, width: 1, height: 1 } });
    const [red, green, blue] = await sharp(pixel).removeAlpha().raw().toBuffer();
    expect(`rgb(${[red, green, blue].join(", ")})`).toBe(place.background);
  });
});
