import { outcomeOf } from "../../src/contact-form/answer";

it.each(["success", "  SUCCESS\n", "Message sent: Success."])("counts %j as sent", (answer) => {
  const sent = { isSent: true, message: expect.stringContaining("Message sent successfully!") };
  expect(outcomeOf({ text: answer, isOk: true })).toEqual(sent);
});

it("shows any other answer, trimmed, behind the specified words", () => {
  const failed = { isSent: false, message: "Failed to send message: Mailbox full" };
  expect(outcomeOf({ text: " Mailbox full \n", isOk: true })).toEqual(failed);
  expect(outcomeOf({ text: "", isOk: true })).toEqual({
    isSent: false,
    message: "Failed to send message: no reason was given.",
  });
});

it.each([
  ["a network's sign-in page", "<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>", true],
  ["a page of a proxy", "\n<!DOCTYPE html><title>Hm</title><script>get({ success: go })</script>", true],
  ["an answer whose status is an error's", "no success", false],
])("does not count %s as sent", (_, answer, isOk) => {
  expect(outcomeOf({ text: answer, isOk })).toMatchObject({
    isSent: false,
    message: `Failed to send message: ${answer.trim()}`,
  });
});

/** What services answer as they document it: status, body, what the visitor reads of a refusal. */
const IN_JSON: readonly (readonly [string, number, object, string | undefined])[] = [
  ["Formspree took", 200, { ok: true, next: "/thanks?language=en" }, undefined],
  [
    "Formspree refused",
    422,
    { error: "Validation errors", errors: [{ code: "TYPE_EMAIL", field: "email", message: "should be an email" }] },
    "should be an email",
  ],
  ["Formspree did not find the form of", 404, { error: "Form not found" }, "Form not found"],
  ["Web3Forms took", 200, { success: true, body: { data: {}, message: "Email sent successfully!" } }, undefined],
  ["Web3Forms refused", 400, { success: false, body: {}, message: "Invalid Access Key" }, "Invalid Access Key"],
  ["FormSubmit took", 200, { success: "true", message: "The form was submitted successfully." }, undefined],
  [
    "FormSubmit refused",
    200,
    { success: "false", message: "This form needs activation." },
    "This form needs activation.",
  ],
  ["a service without words took", 200, {}, undefined],
  ["a service of JSend took", 200, { status: "success", data: null }, undefined],
  ["a service of JSend refused", 200, { status: "error", message: "The mailbox is full." }, "The mailbox is full."],
  ["a script refused by a number", 200, { success: 0, error: "No sender." }, "No sender."],
  ["a service refused field by field", 200, { errors: { email: ["Not an address."] } }, "Not an address."],
  [
    "a service refused, with a status of success,",
    200,
    { ok: false, errors: ["Too many", "messages."] },
    "Too many messages.",
  ],
];

it.each(IN_JSON)("reads in JSON that %s the message", (_, status, body, refusal) => {
  const answer = { text: JSON.stringify(body), isOk: status < 300, type: "application/json; charset=utf-8" };
  const failed = { isSent: false, message: `Failed to send message: ${refusal ?? ""}` };
  expect(outcomeOf(answer)).toEqual(refusal === undefined ? { isSent: true, message: expect.any(String) } : failed);
});

it.each([
  ['"success"', true],
  ["null", false],
  ['{"success": fal', false],
])("takes %j for words, whatever type it is said to be, and no object that ends too soon for a yes", (text, isSent) => {
  expect(outcomeOf({ text, isOk: true, type: "application/json" })).toMatchObject({ isSent });
});

it.each([
  ['{"success":false,"message":"The mailbox is full."}', false],
  ['{"message":"The mailbox is full."}', false],
  ['{"status":"success"}', true],
])("reads %s as JSON that a script sends as words", (text, isSent) => {
  expect(outcomeOf({ text, isOk: true, type: "text/html; charset=UTF-8" })).toMatchObject({ isSent });
});
