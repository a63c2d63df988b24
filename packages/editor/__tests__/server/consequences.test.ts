import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { consequencesOf } from "../../src/server/consequences";

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "editor-"));
});
afterEach(async () => {
  await rm(data, { recursive: true });
});

async function write(file: string, content: object): Promise<void> {
  await mkdir(dirname(join(data, file)), { recursive: true });
  await writeFile(join(data, file), JSON.stringify(content));
}

/** What files become when one of them becomes what is said, by their paths. */
async function after(file: string, content: object): Promise<Record<string, unknown>> {
  const changes = await consequencesOf(data, { file, bytes: Buffer.from(JSON.stringify(content)) });
  return Object.fromEntries(changes.map(({ file, bytes }) => [file, JSON.parse(String(bytes)) as unknown]));
}

it("calls a service by its new name wherever it is named, and keeps its address", async () => {
  await write("services/pots.json", { title: "Flower Pots" });
  await write("projects/balcony.json", { title: "A Balcony", service: "Flower Pots", category: "Flower Pots" });
  await write("projects/shed.json", { title: "A Shed", service: "Carpentry" });
  await write("team.json", { members: [{ name: "Ada", service: "Flower Pots" }] });
  // As the screen has sent it, before it has its name.
  await write("services/.sveltia-tmp-1f", { title: "Pots and Planters" });
  const changes = await after("services/pots.json", { title: "Pots and Planters" });
  expect(Object.keys(changes)).toEqual(["services/pots.json", "projects/balcony.json", "team.json"]);
  expect(changes).toMatchObject({
    "services/pots.json": { title: "Pots and Planters", slug: "flower-pots" },
    // A category only happens to be called alike.
    "projects/balcony.json": { title: "A Balcony", service: "Pots and Planters", category: "Flower Pots" },
    "team.json": { members: [{ name: "Ada", service: "Pots and Planters" }] },
  });
});

it("leaves an address that is said with the title as it is said", async () => {
  await write("services/pots.json", { title: "Flower Pots" });
  expect(await after("services/pots.json", { title: "Pots", slug: "pots" })).toEqual({
    "services/pots.json": { title: "Pots", slug: "pots" },
  });
});

it("follows a key of a list, where one of them alone is another", async () => {
  const claims = (...keys: string[]) => ({ claims: keys.map((key) => ({ key, value: "1" })) });
  await write("site.json", claims("years", "clients"));
  await write("pages/home.json", { stats: [{ claim: "clients", label: "Clients" }] });
  expect(await after("site.json", claims("years", "customers"))).toMatchObject({
    "site.json": claims("years", "customers"),
    "pages/home.json": { stats: [{ claim: "customers", label: "Clients" }] },
  });
  for (const unclear of [claims("clients", "years"), claims("years"), claims("age", "customers")]) {
    expect(await after("site.json", unclear)).toEqual({ "site.json": unclear });
  }
});

it("leaves all else alone, also what can't be read", async () => {
  await write("services/pots.json", { title: "Flower Pots" });
  await writeFile(join(data, "team.json"), "{");
  expect(await after("services/pots.json", { title: "Flower Pots", icon: "pen" })).toEqual({
    "services/pots.json": { title: "Flower Pots", icon: "pen" },
  });
  expect(await after("services/vases.json", { title: "Vases" })).toEqual({ "services/vases.json": { title: "Vases" } });
  expect(Object.keys(await after("services/pots.json", { title: "Pots" }))).toEqual(["services/pots.json"]);
});

it("follows no name that another has already", async () => {
  await write("services/pots.json", { title: "Flower Pots" });
  await write("services/vases.json", { title: "Vases" });
  await write("team.json", { members: [{ name: "Ada", service: "Flower Pots" }] });
  expect(await after("services/pots.json", { title: "Vases" })).toEqual({ "services/pots.json": { title: "Vases" } });
});
