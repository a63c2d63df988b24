import { z } from "zod";

/** How many entries a list may have. */
interface Count<T> {
  readonly from: number;
  readonly to: number;
  /** The field that no two entries may share, and which tells them apart; plain texts are told apart by themselves. */
  readonly by?: keyof T & string;
}

/** A list of so many entries, no two of them the same. */
export function list<T extends z.ZodType>(entry: T, { from, to, by }: Count<z.infer<T>>, description: string) {
  const nameOf = (one: unknown): unknown => (by === undefined ? one : Reflect.get(Object(one), by));
  return z
    .array(entry)
    .min(from)
    .max(to)
    .superRefine((entries, context) => {
      const names = entries.map(nameOf);
      names.forEach((name, index) => {
        if (names.indexOf(name) === index) return;
        const path = by === undefined ? [index] : [index, by];
        context.addIssue({ code: "custom", path, message: "what no other entry of the list has" });
      });
    })
    .meta({ description });
}
