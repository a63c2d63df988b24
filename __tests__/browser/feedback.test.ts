import { addresses } from "../../src/lib/addresses";
import { words } from "../../src/lib/words";
import { describeForm, fillIn } from "../support/contact-form";
import { content, PLAIN_PAGE } from "../support/content";
import { describeWith } from "../support/describe-with";
import { describeLegalText } from "../support/legal-text";
import { siteForTests, barLink } from "../support/site";
import { stillClock } from "../support/still-clock";

const site = siteForTests();

describeForm(() => {
  it("has a region for notifications that Alt+T reaches, at the bottom right", async () => {
    const { page } = await site.visit(addresses.contact);
    await fillIn(page);
    await page.route("**/mail.php", (route) => route.abort());
    await page.getByRole("button", { name: words.actions.send }).click();
    const region = page.getByRole("region", { name: words.frame.notifications });
    const note = region.getByText(words.form.unreachable);
    await note.waitFor();
    await page.keyboard.press("Alt+KeyT");
    expect(await region.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    const box = await note.boundingBox();
    expect(box?.x).toBeGreaterThan(1440 / 2);
    expect(box?.y).toBeGreaterThan(900 / 2);
  });
});

const [profile, second] = content.agency.social;

describeWith("a profile in a network", profile, ".social-links__link", (first) => {
  it("opens a tooltip after 700 ms, and the next one at once", async () => {
    const { page } = await site.visit(addresses.contact);
    const links = page.locator("main .social-links__link");
    const tooltip = (label: string) => page.locator("[role=tooltip]", { hasText: label });
    await links.first().scrollIntoViewIfNeeded();
    await stillClock(page);
    await links.nth(0).hover();
    await page.clock.runFor(699);
    expect(await page.getByRole("tooltip").count()).toBe(0);
    await page.clock.runFor(1);
    await tooltip(first.label).waitFor({ state: "attached" });
    if (second === undefined) return;
    // A hand moves, it does not jump: while the pointer may be on its way to the tooltip, others stay closed.
    const box = await links.nth(1).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 12 });
    await page.clock.runFor(300);
    await tooltip(second.label).waitFor({ state: "attached" });
  });
});

it("logs the path that was not found", async () => {
  const { problems } = await site.visit("/no/such/page/");
  const logged = problems.filter((problem) => problem.startsWith("error:") && problem.includes("/no/such/page/"));
  expect(logged).toHaveLength(1);
});

it("shows a screen of its own when a page breaks, and a way home", async () => {
  const { page } = await site.visit("/");
  await page.route(
    (url) => decodeURI(url.pathname) === `/page-data${PLAIN_PAGE}page-data.json`,
    async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as { result: { data: Record<string, unknown> } };
      for (const name of Object.keys(data.result.data)) if (name.endsWith("Page")) data.result.data[name] = null;
      await route.fulfill({ response, json: data });
    },
  );
  await barLink(page, PLAIN_PAGE).click();
  await page.getByRole("heading", { name: words.frame.broken, level: 1 }).waitFor();
  await page.getByText("The data layer has no ").waitFor();
  await page.getByRole("link", { name: words.actions.backToHome }).click();
  await page.waitForURL(`${site.origin}/`);
  await page.locator(".home-hero").waitFor();
});

describeLegalText(() => {
  it("opens the legal texts in dialogs, without scripts too", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await site.visit(addresses.contact, { javaScriptEnabled });
      for (const { title } of content.legal) {
        await page.getByRole("button", { name: title }).click();
        const dialog = page.getByRole("dialog", { name: title });
        expect(await dialog.isVisible()).toBe(true);
        await dialog.getByRole("button", { name: words.actions.close }).click();
        expect(await dialog.isVisible()).toBe(false);
      }
    }
  });
});
