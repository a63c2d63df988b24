import type { Page } from "playwright-core";
import { MAIL_PATH } from "#contact-form/protocol";

/** How the mail endpoint answers what the contact form posts; "never" keeps it waiting. */
export type MailAnswer = "sent" | "failed" | "never";

/** Answers what a page posts to the mail endpoint, in the place of a mail service. */
export async function answerMail(page: Page, answer: MailAnswer): Promise<void> {
  const isMail = (url: URL) => url.pathname.endsWith(MAIL_PATH);
  await page.route(isMail, async (route) => {
    if (route.request().method() !== "POST") return route.fulfill({ body: "" });
    if (answer === "sent") return route.fulfill({ contentType: "text/plain", body: "success" });
    if (answer === "failed")
      return route.fulfill({ status: 500, contentType: "text/plain", body: "The disk is full." });
    // Nothing: the request ends with the page.
    return undefined;
  });
}
