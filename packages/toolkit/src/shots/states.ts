import { addresses } from "#lib/addresses";
import { counted, words } from "#lib/words";
import type { Page } from "playwright-core";
import { answerMail } from "./mail-answers";

/** What a visitor brings about on a page, for a picture of it. */
export interface State {
  readonly name: string;
  /** The page it is on. */
  readonly path: string;
  /** Widths of the window, in px, that have it; all of them, when none are told. */
  readonly below?: number;
  readonly from?: number;
  /** Brings it about on the page, which React has taken over, and ends when it can be seen. */
  readonly act: (page: Page) => Promise<void>;
}

/** Width from which the menu is a row in the bar: "bar" in `styles/settings/_window.scss`, 68rem. */
const BAR = 1088;

/** All states, in the order in which they are taken. */
export const STATES: readonly State[] = [
  {
    name: "menu-open",
    path: "/",
    below: BAR,
    act: async (page) => {
      await page.getByRole("button", { name: words.frame.menu, exact: true }).click();
      await page.locator(".site-menu:popover-open").waitFor();
    },
  },
  {
    name: "services-open",
    path: "/",
    from: BAR,
    act: async (page) => {
      await page.getByRole("button", { name: words.frame.allServices }).click();
      await page.locator(".services-menu__panel:popover-open").waitFor();
    },
  },
  {
    name: "legal-text-open",
    path: "/",
    act: async (page) => {
      await page.locator(".legal-texts__open").first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "question-open",
    path: addresses.contact,
    act: async (page) => {
      const question = page.locator(".questions__question").first();
      await question.click();
      await page.locator(".questions__answer").first().waitFor();
      await showFrom(page, ".questions__question");
    },
  },
  {
    name: "form-with-errors",
    path: addresses.contact,
    act: async (page) => {
      await page.locator("[name=email]").fill("ada");
      await page.getByRole("button", { name: words.actions.send }).click();
      await page.locator("form :user-invalid").first().waitFor();
      await showFrom(page, "#contact-form");
    },
  },
  {
    name: "form-sending",
    path: addresses.contact,
    act: async (page) => {
      await answerMail(page, "never");
      await sendMessage(page);
      await page.getByRole("button", { name: words.actions.sending }).waitFor();
    },
  },
  { name: "form-sent", path: addresses.contact, act: (page) => sendAnswered(page, "sent") },
  { name: "form-failed", path: addresses.contact, act: (page) => sendAnswered(page, "failed") },
  {
    name: "filter-empty",
    path: addresses.portfolio,
    act: async (page) => {
      await page
        .locator("[data-categories] button", { hasText: counted(words.portfolio.projects, 0) })
        .first()
        .click();
      await page.locator(".empty-category").waitFor();
      await showFrom(page, "[data-categories]");
    },
  },
  {
    name: "tooltip-open",
    path: addresses.contact,
    act: async (page) => {
      await page.locator(".social-links__link").first().hover();
      await page.getByRole("tooltip").waitFor({ state: "attached" });
    },
  },
  {
    name: "theme-chosen",
    path: addresses.services,
    act: async (page) => {
      const chosen = page.locator("input[name=theme]:not(:checked)").last();
      await chosen.check();
      await chosen.focus();
    },
  },
];

async function sendMessage(page: Page): Promise<void> {
  const texts = { firstName: "Ada", lastName: "Byron", email: "ada@example.com", message: "A site for an engine." };
  for (const [name, text] of Object.entries(texts)) await page.locator(`[name=${name}]`).fill(text);
  await page.getByRole("button", { name: words.actions.send }).click();
}

async function sendAnswered(page: Page, answer: "sent" | "failed"): Promise<void> {
  await answerMail(page, answer);
  await sendMessage(page);
  await page.locator(`form [data-outcome=${answer}]`).waitFor();
  await page.locator("[data-sonner-toast][data-mounted=true]").first().waitFor();
  await showFrom(page, "form [name=message]");
}

/** Scrolls to where what is of interest begins, as a link to it would. */
async function showFrom(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: "start", behavior: "instant" });
    });
}
