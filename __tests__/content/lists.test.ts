import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fieldOf, valueAt } from "../../src/content/fault";
import { CONTENT_KINDS } from "../../src/content/files";
import { fieldsOf, modelOf, type Part } from "../../src/content/model";
import { ruleFaults } from "../../src/content/rule-faults";
import { AGENCY, PRICE_LIST } from "../support/agency";
import { varied } from "../support/varied";

type Path = readonly (string | number)[];

interface Case {
  readonly type: string;
  readonly list: string;
  readonly from: number;
  readonly to: number;
  /** Faults at the list once it has so many entries. */
  readonly faultsOf: (count: number) => readonly { readonly got: string; readonly allowed: string }[];
  /** Faults of two entries that are the same, or share this one field. */
  readonly faultsOfTwins: (by?: string) => readonly string[];
}

/** Files of a kind: the rules of a list are tried in the first that has an entry in it. */
function filesOf(path: string): unknown[] {
  const [root = AGENCY] = [AGENCY, PRICE_LIST].filter((data) => existsSync(join(data, `${path}.json`)));
  const folder = join(AGENCY, path.slice(0, -2));
  const isThere = path.endsWith("/*") && existsSync(folder);
  const inside = isThere ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  const names = path.endsWith("/*") ? inside.map((name) => path.replace("*", name)) : [`${path}.json`];
  const files = names.map((name): unknown => JSON.parse(readFileSync(join(root, name), "utf8")));
  return [...files.map(withHours), ...files.map(withDelivery)];
}

/** The sample's messages go to its own service, and it is for all hosts: here somebody else takes them, on one. */
function withDelivery(file: unknown): unknown {
  const { form, ...page } = file as { form?: object };
  const field = { name: "subject", value: "A message" };
  return {
    ...page,
    hosts: ["netlify"],
    form: { ...form, delivery: { speaks: "json", hidden: [field], attributes: [{ ...field, name: "data-form" }] } },
  };
}

/** Hours of a single day: a week has room for seven of them. */
function withHours(file: unknown): unknown {
  return { ...(file as object), openingHours: [{ from: "monday", hours: [{ opens: "0:00", closes: "1:00" }] }] };
}

const CASES = CONTENT_KINDS.flatMap(({ path, type, rules }) => {
  const model = modelOf(rules, "written");
  const files = filesOf(path);
  return fieldsOf(model)
    .filter(([, part]) => part.items)
    .map(([keys, part]): Case => {
      const at: Path = keys.map((key) => (key === "*" ? 0 : key));
      const file = files.find((one) => valueAt(one, [...at, 0]) !== undefined);
      if (file === undefined) throw new Error(`No file of ${path} has an entry in ${fieldOf(at)}`);
      const faultsIn = (entries: readonly unknown[]) =>
        ruleFaults(path, rules, changed(file, at, entries)).filter(({ field }) => field.startsWith(fieldOf(at)));
      return {
        type,
        list: keys.join("."),
        from: part.minItems ?? NaN,
        to: part.maxItems ?? NaN,
        faultsOf: (count) => faultsIn(entriesOf(file, model, at, count)),
        faultsOfTwins: (by) => {
          const [first, second] = entriesOf(file, model, at, 2);
          const other = by === undefined ? first : { ...(second as object), [by]: valueAt(first, [by]) };
          return faultsIn([first, other]).map(({ allowed }) => allowed);
        },
      };
    });
});

function entriesOf(file: unknown, model: Part, at: Path, count: number): unknown[] {
  const first = valueAt(file, [...at, 0]);
  return Array.from({ length: count }, (_, turn) => varied(first, model, [...at, 0], turn + 1));
}

function changed(value: unknown, [key, ...rest]: Path, entries: readonly unknown[]): unknown {
  if (key === undefined) return entries;
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (index === key ? changed(one, rest, entries) : one));
  return { ...(value as object), [key]: changed(valueAt(value, [key]), rest, entries) };
}

it("knows the lists of the content", () => {
  expect(CASES.length).toBeGreaterThan(40);
});

describe.each(CASES)("$type $list", ({ from, to, faultsOf, faultsOfTwins }) => {
  it(`takes ${from} and ${to} entries`, () => {
    expect(from).toBeLessThanOrEqual(to);
    expect([faultsOf(from), faultsOf(to)]).toEqual([[], []]);
  });

  it(`refuses one more than ${to}, saying how many there may be`, () => {
    expect(faultsOf(to + 1)).toContainEqual(
      expect.objectContaining({
        got: `${to + 1} entries`,
        allowed: expect.stringMatching(
          from === to ? /^exactly \d+ entr/ : new RegExp(`^(?:at most|${from} to) ${to} entr`),
        ),
      }),
    );
  });

  it("refuses the same entry twice", () => {
    expect(faultsOfTwins()).toContainEqual(expect.stringContaining("what no other entry of the list has"));
  });
});

describe.each(CASES.filter(({ from }) => from > 0))("$type $list", ({ from, faultsOf }) => {
  it(`refuses one less than ${from}`, () => {
    expect(faultsOf(from - 1)).toEqual([expect.objectContaining({ allowed: expect.stringMatching(/ entr(?:y|ies)/) })]);
  });
});

/** By what others name an entry, an address leads to it or a drawing is chosen for it: each once. */
it.each([
  ["Agency", "disciplines", "key"],
  ["Agency", "disciplines", "label"],
  ["Agency", "claims", "key"],
  ["Agency", "social", "url"],
  ["Agency", "navigation.top", "to"],
  ["Agency", "navigation.top", "label"],
  ["Agency", "navigation.quickLinks", "to"],
  ["Agency", "navigation.quickLinks", "label"],
  ["NotFoundPage", "suggestions", "label"],
  ["Testimonials", "testimonials", "name"],
  ["Legal", "texts", "title"],
  ["ContactPage", "methods", "kind"],
  ["ContactPage", "form.services", "value"],
  ["ContactPage", "form.services", "label"],
])("refuses two entries of %s %s that share their %s alone", (type, name, by) => {
  const found = CASES.find((one) => one.type === type && one.list === name);
  expect(found?.faultsOfTwins(by)).toContainEqual(expect.stringContaining("what no other entry of the list has"));
});
