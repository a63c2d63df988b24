import { outcomeOf } from "../../src/contact-form/answer";
import { words } from "../../src/lib/words";
import { failed } from "../support/contact-form";

it.each(["success", "  SUCCESS\n", "Message sent: Success."])("counts %j as sent", (answer) => {
  const sent = { isSent: true, message: expect.stringContaining(words.form.sent) };
  expect(outcomeOf({ text: answer, isOk: true })).toEqual(sent);
});

it("shows any other answer, trimmed, behind the specified words", () => {
  const refused = { isSent: false, message: failed("Mailbox full") };
  expect(outcomeOf({ text: " Mailbox full \n", isOk: true })).toEqual(refused);
  expect(outcomeOf({ text: "", isOk: true })).toEqual({
    isSent: false,
    message: failed(words.form.noReason),
  });
});

it.each([
  ["a network's sign-in page", "<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>", true],
  ["a page of a proxy", "\n<!DOCTYPE html><title>Hm</title><script>get({ success: go })</script>", true],
  ["an answer whose status is an error's", "no success", false],
])("does not count %s as sent", (_, answer, isOk) => {
  expect(outcomeOf({ text: answer, isOk })).toMatchObject({
    isSent: false,
    message: failed(answer.trim()),
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
  const refused = { isSent: false, message: failed(refusal ?? "") };
  expect(outcomeOf(answer)).toEqual(refusal === undefined ? { isSent: true, message: expect.any(String) } : refused);
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

describe("of a service that speaks JSON", () => {
  it.each(IN_JSON)("reads that %s the message, whatever type it says", (_, status, body, refusal) => {
    const { isSent, message } = outcomeOf(
      { text: JSON.stringify(body), isOk: status < 300, type: "text/html" },
      "json",
    );
    expect(isSent).toBe(refusal === undefined);
    if (refusal !== undefined) expect(message).toBe(failed(refusal));
  });

  it.each(["success", "<!doctype html><title>Success</title>", "", '{"success": tru'])(
    "takes %j for no yes",
    (text) => {
      expect(outcomeOf({ text, isOk: true, type: "application/json" }, "json").isSent).toBe(false);
    },
  );

  it("a yes with an error's status is none", () => {
    expect(outcomeOf({ text: '{"success":true}', isOk: false }, "json").isSent).toBe(false);
  });

  it("finds the reason of a refusal in its body, too", () => {
    const text = '{"statusCode":400,"success":false,"body":{"data":{},"message":"Invalid Access Key"}}';
    expect(outcomeOf({ text, isOk: false }, "json").message).toBe(failed("Invalid Access Key"));
  });
});

describe("of a service that answers by its status alone", () => {
  const PAGE = "<!doctype html><title>Thank you!</title><p>No errors.";

  it.each([PAGE, "", "No.", '{"success":false}'])("takes %j with a good status as sent", (text) => {
    expect(outcomeOf({ text, isOk: true }, "status").isSent).toBe(true);
  });

  it.each([
    [PAGE, words.form.noReason],
    ["", words.form.noReason],
    ["Too many messages.", "Too many messages."],
    ['{"error":"Too many messages."}', "Too many messages."],
  ])("takes %j with another one as not sent, and reads no page aloud", (text, reason) => {
    expect(outcomeOf({ text, isOk: false }, "status")).toEqual({
      isSent: false,
      message: failed(reason),
    });
  });
});

it("of a service that speaks in words, reads what /mail.php would say", () => {
  expect(outcomeOf({ text: "Success", isOk: true }, "words").isSent).toBe(true);
  expect(outcomeOf({ text: "Thank you", isOk: true }, "words").isSent).toBe(false);
});
