import { writeLetter } from "../../src/mail/letter";

it("keeps the lines of a message by elements, since there are mail programs that heed no style", () => {
  const enquiry = { firstName: "Ada", lastName: "L.", email: "ada@example.com", phone: "", service: "" };
  const { html } = writeLetter({ ...enquiry, message: "One\nTwo\n\n- a\n  - <b>" }, "", "AAAA-BBBB");
  expect(html).toContain(">One<br>Two<br><br>- a<br>  - &lt;b&gt;</div>");
});
