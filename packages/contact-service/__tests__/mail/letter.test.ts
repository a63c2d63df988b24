import { load } from "cheerio";
import { writeLetter } from "../../src/mail/letter";

it("keeps the lines of a message by elements, since there are mail programs that heed no style", () => {
  const enquiry = { firstName: "Ada", lastName: "L.", email: "ada@example.com", phone: "", service: "" };
  const { html } = writeLetter({ ...enquiry, message: "One\nTwo\n\n- a\n  - <b>" }, "", "AAAA-BBBB");
  expect(html).toContain(">One<br>Two<br><br>- a<br>  - &lt;b&gt;</div>");
});

it.each([
  ["he", "rtl", "right"],
  ["en", undefined, "left"],
])("has its labels in %s where lines begin", (language, direction, side) => {
  const enquiry = { firstName: "Ada", lastName: "L.", email: "ada@example.com", phone: "", service: "" };
  const $ = load(writeLetter({ ...enquiry, message: "One" }, "", "AAAA-BBBB", language).html);
  expect($("html").attr("dir")).toBe(direction);
  expect(new Set($("th").map((_index, label) => $(label).attr("align")))).toEqual(new Set([side]));
});
