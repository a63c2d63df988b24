import type { Page } from "playwright-core";
import { figure } from "../../src/lib/figure";
import { counted, filled, words } from "../../src/lib/words";
import { content } from "./content";
import { describeWith } from "./describe-with";
import { mailEndpoint, type Posted } from "./mail-endpoint";

const { form } = content.pages.contact;

/** What the content says of the form, where an agency has one. */
export type ContactForm = NonNullable<typeof form>;

/** Tests of the form, where there is one. */
export function describeForm(tests: (form: ContactForm) => void): void {
  describeWith("the contact form", form, "form[method=post]", tests);
}

/** What a visitor may have typed into each field. */
export const FIELDS = {
  firstName: "Ada",
  lastName: "Quill",
  email: "ada@example.com",
  phone: "+1 555 010 0199",
  service: form?.services[0]?.value ?? "",
  message: "A new site for our bakery.",
};

/** Types all of it into the form. */
export async function fillIn(page: Page, fields: Readonly<Record<string, string>> = FIELDS): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`[name="${name}"]`);
    if (name === "service") await field.selectOption(value);
    else await field.fill(value);
  }
}

/** What the form would post. */
export async function values(page: Page): Promise<Record<string, string>> {
  return page
    .locator("main form")
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>);
}

/** Where the form tells how an attempt to send it ended. */
export const outcome = (page: Page) => page.locator("form [role=status]");

/** What it tells of a message that was not taken. */
export const failed = (reason: string) => filled(words.form.failed, { reason });

/** The button that sends. */
export const send = (page: Page) => page.getByRole("button", { name: words.actions.send });

/** The button that brings the form back after a message was taken. */
export const another = (page: Page) => page.getByRole("button", { name: words.actions.writeAnother });

/** The field of a name. */
export const field = (page: Page, name: keyof typeof FIELDS) => page.locator(`[name="${name}"]`);

/** The region of the notifications. */
export const notifications = (page: Page) => page.getByRole("region", { name: words.frame.notifications });

/** What a field says that holds so many characters too many. */
export const tooMany = (count: number) => filled(words.form.tooMany, { count: figure(count, content.agency.language) });

/** What it says while there is room. */
export const fit = (count: number) => filled(words.form.fit, { characters: counted(words.form.characters, count) });

/** What it says when there is little. */
export const left = (count: number) => filled(words.form.left, { characters: counted(words.form.characters, count) });

/** What it says when more stands in it than may be sent. */
export const upTo = (count: number) => filled(words.form.upTo, { characters: counted(words.form.characters, count) });

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An endpoint that answers when a test says so; what a test says before it is asked waits for the next message. */
export function heldEndpoint() {
  const received: Posted[] = [];
  const given: Answer[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const takeMail = mailEndpoint((posted) => {
    received.push(posted);
    return given.shift() ?? new Promise<Answer>((done) => waiting.push(done));
  });
  return {
    received,
    takeMail,
    answer: (body: string, status = 200, headers: Answer["headers"] = {}) => {
      // An older one that still waits is of a page that was left.
      const answerNewest = waiting.pop();
      if (answerNewest) answerNewest({ status, body, headers });
      else given.push({ status, body, headers });
    },
  };
}
