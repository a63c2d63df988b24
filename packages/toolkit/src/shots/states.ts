import { addresses } from "#lib/addresses";
import { counted, words } from "#lib/words";
import type { Locator, Page } from "playwright-core";
import { answerMail } from "./mail-answers";

/** What a visitor brings about on a page, for a picture of it. */
export interface State {
  readonly name: string;
  /** The page it is on. */
  readonly path: string;
  /** Widths of the window, in px, that have it; all of them, when none are told. */
  readonly below?: number;
  readonly from?: number;
  /** What it is brought about by; an agency without that on its page has no such state. */
  readonly by: (page: Page) => Locator;
  /** Brings it about on the page, which React has taken over, and ends when it can be seen. */
  readonly act: (page: Page, by: Locator) => Promise<void>;
}

/** Width from which the menu is a row in the bar: "bar" in `styles/settings/_window.scss`, 68rem. */
const BAR = 1088;

/** All states, in the order in which they are taken. */
export const STATES: readonly State[] = [
  {
    name: "menu-open",
    path: "/",
    below: BAR,
    by: (page) => page.getByRole("button", { name: words.frame.menu, exact: true }),
    act: async (page, button) => {
      await button.click();
      await page.locator(".site-menu:popover-open").waitFor();
    },
  },
  {
    name: "services-open",
    path: "/",
    from: BAR,
    by: (page) => page.getByRole("button", { name: words.frame.allServices }),
    act: async (page, button) => {
      await button.click();
      await page.locator(".services-menu__panel:popover-open").waitFor();
    },
  },
  {
    name: "legal-text-open",
    path: "/",
    by: (page) => page.locator("button.legal-texts__open").first(),
    act: async (page, link) => {
      await link.click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "question-open",
    path: addresses.contact,
    by: (page) => page.locator(".questions__question").first(),
    act: async (page, question) => {
      await question.click();
      await page.locator(".questions__answer").first().waitFor();
      await showFrom(page, ".questions__question");
    },
  },
  {
    name: "form-with-errors",
    path: addresses.contact,
    by: emailField,
    act: async (page, field) => {
      await field.fill("ada");
      await page.getByRole("button", { name: words.actions.send }).click();
      await page.locator("form :user-invalid").first().waitFor();
      await showFrom(page, "#contact-form");
    },
  },
  {
    name: "form-sending",
    path: addresses.contact,
    by: emailField,
    act: async (page) => {
      await answerMail(page, "never");
      await sendMessage(page);
      await page.getByRole("button", { name: words.actions.sending }).waitFor();
    },
  },
  { name: "form-sent", path: addresses.contact, by: emailField, act: (page) => sendAnswered(page, "sent") },
  { name: "form-failed", path: addresses.contact, by: emailField, act: (page) => sendAnswered(page, "failed") },
  {
    name: "filter-empty",
    path: addresses.portfolio,
    by: (page) => page.locator("[data-categories] button", { hasText: counted(words.portfolio.projects, 0) }).first(),
    act: async (page, category) => {
      await category.click();
      await page.locator(".empty-category").waitFor();
      await showFrom(page, "[data-categories]");
    },
  },
  {
    name: "tooltip-open",
    path: addresses.contact,
    by: (page) => page.locator(".social-links__link").first(),
    act: async (page, link) => {
      await link.hover();
      await page.getByRole("tooltip").waitFor({ state: "attached" });
    },
  },
  {
    name: "theme-chosen",
    path: addresses.services,
    by: (page) => page.locator("input[name=theme]:not(:checked)").last(),
    act: async (_, chosen) => {
      await chosen.check();
      await chosen.focus();
    },
  },
];

function emailField(page: Page): Locator {
  return page.locator("[name=email]");
}

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
