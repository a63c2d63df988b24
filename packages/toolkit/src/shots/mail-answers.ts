import type { Page } from "playwright-core";

/** How what takes the messages answers what the contact form posts; "never" keeps it waiting. */
export type MailAnswer = "sent" | "failed" | "never";

/** For a page of another origin to read an answer. */
const READABLE = { "access-control-allow-origin": "*" };

/** Says yes in every way in which an answer is read: in words, by its status, and as JSON. */
const SENT = { headers: READABLE, json: { success: true } };

const FAILED = { headers: READABLE, status: 500, contentType: "text/plain", body: "The disk is full." };

/**
 * Answers what the contact form posts, in the place of what takes the messages: this site's own service, or one
 * elsewhere.
 */
export async function answerMail(page: Page, answer: MailAnswer): Promise<void> {
  const endpoint = await endpointOf(page);
  await page.route(
    (url) => url.href === endpoint,
    async (route) => {
      if (route.request().method() !== "POST") return route.fulfill({ body: "" });
      if (answer === "sent") return route.fulfill(SENT);
      if (answer === "failed") return route.fulfill(FAILED);
      // Nothing: the request ends with the page.
      return undefined;
    },
  );
}

/** Where the form posts to. Its attribute is read: a field may be called "action". */
async function endpointOf(page: Page): Promise<string> {
  return page
    .locator("form:has([name=email])")
    .evaluate((form) => new URL(form.getAttribute("action") ?? "", document.baseURI).href);
}
