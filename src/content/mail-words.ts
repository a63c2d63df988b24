import { z } from "zod";
import { label, refusal, template, worded } from "./word-rules";

const field = (description: string) => refusal(description).max(40);

/** A sentence about a field, whose name stands in it. */
const ofField = (description: string) => refusal(description, ["field"]).includes("{field}");

const fields = z
  .strictObject({
    firstName: field("The first name."),
    lastName: field("The last name."),
    email: field("The email address."),
    phone: field("The phone number."),
    service: field("What it is about."),
    message: field("The message."),
  })
  .meta({ description: "The fields of the form, as sentences of the service begin with them." });

const faults = z
  .strictObject({
    missing: ofField("For a field that has to be there."),
    unsendable: ofField("For a character that no message can hold."),
    long: ofField("For what is too long; how much fits is said behind it."),
    email: refusal("For what is no address of email."),
    numericEmail: refusal("For an address of email whose domain ends in a number."),
    service: refusal("For what is not among the choices."),
  })
  .meta({ description: "What is wrong with a field. {field} stands for its name." });

const refusals = z
  .strictObject({
    unavailable: refusal("For a message that could not be kept, also where a host does not reach the service.").regex(
      /^[^\\$"%]*$/,
      'must not contain \\ $ " or %, which mean something to hosts',
    ),
    notSetUp: refusal("Where the service is not set up."),
    foreignPage: refusal("For a message from a page of another site."),
    onlyMessages: refusal("For a request that is no message."),
    busy: refusal("While too many messages come."),
    tooMany: refusal("For too many messages from one connection."),
    late: refusal("For a message that did not come in time."),
    brokenOff: refusal("For a message that did not come to its end."),
    large: refusal("For a message that is too large."),
    unreadable: refusal("For what is no form."),
    file: refusal("For a form with a file."),
  })
  .meta({ description: "Why the service takes a message not." });

const letter = z
  .strictObject({
    sender: template("Who enquiries come from.", "agency"),
    subject: label("Subject of an enquiry that names no service."),
    subjectOf: template("Subject of an enquiry.", "service"),
    name: label("Before the visitor's name."),
    reference: label("Before the reference."),
  })
  .meta({ description: "The email that brings an enquiry to the agency." });

const paragraph = worded(500, "A paragraph; {agency} and {reference} stand for those.", ["agency", "reference"]);

const acknowledgement = z
  .strictObject({
    subject: template("Its subject.", "reference"),
    paragraphs: z.array(paragraph).min(1).max(8).meta({ description: "Its paragraphs." }),
  })
  .meta({ description: "The email that tells a visitor that an enquiry has come, where it is switched on." });

/** What the contact service says: to the form's script, on its page for browsers without scripts, and in emails. */
export const mailWords = z
  .strictObject({
    notSent: label("Heading of the page that says why a message was not taken."),
    backToContact: label("Leads from there back to the contact page."),
    fields,
    faults,
    refusals,
    letter,
    acknowledgement,
  })
  .meta({
    description: "What the contact service says: in answers, on its page for browsers without scripts, and in emails.",
  });
