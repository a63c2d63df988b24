import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { cpSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AGENCY } from "../../../../__tests__/support/agency";
import { checkContent } from "../../../../src/content/check";
import type { Part } from "../../src/answers";
import { removeParts } from "../../src/parts/remove-parts";

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), "parts-"));
  cpSync(AGENCY, join(project, "data"), { recursive: true });
});
afterEach(() => rm(project, { recursive: true }));

const inData = (file: string) => join(project, "data", file);
const textOf = (file: string) => readFile(inData(file), "utf8");
const put = (file: string, content: unknown) =>
  writeFile(inData(file), typeof content === "string" ? content : JSON.stringify(content));

async function faults() {
  return (await checkContent(join(project, "data"))).faults;
}

/** Every text of the content, by its file. */
async function texts(): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(join(project, "data"), { recursive: true })).filter((name) =>
    /\.(?:json|md)$/.test(name),
  );
  return new Map(await Promise.all(names.map(async (name) => [name, await textOf(name)] as const)));
}

const PAGES: readonly Part[] = ["about", "pricing", "testimonials"];

it.each([...PAGES.map((page) => [page]), [...PAGES]])("content without %s %s %s keeps all rules", async (...parts) => {
  await removeParts(project, parts);
  expect(await faults()).toEqual([]);
  const naming = [...(await texts())].filter(([, text]) => parts.some((part) => text.includes(`"to": "${part}"`)));
  expect(naming.map(([name]) => name)).toEqual([]);
});

it("no service names who leads it where no page tells of the people", async () => {
  const folder = (await readdir(inData("services"))).filter((name) => name.endsWith(".json"));
  const file = `services/${folder[0] ?? ""}`;
  const { members } = JSON.parse(await textOf("team.json")) as { members: { name: string }[] };
  await put(file, { ...(JSON.parse(await textOf(file)) as object), lead: members[0]?.name });
  expect(await faults()).toEqual([]);
  await removeParts(project, ["about"]);
  expect(await faults()).toEqual([]);
  expect(await textOf(file)).not.toContain('"lead"');
});

it("nobody is quoted where there are no testimonials", async () => {
  await removeParts(project, ["testimonials"]);
  expect([...(await texts())].filter(([, text]) => text.includes('"quotes"'))).toEqual([]);
});

it("pictures go that only the page has shown, and no other", async () => {
  const picturesIn = async () => new Set((await shownPictures()).map((file) => file.split("/").at(-1) ?? ""));
  const before = await picturesIn();
  await removeParts(project, ["about"]);
  const after = await picturesIn();
  expect(after.size).toBeLessThan(before.size);
  expect(new Set(await readdir(inData("images")))).toEqual(after);
});

it("links by address and in legal texts, redirects and findings of the report go with the page", async () => {
  const { about } = JSON.parse(await textOf("addresses.json")) as { about: string };
  await put("redirects.json", {
    $schema: "./schema/redirects.schema.json",
    redirects: [
      { from: "/wir/", to: about },
      { from: "/alt/", to: "/" },
    ],
  });
  await put("seo-exceptions.json", {
    $schema: "./schema/seo-exceptions.schema.json",
    exceptions: [{ page: about, rule: "title-long", reason: "It is as it has to be." }],
  });
  mkdirSync(inData("legal"), { recursive: true });
  await put("legal/agb.md", `Es gelten unsere [Grundsätze](${about}#grundsätze), siehe [Kontakt](contact).\n`);
  await removeParts(project, ["about"]);
  expect(JSON.parse(await textOf("redirects.json"))).toHaveProperty("redirects", [{ from: "/alt/", to: "/" }]);
  expect(JSON.parse(await textOf("seo-exceptions.json"))).toHaveProperty("exceptions", []);
  expect(await textOf("legal/agb.md")).toBe("Es gelten unsere Grundsätze, siehe [Kontakt](contact).\n");
});

it("a case study whose link to more work led to the page leads to the portfolio", async () => {
  const [name = ""] = await readdir(inData("projects"));
  const file = `projects/${name}`;
  await put(file, { ...(JSON.parse(await textOf(file)) as object), moreWork: "testimonials" });
  await removeParts(project, ["testimonials"]);
  expect(JSON.parse(await textOf(file))).toHaveProperty("moreWork", "portfolio");
});

it("what is changed stays as it was written but for what is gone, and is told", async () => {
  const oneLine = (text: string) => text.replace(/\{\s+("label": "[^"]*"),\s+("to": "[^"]*")\s+\}/g, "{ $1, $2 }");
  await put("site.json", oneLine(await textOf("site.json")));
  const before = await texts();
  const touched = await removeParts(project, ["about"]);
  const linesOf = (text: string) => text.split("\n").map((line) => line.replace(/,$/, ""));
  for (const [name, text] of await texts()) {
    if (text === before.get(name)) continue;
    expect(touched).toContain(`data/${name}`);
    const kept = linesOf(before.get(name) ?? "");
    expect(linesOf(text).filter((line) => !kept.includes(line))).toEqual([]);
  }
  expect(touched).toContain("data/site.json");
});

it("a list that has become short stands in one line, as the formatter wants it", async () => {
  const links = ["home", "about", "pricing"].map(
    (to) => `      { "label": "Einer der Wege, die es gibt", "to": "${to}" }`,
  );
  const page = `{\n  "suggestions": [\n${links.join(",\n")}\n  ]\n}\n`;
  await put("pages/not-found.json", page);
  await removeParts(project, ["about", "pricing"]);
  const expected = '{\n  "suggestions": [{ "label": "Einer der Wege, die es gibt", "to": "home" }]\n}\n';
  expect(await textOf("pages/not-found.json")).toBe(expected);
});

it("light colours alone need no words for a choice", async () => {
  await removeParts(project, ["dark-theme"]);
  expect(await faults()).toEqual([]);
  expect(JSON.parse(await textOf("site.json"))).toHaveProperty("themes", ["light"]);
  const { frame } = JSON.parse(await textOf("words.json")) as { frame: object };
  expect(Object.keys(frame).filter((word) => /theme/i.test(word))).toEqual([]);
});

/** Paths of pictures as the content names them. */
async function shownPictures(): Promise<string[]> {
  const all = [...(await texts())].filter(([name]) => !name.startsWith("schema"));
  return all.flatMap(([, text]) => [...text.matchAll(/"file": ?"([^"]+\.jpg)"/g)].map(([, file = ""]) => file));
}
