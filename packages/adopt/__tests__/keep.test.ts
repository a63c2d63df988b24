import { renamed, withKept, withNeeds } from "../src/keep";
import { copyContent, type ContentCopy } from "../../../__tests__/support/content-copy";

let content: ContentCopy;
beforeEach(async () => {
  content = await copyContent();
});
afterEach(() => content.remove());

it("keeps what is named by something that is kept", () => {
  expect(withNeeds(["team"])).toEqual(["services", "team"]);
  expect(withNeeds(["testimonials"])).toEqual(["services", "projects", "testimonials"]);
  expect(withNeeds(["words", "legal"])).toEqual(["words", "legal"]);
});

it("gives whole words other names, as JSON writes them", () => {
  const text = '{ "text": "Weiß makes white; Weißdorn, Weiß." }';
  expect(JSON.parse(renamed(text, [["Weiß", 'The "$&" Co.']]))).toEqual({
    text: 'The "$&" Co. makes white; Weißdorn, The "$&" Co..',
  });
});

it("puts what is kept in place of the starter's own, with the pictures it shows", async () => {
  const starter = new Map<string, string>([
    ["team.json", "{}"],
    ["words.json", "starter's"],
  ]);
  const files = await withKept(starter, content.dataDir, ["team"], [["Büro Weißdorn", "Nord"]]);
  const team = (await content.read("team.json")).toString();
  const pictures = [...team.matchAll(/"\.\/(images\/[^"]+)"/g)].map(([, path]) => path);
  expect(pictures.length).toBeGreaterThan(0);
  expect([...files.keys()].sort()).toEqual(["team.json", "words.json", ...pictures].sort());
  expect(files.get("words.json")).toBe("starter's");
  expect(files.get("team.json")).toBe(team.replaceAll("Büro Weißdorn", "Nord"));
});
