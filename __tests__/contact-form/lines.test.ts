import { asLine } from "../../src/contact-form/lines";
import { withAsciiDomain } from "../../src/contact-form/mail-domain";

it.each([
  ["a table's columns", "Jane\tMarie", "Jane Marie"],
  ["white space of every kind", "\u00a0 Zoe\u2003\u0085M.\u3000", "Zoe M."],
  ["what turns the direction of writing", "\u202aAda\u202c \u2066L.\u2069", "Ada L."],
  ["the joiners that it is written with", "نام\u200cها", "نام\u200cها"],
])("leaves of a name %s", (_, typed, kept) => {
  expect(asLine(typed, "text")).toBe(kept);
});

it.each(["\u200b", "\u200e", "\u2060", "\ufeff", "\u00ad", "\u202a", "\u202c"])(
  "leaves no mark %j in an address or a number, which nobody sees there",
  (mark) => {
    expect(asLine(`${mark}ada@exam${mark}ple.com${mark}`, "email")).toBe("ada@example.com");
    expect(asLine(`${mark}+44 ${mark}20${mark}`, "tel")).toBe("+44 20");
  },
);

it.each([
  ["ann@exämple.com", "ann@xn--exmple-cua.com"],
  ["Ann@Example.COM", "Ann@example.com"],
  ["ann@ü.example/b", "ann@ü.example/b"],
  ["ann", "ann"],
])("writes %j with its domain as mail servers know it: %j", (typed, written) => {
  expect(withAsciiDomain(typed)).toBe(written);
});
