import fc from "fast-check";
import { mailWords } from "../../../../../src/lib/mail-words";
import { filled } from "../../../../../src/lib/words";
import { composeAcknowledgement } from "../../../src/mail/delivery/acknowledgement";
import { checkEnquiry, enquirySchema } from "../../../src/mail/enquiry";
import { writeLetter } from "../../../src/mail/letter";
import { readMessage } from "../../../src/mail/store/read-message";
import { hostile, RUNS } from "../../support/hostile";
import { choice, compose, letterhead, services, typed, subjectOf } from "../../support/mail";

const schema = enquirySchema(services.map(({ value }) => value));

it("reads an enquiry back as it was written, whatever was typed", async () => {
  await fc.assert(
    fc.asyncProperty(hostile(4), hostile(20), async (firstName, text) => {
      const checked = checkEnquiry(schema, { ...typed, firstName, message: text });
      if (!("enquiry" in checked)) return;
      const { enquiry } = checked;
      const { bytes, reference } = compose(enquiry);
      const read = await readMessage(bytes);
      expect(read.text.trimEnd()).toBe(writeLetter(enquiry, choice.label, reference).text.trimEnd());
      const headers = new Map(read.headers);
      expect(headers.get("Subject")).toBe(`${subjectOf(choice.label)} [${reference}]`);
      const shown = headers.get("Reply-To") ?? "";
      const quoted = /^"(.*)"( <[^<]*>)$/.exec(shown);
      const unquoted = quoted ? (quoted[1] ?? "").replace(/\\(.)/gu, "$1") + (quoted[2] ?? "") : shown;
      expect(unquoted).toBe(`${enquiry.firstName} ${enquiry.lastName} <${enquiry.email}>`);
    }),
    { numRuns: RUNS },
  );
});

it("reads an acknowledgement, which has one part only", async () => {
  const bytes = await composeAcknowledgement(letterhead, "ada@example.com", "7K3M-9QXD");
  const { headers, text } = await readMessage(bytes);
  const known = { agency: letterhead.to.name, reference: "7K3M-9QXD" };
  const said = mailWords.acknowledgement.paragraphs.map((paragraph) => filled(paragraph, known));
  for (const sentence of said) expect(text.replaceAll("\n", " ")).toContain(sentence);
  expect(text).not.toContain("=\n");
  expect(headers).toContainEqual(["To", "ada@example.com"]);
});

it("makes something of what is no message of ours", async () => {
  for (const text of ["", "x", "\n\n", "A: b", "Content-Type: multipart/x; boundary=y\n\nno part", ": \n\n=ZZ"]) {
    expect(await readMessage(Buffer.from(text))).toEqual({ headers: expect.any(Array), text: expect.any(String) });
  }
});
