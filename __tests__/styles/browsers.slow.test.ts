import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

/** What a linter prints about a text that stands in a file of that name. */
async function lint(linter: string, options: readonly string[], code: string): Promise<string> {
  const child = spawn("npx", [linter, ...options]);
  child.stdin.end(code);
  return (await Promise.all([text(child.stdout), text(child.stderr)])).join("");
}

it("reports a rule that a browser of the list does not know", async () => {
  const options = ["--stdin-filename", "src/components/_Absent.scss"];
  const said = await lint("stylelint", options, "a {\n  resize: vertical;\n}\n");
  expect(said).toContain('"css-resize" is not supported by');
});

it("reports a call in the browser that a browser of the list does not know", async () => {
  const options = ["--stdin", "--stdin-filename", "src/components/Icon.tsx"];
  const said = await lint("eslint", options, "requestIdleCallback(() => undefined);\n");
  expect(said).toContain("requestIdleCallback is not supported in");
});
