import { goodText, rememberContent } from "../../src/gatsby/content-nodes";
import { watchContent } from "../../src/gatsby/watch-content";
import { type ContentCopy, copyContent } from "../support/content-copy";

const SERVICE = "services/erscheinungsbild.json";

let copy: ContentCopy;
let stop: () => void;
const told: string[] = [];
const shown: string[][] = [];
beforeEach(async () => {
  copy = await copyContent();
  told.length = shown.length = 0;
  stop = watchContent(copy.dataDir, {
    reporter: {
      error: (message) => told.push(message),
      success: (message) => told.push(message),
    },
    show: (notices) => void shown.push(notices.map(({ title }) => title)),
  });
});
afterEach(async () => {
  stop();
  await copy.remove();
});

const untilTold = async (count: number) => {
  for (let tries = 0; told.length < count && tries < 200; tries++) await new Promise((done) => setTimeout(done, 50));
  return told.at(-1);
};

it("tells a fault when a file is saved with one, and that it is gone when it is mended", async () => {
  const good = await copy.read(SERVICE);
  await copy.set(SERVICE, "description", "Short.");
  expect(await untilTold(1)).toMatch(
    /^1 fault in the content:\n {2}data\/services\/erscheinungsbild\.json\n {4}description/,
  );
  await copy.write(SERVICE, "{ broken");
  expect(await untilTold(2)).toContain("line 1, column 3: got malformed JSON");
  await copy.write(SERVICE, good);
  expect(await untilTold(3)).toBe("The content keeps all rules again");
  expect(shown).toEqual([
    ["data/services/erscheinungsbild.json, description"],
    ["data/services/erscheinungsbild.json, line 1, column 3"],
    [],
  ]);
});

it("says nothing of a file that is still being written when it is looked at", async () => {
  const good = await copy.read(SERVICE);
  // The check begins 200 ms after a save: one of the waits ends while it reads.
  for (let wait = 180; wait <= 300; wait += 15) {
    await copy.write(SERVICE, "");
    await new Promise((done) => setTimeout(done, wait));
    await copy.write(SERVICE, good);
    await new Promise((done) => setTimeout(done, 50));
  }
  await new Promise((done) => setTimeout(done, 1500));
  expect(told).toEqual([]);
});

it("says nothing of what is saved without a fault, nor of the same fault again", async () => {
  await copy.set("pages/about.json", "name", "About us");
  await copy.set(SERVICE, "description", "Short.");
  await untilTold(1);
  await copy.set("pages/about.json", "name", "About");
  await new Promise((done) => setTimeout(done, 1500));
  expect(told).toHaveLength(1);
});

it("says nothing once it is ended, also of a file that was being checked", async () => {
  await copy.set(SERVICE, "description", "Short.");
  // The check begins 200 ms after the save, and tells a fault 200 ms after it has read.
  await new Promise((done) => setTimeout(done, 300));
  stop();
  await new Promise((done) => setTimeout(done, 1500));
  expect(told).toEqual([]);
});

it("knows what files said whose nodes Gatsby has kept from an earlier run", async () => {
  const good = await copy.read("team.json");
  await rememberContent(copy.dataDir);
  expect(JSON.parse(goodText("team.json", Buffer.from("{")))).toEqual(JSON.parse(good.toString()));
});

it("has pages made of what a file said before, until a fault in it is mended", async () => {
  const good = await copy.read(SERVICE);
  const other = Buffer.from(good.toString().replace('"discipline"', '"disziplin"'));
  const broken = Buffer.from(good.toString().replace("{", ""));
  expect(goodText("services/new.json", broken)).toBe("null");
  expect(goodText(SERVICE, good)).toBe(good.toString());
  expect(goodText(SERVICE, other)).toBe(good.toString());
  expect(goodText(SERVICE, broken)).toBe(good.toString());
  const mended = Buffer.from(good.toString().replace("{", "{ "));
  expect(goodText(SERVICE, mended)).toBe(mended.toString());
});
