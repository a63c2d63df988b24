import { readFileSync } from "node:fs";
import { faultText, told } from "../../src/gatsby/told";

it("tells an error of a hook with its file, without a stack, and cuts code that stands in it", async () => {
  const said: string[] = [];
  const reporter = { panicOnBuild: (text: unknown) => said.push(String(text)) as never };
  const hook = told("src/gatsby/some-hook.ts", () => {
    throw new TypeError(`data/site.json: no name\n${"function(e){return e}".repeat(8000)}`);
  });
  await hook({ reporter });
  expect(said).toHaveLength(1);
  expect(said[0]).toContain("src/gatsby/some-hook.ts: TypeError: data/site.json: no name\nfunction(e)");
  expect(said[0]?.length).toBeLessThan(600);
});

it("leaves a hook alone that does its work, and what it gives", async () => {
  const seen: unknown[] = [];
  const reporter = {
    panicOnBuild: () => {
      throw new Error("Nothing is wrong.");
    },
  };
  expect(await told("x.ts", (args) => seen.push(args))({ reporter })).toBe(1);
  expect(seen).toEqual([{ reporter }]);
});

it("tells what is no error, and no more lines than can be read", () => {
  expect(faultText("just a text")).toBe("just a text");
  expect(faultText(new Error(Array(500).fill("line").join("\n"))).split("\n")).toHaveLength(61);
});

it("is what every hook of gatsby-node.ts goes through, with the file in which the hook stands", () => {
  const lines = readFileSync("gatsby-node.ts", "utf8").match(/^export .*$/gm) ?? [];
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    const [, hook, file = ""] = /^export const (\w+) = told\("([^"]+)", \w+\.\1\);$/.exec(line) ?? [];
    expect([line, hook]).toEqual([line, expect.any(String)]);
    expect(readFileSync(file, "utf8")).toMatch(
      new RegExp(`^export (?:async function|function|const) ${hook ?? ""}\\b`, "m"),
    );
  }
});
