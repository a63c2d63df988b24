import { nextEnquiry } from "../../../src/bench/mail/enquiry-body";
import { checkEnquiry, enquirySchema } from "../../../src/mail/enquiry";
import { FIELD_NAMES } from "../../../src/mail/fields";
import { readForm } from "../../../src/mail/read-form";

it("is an enquiry that the mail service takes", async () => {
  const { headers, body } = nextEnquiry();
  const request = new Request("http://localhost/mail.php", { method: "POST", headers, body });
  const fields = await readForm(request, FIELD_NAMES);
  expect(checkEnquiry(enquirySchema([]), fields)).toEqual({ enquiry: expect.objectContaining({ lastName: "Müller" }) });
});

it("is as long as the one before, and another", () => {
  const [one, other] = [nextEnquiry().body, nextEnquiry().body];
  expect(other).toHaveLength(one.length);
  expect(other).not.toBe(one);
});
