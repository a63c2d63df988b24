import { z } from "zod";

/** How many entries a list may have. */
interface Count<T> {
  readonly from: number;
  readonly to: number;
  /** Each field that no two entries may share; plain texts are told apart by themselves. */
  readonly by?: (keyof T & string) | readonly (keyof T & string)[];
}

/** A list of so many entries, no two of them the same. */
export function list<T extends z.ZodType>(entry: T, { from, to, by }: Count<z.infer<T>>, description: string) {
  const fields: readonly (string | undefined)[] = Array.isArray(by) ? by : [by];
  return z
    .array(entry)
    .min(from)
    .max(to)
    .superRefine((entries, context) => {
      for (const field of fields) {
        const names = entries.map((one) => nameIn(one, field));
        names.forEach((name, index) => {
          if (name === undefined || names.indexOf(name) === index) return;
          const path = field === undefined ? [index] : [index, field];
          context.addIssue({ code: "custom", path, message: "what no other entry of the list has" });
        });
      }
    })
    .meta({ description });
}

/** What tells an entry from others: two that read the same are the same, whatever characters they are made of. */
function nameIn(entry: unknown, field: string | undefined): unknown {
  const name: unknown = field === undefined ? entry : Reflect.get(Object(entry), field);
  return typeof name === "string" ? name.normalize("NFC") : name;
}
