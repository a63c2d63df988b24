import { load } from "cheerio";
import { simpleParser } from "mailparser";
import german from "../../../../__tests__/agency/data/words.json";
import { form, handlerWith, NAVIGATION, site } from "../support/mail-handler";
import { compose, typed } from "../support/mail";
import { composeAcknowledgement } from "../../src/mail/delivery/acknowledgement";
import { mailboxes } from "../../src/mail/agency";

// The service of an agency that writes German.
jest.mock("../../../../data/words.json", () =>
  jest.requireActual<object>("../../../../__tests__/agency/data/words.json"),
);
jest.mock("../../../../data/site.json", () =>
  jest.requireActual<object>("../../../../__tests__/agency/data/site.json"),
);

const english = jest.requireActual<{ mail: { notSent: string } }>("../../../../data/words.json");

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it("says why it takes no message in the agency's words, to a script", async () => {
  const answer = await handlerWith().handle(form({ ...typed, firstName: "", email: "ada", phone: "1".repeat(41) }));
  expect(await answer.text()).toBe(
    [
      german.form.missingFirstName,
      german.mail.faults.email,
      "Ihre Telefonnummer ist zu lang. Bis zu 40 Zeichen passen.",
    ].join(" "),
  );
});

it("says it in them on its page for browsers without scripts, where nothing of another language is left", async () => {
  const { handle } = handlerWith({ site: { ...site, language: "de-DE", services: [] } });
  const page = await (await handle(form({ ...typed, firstName: "", service: "" }, NAVIGATION))).text();
  const $ = load(page);
  expect($("html").attr("lang")).toBe("de-DE");
  expect($("h1").text()).toBe(german.mail.notSent);
  expect($("label[for=service]").text()).toBe(`${german.form.service} (${german.form.optional})`);
  expect($("option").first().text()).toBe(german.form.chooseService);
  expect($("main a").text()).toBe(german.mail.backToContact);
  const said = $("body *")
    .map((_index, element) => $(element).text().trim())
    .get();
  const own = new Set(textsIn(german));
  const foreign = new Set(textsIn(english).filter((text) => !own.has(text)));
  // Where the site is that agency's, it has no words but its own.
  expect(foreign.size > 100).toBe(!own.has(english.mail.notSent));
  expect(said.filter((text) => foreign.has(text))).toEqual([]);
});

it("writes to the agency and to the visitor in them", async () => {
  const { from, to } = mailboxes();
  const letter = await simpleParser(Buffer.from(compose({ ...typed, service: "" }).bytes));
  expect(letter.subject).toMatch(/^Anfrage von der Website \[/);
  expect(letter.text).toMatch(/^Absender: Ada Lovelace\nE-Mail: .*\nTelefon: .*\nVorgang: /);
  const answer = await simpleParser(Buffer.from(await composeAcknowledgement({ from, to }, typed.email, "7K3M-9QXD")));
  expect(answer.subject).toBe("Ihre Anfrage ist eingegangen [7K3M-9QXD]");
  expect(answer.from?.text).toContain("Büro Weißdorn, Website");
  expect(answer.text).toMatch(
    /^Danke, dass Sie Büro Weißdorn geschrieben haben\.\n\n.* Ihr Zeichen ist 7K3M-9QXD\.\n\n/,
  );
});
