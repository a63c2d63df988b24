import { openSite, type Site } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it("has a region named Notifications that Alt+T reaches, at the bottom right", async () => {
  const { page } = await site.visit("/contact/");
  await page.locator("form").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.route("**/mail.php", (route) => route.abort());
  await page.getByRole("button", { name: "Send Message" }).click();
  const region = page.getByRole("region", { name: /^Notifications/ });
  const note = region.getByText("Error connecting to server.");
  await note.waitFor();
  await page.keyboard.press("Alt+KeyT");
  expect(await page.evaluate(() => document.activeElement?.closest("section")?.getAttribute("aria-label"))).toMatch(
    /^Notifications/,
  );
  const box = await note.boundingBox();
  expect(box?.x).toBeGreaterThan(1440 / 2);
  expect(box?.y).toBeGreaterThan(900 / 2);
});

it("opens a tooltip after 700 ms, and the next one at once", async () => {
  const { page } = await site.visit("/contact/");
  const links = page.locator("main .social-links__link");
  await links.first().scrollIntoViewIfNeeded();
  const opened = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let start = 0;
        document
          .querySelector("main .social-links__link")
          ?.addEventListener("pointermove", (event) => (start ||= event.timeStamp));
        new MutationObserver((_records, observer) => {
          if (!document.querySelector("[role=tooltip]")) return;
          observer.disconnect();
          done(performance.now() - start);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await links.nth(0).hover();
  const delay = await opened;
  expect(delay).toBeGreaterThanOrEqual(690);
  expect(delay).toBeLessThan(1000);
  expect(await page.getByRole("tooltip").textContent()).toBe("Instagram");
  // A hand moves, it does not jump: while the pointer may be on its way to the tooltip, others stay closed.
  const next = await links.nth(1).boundingBox();
  await page.mouse.move((next?.x ?? 0) + 20, (next?.y ?? 0) + 20, { steps: 12 });
  await page.getByRole("tooltip").filter({ hasText: "Facebook" }).waitFor({ state: "attached", timeout: 600 });
});

it("logs the path that was not found", async () => {
  const { problems } = await site.visit("/no/such/page/");
  const logged = problems.filter((problem) => problem.startsWith("error:") && problem.includes("/no/such/page/"));
  expect(logged).toHaveLength(1);
});

it("shows a screen of its own when a page breaks, and a way home", async () => {
  const { page } = await site.visit("/");
  await page.route("**/page-data/about/page-data.json", async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { data: { aboutPage: unknown } } };
    data.result.data.aboutPage = null;
    await route.fulfill({ response, json: data });
  });
  await page.locator(".footer").getByRole("link", { name: "About", exact: true }).click();
  await page.getByRole("heading", { name: "Unexpected Application Error!", level: 1 }).waitFor();
  await page.getByText("The data layer has no about page").waitFor();
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await page.waitForURL(`${site.origin}/`);
  await page.locator(".home-hero").waitFor();
});

it("opens the legal texts in dialogs, without scripts too", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await site.visit("/contact/", { javaScriptEnabled });
    for (const title of ["Privacy Policy", "Terms of Service"]) {
      await page.getByRole("button", { name: title }).click();
      const dialog = page.getByRole("dialog", { name: title });
      expect(await dialog.isVisible()).toBe(true);
      await dialog.getByRole("button", { name: "Close" }).click();
      expect(await dialog.isVisible()).toBe(false);
    }
  }
});
