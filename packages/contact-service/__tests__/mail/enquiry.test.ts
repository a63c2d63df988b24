import fc from "fast-check";
import { outcomeOf } from "../../../../src/contact-form/answer";
import { checkEnquiry, enquirySchema, type Faults } from "../../src/mail/enquiry";
import { FIELD_NAMES, type FieldName, type Fields, MAX_LENGTHS } from "../../../../src/contact-form/fields";
import { words } from "../../../../src/lib/words";
import { hostile, RUNS } from "../support/hostile";
import { services, tooLong, typed } from "../support/mail";
import { mailWords } from "../../../../src/lib/mail-words";

const schema = enquirySchema(services.map(({ value }) => value));

function check(fields: Fields) {
  return checkEnquiry(schema, { ...typed, ...fields });
}

function faults(fields: Fields): Faults {
  const checked = check(fields);
  return "faults" in checked ? checked.faults : {};
}

it("takes what the form posts, with and without the optional fields", () => {
  expect(check({})).toEqual({ enquiry: typed });
  expect(check({ phone: "", service: "" })).toEqual({ enquiry: { ...typed, phone: "", service: "" } });
  const { firstName, lastName, email, message } = typed;
  expect(checkEnquiry(schema, { firstName, lastName, email, message })).toEqual({
    enquiry: { ...typed, phone: "", service: "" },
  });
});

it.each(services)("takes the service $value", ({ value }) => {
  expect(faults({ service: value })).toEqual({});
});

const MISSING = {
  firstName: words.form.missingFirstName,
  lastName: words.form.missingLastName,
  email: words.form.missingEmail,
  message: words.form.missingMessage,
};

it.each(["firstName", "lastName", "email", "message"] as const)("asks for %s when it is blank", (name) => {
  for (const blank of ["", "  ", "\u00a0\u202a"]) {
    expect(faults({ [name]: blank })).toEqual({ [name]: MISSING[name] });
  }
});

it("names every field that is missing", () => {
  const checked = checkEnquiry(schema, {});
  expect(Object.keys("faults" in checked ? checked.faults : {})).toEqual(["firstName", "lastName", "email", "message"]);
});

it("refuses a seventh field", () => {
  expect(schema.safeParse({ ...typed, company: "" }).success).toBe(false);
});

it.each(["Weaving", "weaving", typed.service.toUpperCase(), "__proto__", "=?"])("refuses the service %j", (service) => {
  expect(faults({ service })).toHaveProperty("service");
});

it.each([
  "a@example.com",
  "o'brien+web@example.co.uk",
  "first.last@sub.example.com",
  "x@xn--bcher-kva.xn--p1ai",
  "!#$%&'*+-/=^_`{|}~@example.com",
  "x@EXAMPLE.COM",
  "a..b@docomo.ne.jp",
  ".a.@ezweb.ne.jp",
  "1@1.example",
  "a@123.example",
  "x@xn--a.com",
])("takes the address %s", (email) => {
  expect(faults({ email })).toEqual({});
});

it.each([
  ["ada@münchen.de", "ada@xn--mnchen-3ya.de"],
  ["ada@MÜNCHEN.de", "ada@xn--mnchen-3ya.de"],
  ["ada@mu\u0308nchen.de", "ada@xn--mnchen-3ya.de"],
  ["Ada@例え.テスト", "Ada@xn--r8jz45g.xn--zckzah"],
  ["a@例え。jp", "a@xn--r8jz45g.jp"],
  ["a@faß.de", "a@xn--fa-hia.de"],
  ["a@ｅｘample.com", "a@example.com"],
  ["a@i❤.ws", "a@xn--i-7iq.ws"],
  ["a..b@bücher.example", "a..b@xn--bcher-kva.example"],
])("writes the domain of %s in ASCII, as those browsers do that do so", (email, ascii) => {
  expect(check({ email })).toMatchObject({ enquiry: { email: ascii } });
});

