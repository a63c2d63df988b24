import { MAX_LENGTHS } from "../../src/contact-form/fields";
import { addresses } from "../../src/lib/addresses";
import { filled, words } from "../../src/lib/words";
import { STILL, violations } from "../support/axe";
import { describeForm, fillIn, notifications } from "../support/contact-form";
import { describeLegalText } from "../support/legal-text";
import { PHONE, siteForTests } from "../support/site";

/* What opens or is told on a page. The pages themselves are looked at by accessibility.pages.test.ts. */

const site = siteForTests();

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  const still = { ...STILL, colorScheme };

  it("axe finds nothing with the menu open on a phone", async () => {
    const { page } = await site.visit("/", { ...still, viewport: PHONE });
    await page.getByRole("button", { name: words.frame.menu, exact: true }).click();
    expect(await violations(page)).toEqual([]);
  });

  it("axe finds nothing with the services open on a desktop", async () => {
    const { page } = await site.visit("/", still);
    await page.getByRole("button", { name: words.frame.allServices }).click();
    expect(await violations(page)).toEqual([]);
  });

  describeForm(() => {
    it("axe finds nothing with faults shown in the form", async () => {
      const { page } = await site.visit(addresses.contact, still);
      await page.locator("[name=email]").fill("ada");
      await page.getByRole("button", { name: words.actions.send }).click();
      await page.getByText(words.form.missingFirstName).waitFor();
      expect(await violations(page)).toEqual([]);
    });

    it("axe finds nothing with a text that is too long and with a whole page as the answer", async () => {
      const { page } = await site.visit(addresses.contact, { ...still, viewport: PHONE });
      await fillIn(page);
      await page.route("**/mail.php", (route) =>
        route.fulfill({ status: 502, body: "<p>Bad gateway</p>".repeat(300) }),
      );
      await page.getByRole("button", { name: words.actions.send }).click();
      await page.getByRole("region", { name: words.form.answer }).waitFor();
      await notifications(page).getByRole("listitem").waitFor();
      expect(await violations(page)).toEqual([]);
      await page.locator("[name=message]").fill("m".repeat(MAX_LENGTHS.message + 1));
      await page
        .getByText(filled(words.form.tooMany, { count: "1" }))
        .first()
        .waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  describeLegalText(({ title }) => {
    it("axe finds nothing with a legal text open", async () => {
      const { page } = await site.visit(addresses.contact, still);
      await page.getByRole("button", { name: title }).click();
      expect(await violations(page)).toEqual([]);
    });
  });
});
