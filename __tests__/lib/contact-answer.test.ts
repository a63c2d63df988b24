import { outcomeOf } from "../../src/lib/contact-answer";

it.each(["success", "  SUCCESS\n", "Message sent: Success."])("counts %j as sent", (answer) => {
  expect(outcomeOf(answer)).toEqual({ isSent: true, message: expect.stringContaining("Message sent successfully!") });
});

it("shows any other answer, trimmed, behind the specified words", () => {
  expect(outcomeOf(" Mailbox full \n")).toEqual({ isSent: false, message: "Failed to send message: Mailbox full" });
  expect(outcomeOf("")).toEqual({ isSent: false, message: "Failed to send message: " });
});
