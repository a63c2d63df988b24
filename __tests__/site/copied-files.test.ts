import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceDate } from "../../src/gatsby/source-date";
import { SECURITY_TXT, securityExpiry } from "../../src/seo/security-txt";
import { PUBLIC } from "../support/built-site";
import { content } from "../support/content";

it("tells whom to write to of a weakness, as long as somebody stands for it", async () => {
  const date = await sourceDate();
  const isGood = date !== undefined && securityExpiry(date) > new Date();
  const file = join(PUBLIC, SECURITY_TXT);
  expect(existsSync(file)).toBe(isGood);
  expect(isGood ? readFileSync(file, "utf8") : content.agency.email).toContain(content.agency.email);
});

it("brings each file of static/ as it stands there, the licenses of the fonts among them", () => {
  const files = readdirSync("static", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => join(parentPath, name).slice("static/".length));
  expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^licenses\/.*-OFL\.txt$/)]));
  for (const name of names) expect(readFileSync(join(PUBLIC, name))).toEqual(readFileSync(join("static", name)));
});
