import { z } from "zod";
import { ENCODINGS, isEndpoint, isFreeName, SPEECHES } from "../contact-form/delivery";
import { text } from "./fields";
import { list } from "./lists";

const hiddenField = z
  .strictObject({
    name: text(1, 60, "Name that the service knows it by.").refine(
      isFreeName,
      "a name that no field of the form has, nor a form itself",
    ),
    value: text(1, 500, "What is sent, in one line."),
    withoutScripts: z
      .boolean()
      .optional()
      .meta({ description: "true when only a browser without scripts sends it: where it shall be led then." }),
  })
  .meta({ id: "HiddenField", description: "A field that nobody sees and every message has." });

const formAttribute = z
  .strictObject({
    name: z
      .string()
      .regex(/^(?:name|data-(?!enquiry$)[a-z\d]+(?:-[a-z\d]+)*)$/, "name, or one that begins with data-")
      .meta({ description: "Name of the attribute." }),
    value: text(1, 100, "Value of the attribute."),
  })
  .meta({ id: "FormAttribute", description: "An attribute by which a host finds the form." });

/** Who takes the messages, where it is not this site's own contact service. */
export const delivery = z
  .strictObject({
    endpoint: z
      .string()
      .refine(isEndpoint, "an address such as https://forms.example.com/f/1, or a path of this site such as /contact/")
      .optional()
      .meta({ description: "Where messages go; without it to /mail.php. GATSBY_MAIL_ENDPOINT replaces it at build." }),
    speaks: z.enum(SPEECHES).meta({
      id: "Speech",
      description: "How it answers: own (as the contact service), words (with “success”), json, or status alone.",
    }),
    encoding: z
      .enum(ENCODINGS)
      .optional()
      .meta({ id: "Encoding", description: "How scripts send the fields; multipart, unless it is said." }),
    hidden: list(hiddenField, { from: 0, to: 20, by: "name" }, "What is sent beside the fields.").optional(),
    attributes: list(formAttribute, { from: 0, to: 10, by: "name" }, "Attributes of the form in the page.").optional(),
    trap: text(1, 60, "Name under which the service wants the box that only programs tick.")
      .refine(isFreeName, "a name that no field of the form has, nor a form itself")
      .optional(),
  })
  .superRefine(({ speaks, trap, hidden = [] }, context) => {
    const refuse = (message: string) => {
      context.addIssue({ code: "custom", path: ["trap"], message });
    };
    if (speaks === "own" && trap !== undefined) refuse("nothing: the contact service knows the box by its name");
    if (hidden.some(({ name }) => name === trap)) refuse("a name that no hidden field has");
  })
  .meta({ id: "Delivery", description: "Who takes the messages, where it is not this site’s own contact service." });
