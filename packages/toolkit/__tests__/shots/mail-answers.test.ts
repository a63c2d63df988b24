import type { Page } from "playwright-core";
import { outcomeOf } from "#contact-form/answer";
import { SPEECHES } from "#contact-form/delivery";
import { answerMail, type MailAnswer } from "../../src/shots/mail-answers";
import { withVisitedSite } from "../../src/visited-site";

/** What takes the messages: this site's own service, and one of another origin. */
const ENDPOINTS = ["/mail.php", "https://forms.example/f/7"];

/** What a script on the page reads when it posts the form, whichever way the answer is understood. */
async function readOn(page: Page, endpoint: string, answer: MailAnswer): Promise<boolean[]> {
  await page.setContent(`<form action="${endpoint}"><input name="email"><input name="action"></form>`);
  await answerMail(page, answer);
  const read = await page.evaluate(async (url) => {
    const response = await fetch(url, { method: "POST", body: new FormData(), signal: AbortSignal.timeout(5000) });
    return { text: await response.text(), isOk: response.ok, type: response.headers.get("Content-Type") };
  }, endpoint);
  return SPEECHES.map((speech) => outcomeOf(read, speech).isSent);
}

it.each([
  ["sent", true],
  ["failed", false],
] as const)("answers “%s” wherever the form posts to, however it reads answers", async (answer, isSent) => {
  const outcomes = await withVisitedSite(async ({ browser, origin }) => {
    const page = await browser.newPage({ bypassCSP: true });
    await page.goto(origin);
    const read = [];
    for (const endpoint of ENDPOINTS) read.push(await readOn(page, endpoint, answer));
    return read;
  });
  expect(outcomes).toEqual(ENDPOINTS.map(() => SPEECHES.map(() => isSent)));
});
