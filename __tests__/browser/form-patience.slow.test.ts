import { describeForm, FIELDS, fillIn, heldEndpoint, outcome, send, values } from "../support/contact-form";
import { siteForTests } from "../support/site";
import { words } from "../../src/lib/words";

describeForm(() => {
  const { takeMail, answer } = heldEndpoint();

  const site = siteForTests({ takeMail });

  it("gives up after thirty seconds", async () => {
    const { page } = await site.visit("/contact/");
    await fillIn(page);
    const start = Date.now();
    await send(page).click();
    await outcome(page).getByText(words.form.unreachable, { exact: true }).waitFor({ timeout: 60_000 });
    const seconds = (Date.now() - start) / 1000;
    answer("success");
    expect(seconds).toBeGreaterThan(29);
    expect(seconds).toBeLessThan(33);
    expect(await values(page)).toEqual(FIELDS);
  });
});
