import { addresses } from "../../src/lib/addresses";
import { arrived, siteForTests, waitForReact, barLink } from "../support/site";
import { PLAIN_PAGE } from "../support/content";

const site = siteForTests();

it.each([
  `${PLAIN_PAGE}#100%`,
  `${PLAIN_PAGE}#%`,
  "/no-such-page/#%E0%A4%A",
  "/foo%2Fbar/",
  `${PLAIN_PAGE.slice(0, -1)}%2F`,
  "/caf%E9/",
  "/%C3%28/?x=%",
])("React starts at %s, and the page stays", async (address) => {
  const { page, problems } = await site.visit(address, { hydrated: false });
  const heading = await page.locator("h1").innerText();
  await waitForReact(page);
  expect(await page.locator("h1").innerText()).toBe(heading);
  // The not-found page says which address is missing.
  expect(problems.filter((problem) => !/^error: .*\b404\b/.test(problem))).toEqual([]);
});

it("stays when the address gets a part that cannot be decoded", async () => {
  const { page, problems } = await site.visit(PLAIN_PAGE);
  await page.evaluate(() => {
    location.hash = "#%";
  });
  await barLink(page, addresses.contact).click();
  await arrived(page, addresses.contact);
  await page.locator("h1").waitFor();
  expect(problems).toEqual([]);
});
