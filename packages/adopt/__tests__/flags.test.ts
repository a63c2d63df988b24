import { ANSWER_FLAGS, readFlags, USAGE } from "../src/flags";

it("reads what is typed: facts once, lists with commas or a flag for each entry", () => {
  const { answers } = readFlags([
    ...["--name", " Müller & Söhne ", "--services", "Signs, Letters", "--services", "Maps"],
    ...["--social", "https://x.com/a mastodon=https://m.example/@a", "--without", "pdf, art"],
  ]);
  expect(answers).toEqual({
    name: ["Müller & Söhne"],
    services: ["Signs", "Letters", "Maps"],
    social: ["https://x.com/a", "mastodon=https://m.example/@a"],
    without: ["pdf", "art"],
  });
});

it("asks, looks after what is not committed, keeps an agency's content and builds, unless it is told otherwise", () => {
  const cautious = { isYes: false, isDryRun: false, mayReplaceContent: false, mayBeUncommitted: false, isBuilt: true };
  expect(readFlags([])).toMatchObject(cautious);
  expect(readFlags(["--yes", "--dry-run", "--replace-content", "--allow-uncommitted", "--no-build"])).toMatchObject({
    isYes: true,
    isDryRun: true,
    mayReplaceContent: true,
    mayBeUncommitted: true,
    isBuilt: false,
  });
});

it.each([["--nmae", "x"], ["--name"], ["x"]])("says what it does not understand: %s", (...args) => {
  expect(() => readFlags(args)).toThrow(args[0]);
});

it("helps with each flag", () => {
  expect(ANSWER_FLAGS.filter((flag) => !USAGE.includes(`--${flag} `))).toEqual([]);
});