it.each(["noreply@123.456", "a@0x7f.1", "a@127.0.0.1", "a@example.0x1f", "a@example.0X", "a@１２３.４５６", "a@1.2.3"])(
  "refuses %s, which programs take for an IP address, and says so",
  (email) => {
    expect(faults({ email })).toEqual({ email: mailWords.faults.numericEmail });
  },
);

it.each([
  "a",
  "a@",
  "@example.com",
  "a@example",
  "a b@example.com",
  "a@b@example.com",
  "a@example..com",
  "a@example.com.",
  "a@-example.com",
  "<a@example.com>",
  "a@1",
  "müller@example.com",
  "a@ü/b.example",
  "a@ü:1.example",
  "a@ü%2e.example",
  "a@ü%2eexample",
  "a@ü.example/b",
  "a@ü.example:80",
  "a@ü.example?b",
  "a@ü.example#b",
  "a@ü.example\\b",
  "a@b@ü.example",
  "a@\u00ad.example",
  "a@ü..example",
  `a@${"ü".repeat(120)}.example`,
  "a@example.com,b@example.com",
  '"a b"@example.com',
  "a@[127.0.0.1]",
  "=?utf-8?q?a?=@example.com",
  "a@example.com\r\nBcc: b@example.com",
  `${"a".repeat(65)}@example.com`,
])("refuses the address %j", (email) => {
  expect(faults({ email })).toHaveProperty("email");
});

it("keeps the local part of an address and writes its domain in lower case", () => {
  expect(check({ email: "Ada@EXAMPLE.com" })).toMatchObject({ enquiry: { email: "Ada@example.com" } });
});

it.each(["firstName", "lastName", "email", "phone", "service"] as const)("refuses control characters in %s", (name) => {
  for (const character of ["\0", "\b", "\u001b", "\u007f", "\u0080", "\ud800"]) {
    expect(faults({ [name]: `${typed[name]}${character}` })).toHaveProperty(name);
  }
});

/** All that Unicode calls white space. JavaScript has one more, U+FEFF, which nobody sees: it is left out of a number. */
const WHITE_SPACE = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
  .filter((character) => /\p{White_Space}/u.test(character))
  .concat("\r\n", "\t\t", " \t\u00a0\r\n");

it.each(["firstName", "lastName", "phone"] as const)("takes white space of every kind in %s for a space", (name) => {
  for (const space of WHITE_SPACE) {
    expect(check({ [name]: `${space}Jane${space}Marie${space}` })).toMatchObject({ enquiry: { [name]: "Jane Marie" } });
  }
});

it("takes white space of every kind around an address and a service, and none within", () => {
  for (const space of WHITE_SPACE) {
    const around = (value: string) => `${space}${value}${space}`;
    expect(check({ email: around(typed.email), service: around(typed.service) })).toEqual({ enquiry: typed });
    expect(faults({ email: `ada${space}@example.com` })).toHaveProperty("email");
  }
});

it.each(["firstName", "lastName", "phone", "message"] as const)("bounds the length of %s", (name) => {
  expect(faults({ [name]: "7".repeat(MAX_LENGTHS[name]) })).toEqual({});
  expect(faults({ [name]: "7".repeat(MAX_LENGTHS[name] + 1) })).toHaveProperty(name);
});

it.each(FIELD_NAMES)("looks at nothing of %s that is far too long, however long it takes to normalise", (name) => {
  const marks = `a${"\u0315".repeat(15_400)}${"\u0316".repeat(15_400)}`;
  const start = performance.now();
  for (let times = 0; times < 20; times += 1) expect(faults({ [name]: marks })[name]).toBe(tooLong(name));
  expect(performance.now() - start).toBeLessThan(1000);
});

it.each(["\u200b", "\u200e", "\u2060", "\ufeff", "\u00ad", "\u202a"])(
  "takes an address and a number without a mark %j, which comes along with what is copied",
  (mark) => {
    const copied = { email: `${mark}ada@exam${mark}ple.com`, phone: `${mark}+44 20${mark}` };
    expect(check(copied)).toMatchObject({ enquiry: { email: "ada@example.com", phone: "+44 20" } });
  },
);

