import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const sections = ["servers", "services"].flatMap((page) =>
  readFileSync(resolve(`docs/hosting/${page}.md`), "utf8")
    .split(/^## /m)
    .slice(1),
);

it("has a section for each host", () => {
  expect(sections).toHaveLength(10);
});

// Without it, the first visit is unencrypted, and a visitor who types the name has many of those.
it.each(sections.map((text) => [text.split("\n", 1).join(), text]))("says how http leads to https on %s", (_, text) => {
  expect(text).toMatch(
    /http (?:leads )?to https|leads? http to https|Enforce HTTPS|Always Use HTTPS|Redirect HTTP to HTTPS/,
  );
});
