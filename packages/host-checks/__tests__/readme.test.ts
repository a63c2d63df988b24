import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const hosting =
  /^## Hosting$([\s\S]*?)^### After a deployment/m.exec(readFileSync(resolve("README.md"), "utf8"))?.[1] ?? "";
const sections = hosting.split(/^### /m).slice(1);

it("has a section for each host", () => {
  expect(sections).toHaveLength(10);
});

// Browsers keep to https only once they have been there.
it.each(sections.map((text) => [text.split("\n", 1).join(), text]))("says how http leads to https on %s", (_, text) => {
  expect(text).toMatch(
    /http (?:leads )?to https|leads? http to https|Enforce HTTPS|Always Use HTTPS|Redirect HTTP to HTTPS/,
  );
});
