import { outcomeOf } from "../../src/contact-form/answer";

it.each(["success", "  SUCCESS\n", "Message sent: Success."])("counts %j as sent", (answer) => {
  const sent = { isSent: true, message: expect.stringContaining("Message sent successfully!") };
  expect(outcomeOf(answer, true)).toEqual(sent);
});

it("shows any other answer, trimmed, behind the specified words", () => {
  const failed = { isSent: false, message: "Failed to send message: Mailbox full" };
  expect(outcomeOf(" Mailbox full \n", true)).toEqual(failed);
  expect(outcomeOf("", true)).toEqual({ isSent: false, message: "Failed to send message: no reason was given." });
});

it.each([
  ["a network's sign-in page", "<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>", true],
  ["a page of a proxy", "\n<!DOCTYPE html><title>Hm</title><script>get({ success: go })</script>", true],
  ["an answer whose status is an error's", "no success", false],
])("does not count %s as sent", (_, answer, isOk) => {
  expect(outcomeOf(answer, isOk)).toMatchObject({ isSent: false, message: `Failed to send message: ${answer.trim()}` });
});
