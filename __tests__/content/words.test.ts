import { checkContent } from "../../src/content/check";
import { ruleFaults } from "../../src/content/rule-faults";
import { words } from "../../src/content/words";
import german from "../agency/data/words.json";
import { type ContentCopy, copyContent } from "../support/content-copy";

/** A copy of the words of another language, with one of them changed. */
function changed(group: keyof typeof german, key: string, value: unknown): object {
  return { ...german, [group]: { ...(german[group] as object), [key]: value } };
}

it("takes the words of another language", () => {
  expect(ruleFaults("words.json", words, german)).toEqual([]);
});

it.each([
  ["frame", "newTab", "öffnet einen neuen Tab", "name"],
  ["portfolio", "shownOf", "{projects} von {kategorie}", "category"],
  ["caseStudy", "pdfSubject", "{title}", "agency"],
] as const)("refuses %s.%s without what belongs into it", (group, key, text, value) => {
  expect(ruleFaults("words.json", words, changed(group, key, text))).toContainEqual(
    expect.objectContaining({ field: `${group}.${key}`, allowed: expect.stringContaining(`"{${value}}"`) }),
  );
});

it.each([
  ["actions", "send", "An {agency} senden", "must not contain braces"],
  ["portfolio", "shownOf", "{projects} in {category} von {agency}", "only: projects, category"],
] as const)("refuses in %s.%s what nobody fills in", (group, key, text, rule) => {
  expect(ruleFaults("words.json", words, changed(group, key, text))).toEqual([
    expect.objectContaining({ field: `${group}.${key}`, allowed: expect.stringContaining(rule) }),
  ]);
});

it.each([
  ["that is not there", undefined, "a value of type string"],
  ["that is empty", "", "at least 1 character"],
])("refuses a word %s", (_name, text, rule) => {
  expect(ruleFaults("words.json", words, changed("actions", "send", text))).toContainEqual(
    expect.objectContaining({ field: "actions.send", allowed: expect.stringContaining(rule) }),
  );
});

it.each([
  [
    "of the service",
    "Come è successo?",
    (text: string) => changed("mail", "refusals", { ...german.mail.refusals, late: text }),
  ],
  ["of a field", "Senza successo.", (text: string) => changed("form", "missingEmail", text)],
])("refuses a sentence %s that pages would take for a message that was taken", (_name, text, spoilt) => {
  expect(ruleFaults("words.json", words, spoilt(text))).toEqual([
    expect.objectContaining({ got: expect.stringContaining(text), allowed: expect.stringContaining('"success"') }),
  ]);
});

it.each(["Für 5 % Rabatt", 'Die "Post" fehlt', "Nur $1", "\\"])(
  "refuses %j where hosts would read more than text",
  (text) => {
    const refusals = { ...german.mail.refusals, unavailable: text };
    expect(ruleFaults("words.json", words, changed("mail", "refusals", refusals))).toEqual([
      expect.objectContaining({ field: "mail.refusals.unavailable", allowed: expect.stringContaining("hosts") }),
    ]);
  },
);

describe("with the content", () => {
  let copy: ContentCopy;
  beforeEach(async () => {
    copy = await copyContent();
    await copy.write("words.json", JSON.stringify(german));
  });
  afterEach(() => copy.remove());

  const fieldsAfter = async (language: string) => {
    await copy.set("site.json", "language", language);
    return (await checkContent(copy.dataDir)).faults.map(({ field, allowed }) => `${field}: ${allowed}`);
  };

  it("asks for each form that the language has for numbers", async () => {
    expect(await fieldsAfter("de")).toEqual([]);
    const polish = await fieldsAfter("pl");
    expect(polish).toContain('portfolio.projects.few: a text: "pl" has the forms few, many, one, other');
    expect(polish).toHaveLength(14);
  });
});
