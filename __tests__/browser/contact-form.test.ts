import { EventEmitter, once } from "node:events";
import type { Page } from "playwright-core";
import { addresses } from "../../src/lib/addresses";
import { required } from "../../src/lib/required";
import { contactPath } from "../../src/lib/routes";
import { words } from "../../src/lib/words";
import {
  another,
  type ContactForm,
  describeForm,
  failed,
  FIELDS,
  fillIn,
  notifications,
  outcome,
  send,
  values,
} from "../support/contact-form";
import { content } from "../support/content";
import { mailEndpoint, type Posted } from "../support/mail-endpoint";
import { siteForTests, type Visit } from "../support/site";
import { SENT } from "../../src/contact-form/answer";

describeForm(({ services: choices, openings, next }) => {
  const pack = content.packages.at(-1)?.name ?? "Zeichen & Briefbogen";
  /** What is chosen for a service that the form does not know. */
  const rest = choices.at(-1)?.value ?? "";
  const asked = choiceOf(
    required(
      choices.find(({ services }) => services.length === 1),
      "choice for one service",
    ),
  );
  /** An agency may have a choice for each of its services. */
  const shared = choices.filter(({ services }) => services.length > 1).map(choiceOf);

  /** A choice of the form, and the last service whose links choose it. */
  function choiceOf({ value, services }: ContactForm["services"][number]) {
    const title = services.at(-1) ?? "";
    // Its page may have an address of its own: links to the form name it by its title.
    return { choice: value, title, slug: encodeURIComponent(title.toLowerCase().replace(/\s+/g, "-")) };
  }

  /** What the endpoint has received, and how it answers next. */
  const received: Posted[] = [];
  let answer: { status: number; text: string; after: Promise<unknown> };

  const takeMail = mailEndpoint(async (posted) => {
    received.push(posted);
    await answer.after;
    return { status: answer.status, body: answer.text };
  });

  const site = siteForTests({ takeMail });
  beforeEach(() => {
    received.length = 0;
    answer = { status: 200, text: "success", after: Promise.resolve() };
  });

  async function filled({ page }: Visit): Promise<Page> {
    await fillIn(page);
    return page;
  }

  it("sends exactly the six fields as multipart form data, once", async () => {
    const page = await filled(await site.visit(addresses.contact));
    await send(page).click();
    await outcome(page).getByText(words.form.sent).waitFor();
    expect(received).toHaveLength(1);
    expect(received[0]?.type).toMatch(/^multipart\/form-data; boundary=/);
    const names = [...(received[0]?.body ?? "").matchAll(/name="([^"]+)"/g)].map((match) => match[1]);
    expect(names.sort()).toEqual(Object.keys(FIELDS).sort());
    for (const value of Object.values(FIELDS)) expect(received[0]?.body).toContain(value);
  });

  it.each(["success", "  Success!\n", "MAIL SENT SUCCESSFULLY: success"])(
    "takes the answer %j as sent: message with check mark, form cleared",
    async (text) => {
      answer.text = text;
      const page = await filled(await site.visit(addresses.contact));
      await send(page).click();
      await outcome(page).getByText(SENT, { exact: true }).waitFor();
      expect(Object.values(await values(page)).join("")).toBe("");
      await notifications(page).getByText(words.form.sent).waitFor();
    },
  );

  it("shows any other answer and keeps what was typed", async () => {
    answer = { status: 500, text: " The mailbox is full. \n", after: Promise.resolve() };
    const page = await filled(await site.visit(addresses.contact));
    await send(page).click();
    await outcome(page).getByText(failed("The mailbox is full."), { exact: true }).waitFor();
    expect(await values(page)).toEqual(FIELDS);
    expect(await send(page).isEnabled()).toBe(true);
  });

  it("says so when no answer comes, keeps what was typed, and sends when asked again", async () => {
    const page = await filled(await site.visit(addresses.contact));
    await page.route("**/mail.php", (route) => route.abort("connectionrefused"));
    await send(page).click();
    await outcome(page).getByText(words.form.unreachable, { exact: true }).waitFor();
    expect(await values(page)).toEqual(FIELDS);
    await page.unroute("**/mail.php");
    await send(page).click();
    await outcome(page).getByText(words.form.sent).waitFor();
  });

  it("is disabled and says that it sends while a message is under way, and a double click sends once", async () => {
    const seen = new EventEmitter();
    answer.after = once(seen, "sending");
    const page = await filled(await site.visit(addresses.contact));
    await send(page).dblclick({ delay: 5 });
    const sending = page.getByRole("button", { name: words.actions.sending, exact: true });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    seen.emit("sending");
    await outcome(page).getByText(words.form.sent).waitFor();
    await another(page).click();
    expect(await send(page).isEnabled()).toBe(true);
    expect(received).toHaveLength(1);
  });

  it("shows what happens next in the place of the form, under the eyes of who sent it, until another is written", async () => {
    answer.text = "success: 7K3M-9QXD";
    const page = await filled(await site.visit(addresses.contact, { viewport: { width: 360, height: 740 } }));
    await send(page).click();
    const told = outcome(page).getByText(words.form.sent);
    await told.waitFor();
    expect(await send(page).isVisible()).toBe(false);
    expect(await page.locator("[name=message]").isVisible()).toBe(false);
    for (const step of next ?? []) expect(await page.getByText(step).isVisible()).toBe(true);
    // Who pressed the button is where the answer is, and no notification lies over it.
    expect(await told.evaluate((text) => document.activeElement?.contains(text))).toBe(true);
    const note = notifications(page).getByRole("listitem");
    await note.waitFor();
    const { y = 0, height = 0 } = (await told.boundingBox()) ?? {};
    const over = await note.boundingBox();
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(over?.y ?? 0);
    // One check mark, which belongs to the text.
    expect(await note.locator("svg:visible").count()).toBe(await note.getByRole("button").locator("svg").count());
    await another(page).click();
    expect(await page.locator("[name=message]").isVisible()).toBe(true);
    expect(await outcome(page).textContent()).toBe("");
  });

  it.each([
    ["quote", contactPath({ service: asked.title, intent: "quote" })],
    ["package", contactPath({ package: pack })],
  ])("is in view, filled, where a link for a %s leads, on a phone", async (_what, path) => {
    const { page } = await site.visit(path, { viewport: { width: 360, height: 740 } });
    const heading = page.locator("#contact-form");
    const bar = await page.getByRole("banner").evaluate((element) => element.getBoundingClientRect().bottom);
    const { y = 0 } = (await heading.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(bar);
    expect(y).toBeLessThan(740 / 2);
    expect((await values(page)).message).not.toBe("");
  });

  it("asks which service is meant where none of its choices names it, and nothing else moves", async () => {
    const { page } = await site.visit(addresses.contact);
    const asks = page.getByText(words.form.which);
    const place = () => page.locator("[name=message]").evaluate((box) => box.getBoundingClientRect().top);
    const before = await place();
    expect(await asks.isVisible()).toBe(false);
    await page.locator("[name=service]").selectOption(rest);
    expect(await asks.isVisible()).toBe(true);
    expect(await place()).toBe(before);
  });

  it("leaves validation to the browser: what is required and what is an address", async () => {
    const { page } = await site.visit(addresses.contact);
    await send(page).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("firstName");
    const required = await page
      .locator("form :required")
      .evaluateAll((all) => all.map((field) => field.getAttribute("name")));
    expect(required).toEqual(["firstName", "lastName", "email", "message"]);
    await filled({ page, problems: [] });
    await page.locator("[name=email]").fill("ada");
    await send(page).click();
    expect(await page.locator("[name=email]").evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(
      true,
    );
    expect(await page.getByText(words.form.missingEmail).isVisible()).toBe(true);
    expect(received).toHaveLength(0);
  });

  it("offers the services of the content and a box of five rows", async () => {
    const { page } = await site.visit(addresses.contact);
    const options = await page
      .locator("[name=service] option")
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    expect(options).toEqual(["", ...choices.map(({ value }) => value)]);
    expect(await page.locator("[name=service] option").first().textContent()).toBe(words.form.chooseService);
    expect(await page.locator("[name=message]").getAttribute("rows")).toBe("5");
  });

  it.each([
    [`?service=${asked.slug}&intent=quote`, asked.choice, asked.title],
    ...shared.slice(0, 1).flatMap(({ slug, choice, title }) => [
      [`?service=${slug}`, choice, ""],
      [`?service=${slug}&intent=proposal`, choice, title],
    ]),
    ["?service=nothing-we-know", rest, ""],
    [`?package=${encodeURIComponent(pack)}`, "", pack],
    ["?package=%24%26+%241+%24%60", "", "$& $1 $`"],
    ["?service=toString&intent=quote", rest, openings.project],
    ["?service=__proto__&intent=constructor", rest, ""],
    ["", "", ""],
  ])("takes over what the link %j knew, before anything is painted", async (query, service, said) => {
    for (const javaScript of [true, false]) {
      const { page } = await site.visit(addresses.contact + query, { hydrated: javaScript });
      const { service: chosen, message } = await values(page);
      expect(chosen).toBe(service);
      if (said === "") expect(message).toBe("");
      else expect(message).toContain(said);
    }
  });

  it("posts by itself without scripts", async () => {
    const { page } = await site.visit(addresses.contact, { javaScriptEnabled: false });
    await page.locator("[name=firstName]").fill("Ada");
    await page.locator("[name=lastName]").fill("Quill");
    await page.locator("[name=email]").fill("ada@example.com");
    await page.locator("[name=message]").fill("Hello");
    await page.locator("form button[type=submit]").click();
    await page.waitForURL("**/mail.php");
    expect(received).toHaveLength(1);
    expect(received[0]?.type).toMatch(/^multipart\/form-data/);
  });
});
