import { readFileSync } from "node:fs";
import { resolve } from "node:path";

<<<<<<<< HEAD:packages/host-checks/__tests__/hosting-page.test.ts
const [hosts = ""] = readFileSync(resolve("docs/hosting.md"), "utf8").split(/^## After a deployment/m);
const sections = hosts.split(/^## /m).slice(1);
========
const sections = ["servers", "services"].flatMap((page) =>
  readFileSync(resolve(`docs/hosting/${page}.md`), "utf8")
    .split(/^## /m)
    .slice(1),
);
>>>>>>>> refs/heads/docs:packages/host-checks/__tests__/hosting-docs.test.ts

it("has a section for each host", () => {
  expect(sections).toHaveLength(10);
});

// Browsers keep to https only once they have been there.
it.each(sections.map((text) => [text.split("\n", 1).join(), text]))("says how http leads to https on %s", (_, text) => {
  expect(text).toMatch(
    /http (?:leads )?to https|leads? http to https|Enforce HTTPS|Always Use HTTPS|Redirect HTTP to HTTPS/,
  );
});
