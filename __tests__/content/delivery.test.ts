import { ruleFaults } from "../../src/content/rule-faults";
import { delivery } from "../../src/content/delivery";
import { FIELD_NAMES, TRAP_FIELD } from "../../src/contact-form/fields";
import { recipe } from "../support/recipes";

const faultsOf = (value: object) => ruleFaults("pages/contact.json", delivery, { speaks: "json", ...value });

it.each(["Formspree", "Web3Forms", "Netlify Forms"])("the recipe for %s keeps the rules", (name) => {
  expect(recipe(name).hidden).not.toEqual([]);
});

it.each(["https://forms.example.com/f/1", "https://forms.example.com:8443/f?a=b", "/", "/contact/#sent"])(
  "messages may go to %s",
  (endpoint) => {
    expect(faultsOf({ endpoint })).toEqual([]);
  },
);

it.each([
  "http://forms.example.com/",
  "//forms.example.com/",
  "forms.example.com",
  "mailto:us@example.com",
  "https://",
  "/a b",
  "https://us:secret@forms.example.com/",
  "",
])("messages may not go to %j: the fault says what else", (endpoint) => {
  expect(faultsOf({ endpoint })).toEqual([
    {
      file: "pages/contact.json",
      field: "endpoint",
      got: JSON.stringify(endpoint),
      allowed: expect.stringMatching(/^an address such as https:.*or a path of this site such as \/contact\//),
    },
  ]);
});

it("how it answers has to be said, and is one of four ways", () => {
  for (const speaks of [undefined, "xml"])
    expect(faultsOf({ speaks })).toEqual([
      expect.objectContaining({ field: "speaks", allowed: expect.stringContaining("own, words, json, status") }),
    ]);
});

it.each([...FIELD_NAMES, TRAP_FIELD.name, "reset", "elements"])(
  "a hidden field may not be called %s, which the form has already",
  (name) => {
    expect(
      faultsOf({
        hidden: [
          { name: "key", value: "1" },
          { name, value: "1" },
        ],
      }),
    ).toEqual([
      expect.objectContaining({
        field: "hidden[1].name",
        got: JSON.stringify(name),
        allowed: expect.stringContaining("a name that no field of the form has"),
      }),
    ]);
  },
);

it("no name may stand there twice, of hidden fields, the box for programs, or attributes", () => {
  const [one, other] = [
    { name: "key", value: "1" },
    { name: "key", value: "2" },
  ];
  const twice = (field: string): unknown => [
    expect.objectContaining({
      field,
      allowed: expect.stringMatching(/^(?:what no other entry of the list has|a name that no hidden field has)/),
    }),
  ];
  expect(faultsOf({ hidden: [one, other] })).toEqual(twice("hidden[1].name"));
  expect(faultsOf({ hidden: [one], trap: "key" })).toEqual(twice("trap"));
  const attributes = [
    { name: "name", value: "contact" },
    { name: "name", value: "form" },
  ];
  expect(faultsOf({ attributes })).toEqual(twice("attributes[1].name"));
});

it.each(["data-enquiry", "onsubmit", "action", "style", "Data-Key"])(
  "the form gets no attribute %s from the content",
  (name) => {
    expect(faultsOf({ attributes: [{ name, value: "1" }] })).toEqual([
      expect.objectContaining({ field: "attributes[0].name", allowed: expect.stringContaining("data-") }),
    ]);
  },
);

it("the contact service knows the box for programs by its own name", () => {
  expect(faultsOf({ speaks: "own", trap: "botcheck" })).toEqual([
    expect.objectContaining({ field: "trap", got: '"botcheck"', allowed: expect.stringContaining("nothing") }),
  ]);
});
