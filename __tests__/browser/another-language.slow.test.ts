import type { Page } from "playwright-core";
import { filled } from "../../src/lib/words";
import addresses from "../agency/data/addresses.json";
import contact from "../agency/data/pages/contact.json";
import site from "../agency/data/site.json";
import german from "../agency/data/words.json";
import { fillIn, outcome } from "../support/contact-form";
import { copyAsAgency, type ProjectCopy } from "../support/project-copy";
import { type ServeProcess, startServe, stopServe } from "../support/serve-process";
import { siteForTests } from "../support/site";

const { firstName, lastName, email, message } = {
  firstName: "Ada",
  lastName: "Quill",
  email: "ada@example.com",
  message: "Ein Schild.",
};

let copy: ProjectCopy;
let service: ServeProcess;

// The site and the service of an agency that writes German; the service takes two messages a minute.
const visited = siteForTests({
  serve: async () => {
    copy = await copyAsAgency();
    const { code, output } = await copy.build();
    expect(code === 0 ? "" : output).toBe("");
    service = await startServe({ RATE_LIMIT_MAX: "2" }, { folder: copy.folder });
    return { origin: service.origin, close: () => stopServe(service).then(() => undefined) };
  },
});
afterAll(() => copy.remove());

const send = (page: Page) => page.getByRole("button", { name: german.actions.send });

it("tells those who hear the page in its language which one is shown", async () => {
  const { page } = await visited.visit("/");
  const [link] = site.navigation.top.filter(({ to }) => to === "contact");
  await page
    .getByRole("link", { name: link?.label ?? "", exact: true })
    .first()
    .click();
  await page.waitForURL(visited.origin + encodeURI(addresses.contact));
  const told = filled(german.frame.arrived, { title: contact.hero.title });
  await page.waitForFunction((text) => document.querySelector("#gatsby-announcer")?.textContent === text, told);
});

it("says in it why a message was not taken, without scripts, and leads back", async () => {
  const { page } = await visited.visit(encodeURI(addresses.contact), { javaScriptEnabled: false });
  await fillIn(page, { firstName, lastName, email: "ada@localhost", message });
  await send(page).click();
  await page.getByRole("heading", { level: 1, name: german.mail.notSent }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe(site.language);
  await page.locator("#email-fault").getByText(german.mail.faults.email).waitFor();
  await page.getByRole("link", { name: german.mail.backToContact }).click();
  await page.getByRole("heading", { level: 1, name: contact.hero.title }).waitFor();
});

it("has one look for legal texts, whether a page has them or they open above it", async () => {
  const { page } = await visited.visit("/");
  const looks = await page.locator(".legal-texts__open").evaluateAll((all) =>
    all.map((one) => {
      const { color, textDecoration, textDecorationColor, textDecorationThickness } = getComputedStyle(one);
      const { height } = one.getBoundingClientRect();
      return [one.localName, { color, textDecoration, textDecorationColor, textDecorationThickness, height }] as const;
    }),
  );
  expect(new Set(looks.map(([element]) => element))).toEqual(new Set(["a", "button"]));
  const [first] = looks.map(([, look]) => look);
  expect(first?.textDecorationColor).toBe(first?.color);
  expect(looks.map(([, look]) => look)).toEqual(looks.map(() => first));
});

// The last: it stops the service.
it("says in it that a message was sent, that it was not, and that there was no answer", async () => {
  const { page } = await visited.visit(encodeURI(addresses.contact));
  await fillIn(page, { firstName, lastName, email, message });
  await send(page).click();
  await outcome(page).getByText(`✓ ${german.form.sent}`).waitFor();
  await page.getByRole("button", { name: german.actions.writeAnother }).click();
  await fillIn(page, { firstName, lastName, email, message });
  await send(page).click();
  const { tooMany } = german.mail.refusals;
  await outcome(page)
    .getByText(filled(german.form.failed, { reason: tooMany }))
    .waitFor();
  await stopServe(service);
  await send(page).click();
  await outcome(page).getByText(german.form.unreachable).waitFor();
});
