import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { copyContent, type ContentCopy } from "../../../__tests__/support/content-copy";
import { presentIn } from "../src/present";
import { RECORD, recordOf } from "../src/written";

let content: ContentCopy;
let project: string;
beforeEach(async () => {
  content = await copyContent();
  project = dirname(content.dataDir);
});
afterEach(() => content.remove());

const ownerOf = async () => (await presentIn(project)).owner;

async function record(): Promise<void> {
  await mkdir(dirname(join(project, RECORD)), { recursive: true });
  await writeFile(join(project, RECORD), await recordOf(project));
}

it("takes a site at an address kept for examples for the sample, and any other for somebody's own", async () => {
  expect(await ownerOf()).toBe("sample");
  await content.set("site.json", "url", "https://www.buero-weissdorn.de");
  expect(await ownerOf()).toBe("own");
});

it("knows a starter that nobody has changed, whatever its address; changed, it is the agency's own", async () => {
  await record();
  expect(await ownerOf()).toBe("starter");
  await content.set("site.json", "tagline", "Signs that one reads at first sight");
  expect(await ownerOf()).toBe("own");
});

it("takes a starter for the agency's own once a file was added or taken away", async () => {
  await record();
  await content.write("images/a.jpg", "a picture");
  expect(await ownerOf()).toBe("own");
});

it("begins the questions with what is there", async () => {
  const { answers, name } = await presentIn(project);
  const site = JSON.parse((await content.read("site.json")).toString()) as Record<string, never>;
  expect(name).toBe(site.name);
  expect(answers).toMatchObject({ email: [site.email], phone: [site.phone], language: [site.language] });
  expect(answers.services).not.toEqual([]);
  expect(answers.social?.[0]).toMatch(/^[a-z]+=https:/);
});
