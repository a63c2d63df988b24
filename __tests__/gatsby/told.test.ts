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

it("leaves a hook alone that does its work", async () => {
  const seen: unknown[] = [];
  const reporter = {
    panicOnBuild: () => {
      throw new Error("Nothing is wrong.");
    },
  };
  await told("x.ts", (args) => seen.push(args))({ reporter });
  expect(seen).toEqual([{ reporter }]);
});

it("tells what is no error, and no more lines than can be read", () => {
  expect(faultText("just a text")).toBe("just a text");
  expect(faultText(new Error(Array(500).fill("line").join("\n"))).split("\n")).toHaveLength(61);
});
