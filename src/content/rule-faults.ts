import type { z } from "zod";
import { numberOf } from "../lib/number-of";
import { type Fault, fieldOf, shown, valueAt } from "./fault";
import { fieldAt, modelOf, type Part } from "./model";

/** What breaks the rules of a file's kind. */
export function ruleFaults(file: string, rules: z.ZodType, value: unknown): Fault[] {
  const { success, error } = rules.safeParse(value);
  if (success) return [];
  const model = modelOf(rules, "written");
  return error.issues.flatMap((issue) => faultsOf(file, value, issue, model));
}

function faultsOf(file: string, root: unknown, issue: z.core.$ZodIssue, model: Part): Fault[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      file,
      field: fieldOf([...issue.path, key]),
      got: "an unknown key",
      allowed: "only the keys of its schema",
    }));
  }
  const value = valueAt(root, issue.path);
  return [
    {
      file,
      field: fieldOf(issue.path),
      got: gotOf(value, issue),
      allowed: `${allowedBy(issue, fieldAt(model, issue.path))}${hintFor(issue, model)}`,
    },
  ];
}

/** The field's label and hint, as an editor shows them. */
function hintFor({ path }: z.core.$ZodIssue, model: Part): string {
  const { title, description } = fieldAt(model, path) ?? {};
  return description === undefined ? "" : ` (${title === undefined ? "" : `${title}: `}${description})`;
}

function gotOf(value: unknown, issue: z.core.$ZodIssue): string {
  const isLength = issue.code === "too_small" || issue.code === "too_big";
  if (isLength && typeof value === "string") return `${numberOf(value.length, "character")}: ${shown(value)}`;
  if (isLength && Array.isArray(value)) return entries(value.length);
  return shown(value);
}

/** What zod's own formats want, in the words of every other fault; a pattern of the model brings its own. */
const FORMATS: Readonly<Record<string, string>> = {
  date: "a day, such as 2026-03-31",
  email: "an email address, such as hello@example.com",
  url: "an address that begins with https://, such as https://www.example.com",
};

function allowedBy(issue: z.core.$ZodIssue, field: Part = {}): string {
  if ("origin" in issue && issue.origin === "array") return countsOf(field);
  const isText = "origin" in issue && issue.origin === "string";
  const amount = (count: number | bigint) => (isText ? numberOf(Number(count), "character") : String(count));
  switch (issue.code) {
    case "invalid_type":
      return `a value of type ${issue.expected}`;
    case "too_small":
      return `at least ${amount(issue.minimum)}`;
    case "too_big":
      return `at most ${amount(issue.maximum)}`;
    case "invalid_value":
      return issue.values.map(String).join(", ");
    case "invalid_format":
      return FORMATS[issue.format] ?? issue.message;
    default:
      return issue.message;
  }
}

/** How many entries a list may have. */
function countsOf({ minItems: from = 0, maxItems: to }: Part): string {
  if (to === undefined) return `at least ${entries(from)}`;
  if (from === to) return `exactly ${entries(to)}`;
  return from === 0 ? `at most ${entries(to)}` : `${String(from)} to ${entries(to)}`;
}

function entries(count: number): string {
  return numberOf(count, "entry", "entries");
}
