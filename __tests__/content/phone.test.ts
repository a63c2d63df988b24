import { phoneLink, phoneNumber } from "../../src/content/phone";
import { ruleFaults } from "../../src/content/rule-faults";

const allowedFor = (phone: string) =>
  ruleFaults("site.json", phoneNumber, phone).map(({ allowed }) => allowed.replace(/ \(Ph.*\)$/, ""));

// The zero in brackets is dialled within the country only; in Italy it belongs to the number.
it.each([
  ["+49 (0)40 5550 1420", "tel:+494055501420"],
  ["+49 40/5550-1420", "tel:+494055501420"],
  ["+44 (0)20 7946 0018", "tel:+442079460018"],
  ["+41 (0)44 555 01 42", "tel:+41445550142"],
  ["+39 06 5550 1420", "tel:+390655501420"],
  ["+81 3-5550-1420", "tel:+81355501420"],
  ["+1 (555) 010-0142", "tel:+15550100142"],
])("takes %s, which %s calls from everywhere", (phone, link) => {
  expect(allowedFor(phone)).toEqual([]);
  expect(phoneLink(phone)).toBe(link);
});

it.each([
  ["040 5550 1420", /^a number that begins with \+ and the country's code, such as \+49 40 5550 1420$/],
  ["0049 40 5550 1420", /^a number that begins with \+ and the country's code/],
  ["+999 40 5550 1420", /^a number that begins with \+ and the country's code/],
  ["ruf mich an", /and the country's code, .* has digits, and nothing else/],
  ["call +49 40 5550 1420", /has digits, and nothing else/],
  ["+49 40 5550 1420 (9 to 5)", /has digits, and nothing else/],
  ["+49 40", /^a number with as many digits as there can be in its country$/],
  ["+1 (555) 010-014", /^a number with as many digits/],
  ["+49 40 5550 1420 5550 1420", /^a number with as many digits/],
])("does not take %j, and says what may stand there", (phone, allowed) => {
  expect(allowedFor(phone)).toEqual([expect.stringMatching(allowed)]);
});
