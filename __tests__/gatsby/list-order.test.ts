import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse, visit } from "graphql";

/** What is asked in a file, with a name in place of what is filled in: `graphql` as a tag and as a function. */
function queriesIn(file: string): string[] {
  const asked = readFileSync(file, "utf8").matchAll(/graphql(?:<[\w.]+>)?\(?(?:\/\*[^*]+\*\/\s*)?`([^`]+)`/g);
  return [...asked].map(([, query = ""]) => query.replace(/\$\{\w+\}/g, "Filled"));
}

/** The lists that a query asks for, and whether it says in which order. */
function listsIn(query: string): { readonly name: string; readonly isSorted: boolean }[] {
  const lists: { name: string; isSorted: boolean }[] = [];
  visit(parse(query), {
    Field: ({ name, arguments: given = [] }) => {
      if (!/^all[A-Z]/.test(name.value)) return;
      lists.push({ name: name.value, isSorted: given.some((one) => one.name.value === "sort") });
    },
  });
  return lists;
}

it("asks for every list in an order: otherwise its nodes come in that of the disk, and no two builds are alike", () => {
  const files = readdirSync(resolve("src"), { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"),
  );
  const lists = files.flatMap((file) =>
    queriesIn(join("src", file)).flatMap((query) => listsIn(query).map((list) => ({ file, ...list }))),
  );
  expect(new Set(lists.map(({ file }) => file)).size).toBeGreaterThan(4);
  expect(lists.filter(({ isSorted }) => !isSorted)).toEqual([]);
});