it("normalises what may come in faster than its marks can be sorted, however many a letter has", () => {
  const crowds = [
    `${"\u0315".repeat(9_900)}${"\u0316".repeat(9_900)}`,
    "\u0344".repeat(19_900),
    "\u0315\u0316".repeat(9_900),
  ];
  let [checked, sorted] = [0, 0];
  // In turns, for both to meet the same machine.
  for (const marks of Array.from({ length: 5 }, () => crowds).flat()) {
    checked += timeOf(() => {
      expect(faults({ message: `a${marks}` })).toEqual({ message: tooLong("message") });
      expect(check({ message: `a${marks.slice(0, 4_000)}` })).toHaveProperty("enquiry");
    });
    sorted += timeOf(() => `a${marks}`.normalize("NFC"));
  }
  // A tenth of it; more than all of it where marks are sorted as they come.
  expect(checked / sorted).toBeLessThan(0.5);
});

/** Milliseconds of the processor, which other work on the machine does not add to. */
function timeOf(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

it("keeps as many marks on a letter as any language has, and the others beside it", () => {
  // The second becomes two when it is composed.
  for (const mark of ["\u0301", "\u0344"]) {
    const crowded = `e${mark.repeat(200)}`;
    const { enquiry } = check({ message: crowded }) as { enquiry: { message: string } };
    expect(enquiry.message.replaceAll("\u034f", "").normalize("NFC")).toBe(crowded.normalize("NFC"));
    expect(enquiry.message).not.toMatch(/[^\P{M}\u034f]{31}/u);
  }
  expect(check({ message: `e${"\u0316".repeat(30)}` })).toMatchObject({
    enquiry: { message: `e${"\u0316".repeat(30)}` },
  });
});

it("bounds the length of an address", () => {
  const domain = `${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(60)}.example`;
  const email = `${"x".repeat(MAX_LENGTHS.email - domain.length - 1)}@${domain}`;
  expect(faults({ email })).toEqual({});
  expect(faults({ email: `x${email}` })).toEqual({ email: tooLong("email") });
});

it("writes names in one form, without hidden directions and double spaces", () => {
  expect(check({ firstName: "  Zoe\u0301 \u00a0 M. ", phone: "\u202a+44 20\u202c" })).toMatchObject({
    enquiry: { firstName: "Zoé M.", phone: "+44 20" },
  });
});

it("writes a message with one kind of line end and nothing invisible", () => {
  expect(check({ message: "\r\n a\r\nb\rc\vd\fe\u2028f\u0085g\0\u001b[1m\th  \r\n\r\n" })).toMatchObject({
    enquiry: { message: "a\nb\nc\nd\ne\nf\ng[1m\th" },
  });
});

const anyFields = fc.record(
  Object.fromEntries(FIELD_NAMES.map((name) => [name, hostile()])) as Record<FieldName, fc.Arbitrary<string>>,
  { requiredKeys: [] },
);

it("changes nothing more in what it has normalised once", () => {
  fc.assert(
    fc.property(hostile(), hostile(), (firstName, message) => {
      const checked = check({ firstName, message });
      if ("enquiry" in checked) expect(check(checked.enquiry)).toEqual(checked);
    }),
    { numRuns: RUNS },
  );
});

it("never repeats what was typed, and never reads as taken", () => {
  const canary = "success-7f3a";
  fc.assert(
    fc.property(anyFields, (fields) => {
      const typedIn = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, canary + value + "\0"]));
      const checked = checkEnquiry(schema, typedIn);
      const sentences = "faults" in checked ? Object.values(checked.faults) : [];
      expect(sentences.length).toBeGreaterThan(0);
      for (const sentence of sentences) {
        expect(sentence).not.toContain(canary);
        expect(outcomeOf({ text: sentence, isOk: true }).isSent).toBe(false);
      }
    }),
    { numRuns: RUNS },
  );
});
