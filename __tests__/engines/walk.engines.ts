import { words } from "../../src/lib/words";
import { content } from "../support/content";
import { type Engine, firefox, webkit } from "../support/engines";
import { mailEndpoint } from "../support/mail-endpoint";
import { type LocalSite, serveLocally } from "@site/site-server/local-site";

jest.setTimeout(60_000);

const takeMail = mailEndpoint(() => "success");

describe.each([
  ["Firefox", firefox],
  ["WebKit", webkit],
])("in %s", (_name, open) => {
  let engine: Engine;
  let site: LocalSite;
  const opened: { close: () => Promise<void> }[] = [];

  beforeAll(async () => {
    opened.push((site = await serveLocally({ takeMail })));
    opened.push((engine = await open()));
  });
  // Also when a browser is missing: else what is open keeps this process from ending.
  afterAll(async () => {
    for (const { close } of opened) await close();
  });
  beforeEach(() => engine.resize(1440, 900));

  async function visit(path: string): Promise<void> {
    await engine.goto(site.origin + encodeURI(path));
    // Scripts wait for a sign of intent.
    await engine.press("Escape");
    await until('document.documentElement.hasAttribute("data-hydrated")');
  }

  /** Waits until an expression holds in the page. */
  async function until(expression: string): Promise<void> {
    for (let attempt = 0; attempt < 100; attempt++) {
      if ((await engine.evaluate(`Boolean(${expression})`)) === true) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`Never true: ${expression}`);
  }

  const isOpen = (id: string) => `document.getElementById("${id}").matches(":popover-open")`;

  it("opens the services on hover and by keyboard", async () => {
    await visit("/contact/");
    await engine.hover(".services-menu .site-menu__link");
    await until(isOpen("services-menu"));
    expect(await engine.evaluate('document.querySelectorAll("#services-menu a").length')).toBe(13);
    await engine.press("Escape");
    await until(`!${isOpen("services-menu")}`);
    await engine.evaluate('document.querySelector(".services-menu__toggle").focus()');
    await engine.press("Enter");
    await until(isOpen("services-menu"));
    await until('document.querySelector(".services-menu__toggle").getAttribute("aria-expanded") === "true"');
  });

  it("opens and closes the menu on a small window", async () => {
    await engine.resize(500, 850);
    await visit("/contact/");
    await engine.click(".site-menu__toggle");
    await until(isOpen("site-menu"));
    await engine.click('#site-menu a[href="/"]');
    await until('location.pathname === "/"');
    await until(`!${isOpen("site-menu")}`);
  });

  it("filters the portfolio", async () => {
    await visit("/portfolio/");
    const cards = 'document.querySelectorAll("main article").length';
    expect(await engine.evaluate(cards)).toBe(12);
    await engine.click('button[value="Web Application"]');
    await until(`${cards} === 1`);
    expect(await engine.evaluate("location.search")).toBe("?category=Web+Application");
    // WebDriver, unlike a hand, refuses what a transition still covers.
    await until('!("filtering" in document.documentElement.dataset)');
    await engine.click('button[value="Digital Marketing"]');
    await until(`${cards} === 0`);
    expect(await engine.evaluate("document.body.textContent")).toContain(content.pages.portfolio.empty.title);
  });

  it("sends the form", async () => {
    await visit("/contact/?service=web-design");
    expect(await engine.evaluate('document.querySelector("[name=service]").value')).toBe("web-design");
    await engine.type("[name=firstName]", "Ada");
    await engine.type("[name=lastName]", "Quill");
    await engine.type("[name=email]", "ada@example.com");
    await engine.type("[name=message]", "Hello");
    await engine.click("form button[type=submit]");
    await until(
      `document.querySelector("form [role=status]").textContent.includes(${JSON.stringify(words.form.sent)})`,
    );
    expect(await engine.evaluate('document.querySelector("[name=firstName]").value')).toBe("");
  });

  it.each([
    "/",
    "/about/",
    "/services/",
    "/services/virtual-assistant/",
    "/projects/banking-app-ux-redesign/",
    "/projects/seo-&-content-marketing-local-retailer/",
    "/pricing/",
    "/testimonials/",
    "/nothing-here/",
  ])("shows %s with its pictures, without sideways scrolling", async (path) => {
    await engine.resize(500, 850);
    await visit(path);
    await engine.evaluate('document.querySelectorAll("img").forEach((image) => { image.loading = "eager" })');
    await until("[...document.images].every((image) => image.complete && image.naturalWidth > 0)");
    expect(await engine.evaluate('document.querySelectorAll("h1").length')).toBe(1);
    expect(await engine.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")).toBe(
      true,
    );
  });
});
