import { load } from "cheerio";
import fc from "fast-check";
import { type ParsedMail, simpleParser } from "mailparser";
import type { ComposedMessage } from "../../src/mail/compose";
import { visitorOf } from "../../src/mail/delivery/acknowledgement";
import { checkEnquiry, type Enquiry, enquirySchema } from "../../src/mail/enquiry";
import { hostile, RUNS } from "../support/hostile";
import { choice, compose, letterhead, MESSAGE_HEADERS, services, typed, subjectOf } from "../support/mail";
import { mailWords } from "../../../../src/lib/mail-words";
import { words } from "../../../../src/lib/words";

const NOW = new Date("2026-11-22T09:30:00Z");

function parse({ bytes }: ComposedMessage): Promise<ParsedMail> {
  return simpleParser(Buffer.from(bytes));
}

/** The header's lines as they stand in the file, unfolded. */
function rawHeaders({ bytes }: ComposedMessage): string[] {
  const [head = ""] = Buffer.from(bytes).toString("latin1").split("\n\n");
  return head.replace(/\n[ \t]+/g, " ").split("\n");
}

/** What the message says of an enquiry, in both of its forms; what was not given is not there. */
function told({ firstName, lastName, email, phone, service, message }: Enquiry, reference: string) {
  const facts = {
    [mailWords.letter.name]: `${firstName} ${lastName}`,
    [words.form.email]: email,
    [words.form.phone]: phone,
    [words.form.service]: services.find(({ value }) => value === service)?.label ?? "",
    [mailWords.letter.reference]: reference,
  };
  return { facts: Object.entries(facts).filter(([, value]) => value !== ""), message };
}

/** An address as RFC 5322 has it: a local part that is no dot-atom stands in quotes. */
function quotedWhereNeeded(email: string): string {
  return email.replace(/^(?=\.|[^@]*\.\.|[^@]*\.@)[^@]*/, '"$&"');
}

function fromText(text = "") {
  const end = text.indexOf("\n\n");
  const facts = text
    .slice(0, end)
    .split("\n")
    .map((line) => /^([^:]+): (.*)$/su.exec(line)?.slice(1));
  return { facts, message: text.slice(end + 2).replace(/\n$/, "") };
}

function fromHtml(html: string | false | undefined) {
  const $ = load(html === false ? "" : (html ?? ""));
  $("br").replaceWith("\n");
  const facts = $("tr").map((_index, row) => [[$("th", row).text(), $("td", row).text()]]);
  return { facts: facts.get(), message: $("div").text() };
}

it("says who wrote what, to whom and when", async () => {
  const composed = compose(typed, NOW);
  const mail = await parse(composed);
  expect(mail.from?.value).toEqual([letterhead.from]);
  expect(mail.to).toMatchObject({ value: [letterhead.to] });
  expect(mail.replyTo?.value).toEqual([{ name: "Ada Lovelace", address: "ada@example.com" }]);
  expect(mail.subject).toBe(`${subjectOf(choice.label)} [${composed.reference}]`);
  expect(mail.date).toEqual(NOW);
  expect(fromText(mail.text)).toEqual(told(typed, composed.reference));
  expect(fromHtml(mail.html)).toEqual(told(typed, composed.reference));
  expect(mail.attachments).toEqual([]);
});

it("leaves out what was not given", async () => {
  const enquiry = { ...typed, phone: "", service: "" };
  const composed = compose(enquiry);
  const mail = await parse(composed);
  expect(mail.subject).toBe(`${mailWords.letter.subject} [${composed.reference}]`);
  expect(fromText(mail.text)).toEqual(told(enquiry, composed.reference));
  expect(mail.text).not.toMatch(/Phone|Service/);
});

it("has a Message-ID of the own domain that begins with a reference one can read out", async () => {
  const messages = Array.from({ length: 50 }, () => compose(typed, NOW));
  for (const message of messages) {
    expect(message.reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(message.messageId).toMatch(/^<[\w-]+\.\w+\.[\da-f]{16}@northlight\.example>$/);
    expect(message.messageId.slice(1)).toMatch(new RegExp(`^${message.reference}\\.`));
    expect((await parse(message)).messageId).toBe(message.messageId);
  }
  expect(new Set(messages.map(({ messageId }) => messageId)).size).toBe(50);
  expect(new Set(messages.map(({ reference }) => reference)).size).toBe(50);
});

it("keeps to 7 bits, to lines of 78 characters and to one kind of line end", () => {
  const message = `${"x".repeat(5000)}\n${"漢".repeat(2000)}\nFrom here\n.\n  trailing  \t\nend`;
  const { bytes } = compose({ ...typed, firstName: "漢".repeat(100), message });
  const lines = Buffer.from(bytes).toString("latin1").split("\n");
  expect(lines.filter((line) => !/^[\t\x20-\x7e]{0,78}$/.test(line))).toEqual([]);
});

it("encodes both parts so that nothing on their way can change white space or a line", () => {
  const { bytes } = compose({ ...typed, message: "From me  \n." });
  const encodings = Buffer.from(bytes)
    .toString()
    .match(/^Content-Transfer-Encoding: .*$/gm);
  expect(encodings).toEqual(Array(2).fill("Content-Transfer-Encoding: quoted-printable"));
});

const schema = enquirySchema(services.map(({ value }) => value));
const addresses = fc.oneof(
  fc.emailAddress({ size: "medium" }),
  fc.tuple(fc.stringMatching(/^[\w!#$%&'*+/=?^`{|}~.-]{1,66}$/), fc.domain()).map((halves) => halves.join("@")),
);
const enquiries = fc
  .record({
    firstName: hostile(4),
    lastName: hostile(4),
    email: addresses,
    phone: hostile(2),
    service: fc.constantFrom("", ...services.map(({ value }) => value)),
    message: hostile(30),
  })
  .map((fields) => checkEnquiry(schema, fields))
  .filter((checked) => "enquiry" in checked)
  .map(({ enquiry }) => enquiry);

it("parses back to exactly what was taken, under exactly its own headers, whatever was typed", async () => {
  await fc.assert(
    fc.asyncProperty(enquiries, async (enquiry) => {
      const composed = compose(enquiry, NOW);
      const mail = await parse(composed);
      const expected = told(enquiry, composed.reference);
      expect(
        rawHeaders(composed)
          .map((line) => line.slice(0, line.indexOf(":")).toLowerCase())
          .sort(),
      ).toEqual(MESSAGE_HEADERS);
      expect([...mail.headers.keys()].sort()).toEqual(MESSAGE_HEADERS);
      expect(mail.from?.value).toEqual([letterhead.from]);
      expect(mail.to).toMatchObject({ value: [letterhead.to] });
      expect(mail.replyTo?.value).toEqual([
        { name: `${enquiry.firstName} ${enquiry.lastName}`, address: quotedWhereNeeded(enquiry.email) },
      ]);
      expect(mail.messageId).toBe(composed.messageId);
      expect(mail.date).toEqual(NOW);
      expect(fromText(mail.text)).toEqual(expected);
      expect(fromHtml(mail.html)).toEqual(expected);
      expect(mail.attachments).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

it("writes to an address that providers have given out against the rules as mail servers know it", async () => {
  const composed = compose({ ...typed, email: "a..b@docomo.ne.jp" }, NOW);
  expect(rawHeaders(composed)).toContain('Reply-To: Ada Lovelace <"a..b"@docomo.ne.jp>');
  expect(await visitorOf(composed.bytes)).toBe('"a..b"@docomo.ne.jp');
});
