import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { serveLocally } from "@site/site-server/local-site";
import { another, describeForm, failed, FIELDS, fillIn, outcome, send } from "../support/contact-form";
import { type FormService, formspree, netlify, web3forms } from "../support/form-services";
import { copyProject, type ProjectCopy } from "../support/project-copy";
import { recipe } from "../support/recipes";
import { serveService, serveWithForms, type ServedService } from "../support/serve-service";
import { type Site, siteForTests } from "../support/site";
import { words } from "../../src/lib/words";

/* The site built with each recipe of docs/form-services.md, in a browser, with a stand-in at the service's address. */

describeForm(({ thanks }) => {
  /** The longest message there can be, in letters of three bytes. */
  const LONG = "\u5b57".repeat(10_000);

  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copyProject();
  });
  afterAll(() => copy.remove());

  /** Builds the site with a recipe in its content. */
  async function build(name: string): Promise<void> {
    const file = join(copy.folder, "data/pages/contact.json");
    const page = JSON.parse(await readFile(file, "utf8")) as { form: object };
    const delivery = recipe(name);
    await writeFile(file, JSON.stringify({ ...page, form: { ...page.form, delivery } }));
    const { code, output } = await copy.build();
    expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
  }

  /** A site that was built with a recipe, with a service of its own on the web. */
  function siteWith(name: string, origin: string, service: FormService): Site {
    let served: ServedService;
    beforeAll(async () => {
      await build(name);
      served = await serveService(origin, service);
    });
    afterAll(() => served.close());
    return siteForTests({ project: () => copy.folder, flags: () => served.flags });
  }

  async function visited(site: Site, javaScriptEnabled = true): Promise<Page> {
    const { page } = await site.visit("/contact/", { javaScriptEnabled, ignoreHTTPSErrors: true });
    await fillIn(page);
    return page;
  }

  describe("Formspree", () => {
    const service = formspree();
    const site = siteWith("Formspree", "https://formspree.io", service);

    it("takes what a script sends, without having been asked before", async () => {
      const page = await visited(site);
      await send(page).click();
      await outcome(page).getByText(words.form.sent).waitFor();
      expect(service.taken.at(-1)).toEqual({ ...FIELDS, _subject: "A message from the website" });
      expect(service.preflights).toEqual([]);
    });

    it("tells the visitor what it finds wrong", async () => {
      const page = await visited(site);
      // The browser takes it for an address, and the service does not.
      await page.locator("[name=email]").fill("ada@example");
      await send(page).click();
      await outcome(page).getByText(failed("should be an email"), { exact: true }).waitFor();
      expect(await page.locator("[name=message]").inputValue()).toBe(FIELDS.message);
    });

    it("shows its own page to a browser without scripts", async () => {
      const page = await visited(site, false);
      await send(page).click();
      await page.waitForURL("https://formspree.io/thanks");
      expect(service.taken).toHaveLength(2);
    });
  });

  describe("Web3Forms", () => {
    const service = web3forms("YOUR_ACCESS_KEY");
    const site = siteWith("Web3Forms", "https://api.web3forms.com", service);

    it("takes what a script sends, without having been asked before", async () => {
      const page = await visited(site);
      await send(page).click();
      await outcome(page).getByText(words.form.sent).waitFor();
      const hidden = { access_key: "YOUR_ACCESS_KEY", subject: "A message from the website" };
      expect(service.taken.at(-1)).toEqual({ ...FIELDS, ...hidden });
      expect(service.preflights).toEqual([]);
    });

    it("tells the visitor why it refuses", async () => {
      const page = await visited(site);
      await page.locator("[name=access_key]").evaluate((field) => {
        field.setAttribute("value", "another");
      });
      await send(page).click();
      await outcome(page).getByText(failed("Invalid Access Key"), { exact: true }).waitFor();
    });

    it("leads a browser without scripts to the page that thanks", async () => {
      const page = await visited(site, false);
      // The site of this test stands elsewhere than the one of the recipe.
      const address = `${site.origin}/contact/#sent`;
      await page.locator("[name=redirect]").evaluate((field, to) => {
        field.setAttribute("value", to);
      }, address);
      await send(page).click();
      await page.getByText(thanks).waitFor();
      expect(page.url()).toBe(address);
      expect(service.taken).toHaveLength(2);
    });
  });

  describe("Netlify Forms", () => {
    const pages = new Map<string, string>();
    const service = netlify(pages);
    beforeAll(() => build("Netlify Forms"));
    const site = siteForTests({
      serve: async () => serveWithForms(await serveLocally({ project: copy.folder }), service, pages),
    });

    it("takes what a script sends, also the longest message", async () => {
      const page = await visited(site);
      for (const message of [FIELDS.message, LONG]) {
        await fillIn(page, { ...FIELDS, message });
        await send(page).click();
        await outcome(page).getByText(words.form.sent).waitFor();
        expect(service.taken.at(-1)).toEqual({ ...FIELDS, message });
        await another(page).click();
      }
    });

    it("takes what a browser without scripts posts, which is on the page that thanks then", async () => {
      const page = await visited(site, false);
      await send(page).click();
      await page.getByText(thanks).waitFor();
      expect(service.taken).toHaveLength(3);
    });

    it("reads as not sent where it has not found the form", async () => {
      const page = await visited(site);
      await page.locator("[name=form-name]").evaluateAll((fields) => {
        for (const field of fields) field.setAttribute("value", "another");
      });
      await send(page).click();
      await outcome(page).getByText(failed("no reason was given."), { exact: true }).waitFor();
    });
  });
});
