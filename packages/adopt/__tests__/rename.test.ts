import { readFileSync } from "node:fs";
import { packageName, readmeOf } from "../src/rename";

it.each([
  ["Müller & Söhne GmbH", "mueller-soehne-gmbh"],
  ["Østre Ångström", "ostre-angstroem"],
  ["Łódź 9", "lodz-9"],
  ["花火", "website"],
])("npm knows %s as %s", (name, wanted) => {
  expect(packageName(name)).toBe(wanted);
});

it("README speaks of the agency, and keeps how the project is used", () => {
  const before = readFileSync("README.md", "utf8");
  const [, sample = ""] = /^# (.*)$/m.exec(before) ?? [];
  const after = readmeOf(before, "Müller & $Söhne", sample);
  expect(after).toMatch(/^# Müller & \$Söhne\n\nThe website of Müller & \$Söhne: /);
  expect(after.slice(after.indexOf("\n"))).not.toMatch(new RegExp(`${sample}|docs/pictures|Bricolage|fictional`, "i"));
  for (const heading of ["## Start", "## Map", "## Make it yours", "## Docs", "## License"]) {
    expect(after).toContain(`\n${heading}\n`);
  }
});

it("lets a README be that is somebody's own", () => {
  const own = "# Our handbook\n\nHow we work.\n";
  expect(readmeOf(own, "Müller & Söhne", "Paper Lantern")).toBe(own);
});
