import { dirname } from "node:path";
import sharp from "sharp";
import { checkContent } from "../../../src/content/check";
import { faultReport } from "../../../src/content/fault";
import { type ContentCopy, copyContent } from "../../../__tests__/support/content-copy";
import { addPriceList } from "../../../__tests__/support/price-list";
import { KEEPABLE, withNeeds } from "../src/keep";
import { writeContent } from "../src/new-content";
import { presentIn } from "../src/present";
import { answersFrom } from "../src/read-answers";
import { ANSWERS, PRESENT, settingOf } from "./agency";

/* What pictures show has tests of its own; here they are only files of the size that was asked for, made at once. */
jest.mock("../src/starter/pictures/draw", () => ({
  ...jest.requireActual<object>("../src/starter/pictures/draw"),
  draw: (_name: string, _seed: string, [width, height]: readonly [number, number]) =>
    sharp({ create: { width, height, channels: 3, background: "#777777" } })
      .jpeg()
      .toBuffer(),
}));

const GROUPS = KEEPABLE.filter((group) => group !== "all");

let content: ContentCopy;
beforeEach(async () => {
  content = await copyContent();
  await addPriceList(content.dataDir);
});
afterEach(() => content.remove());

it.each([...GROUPS.map((group) => [group]), GROUPS])(
  "makes a whole content where this is kept: %s",
  async (...named) => {
    const keep = withNeeds(named);
    const present = { ...(await presentIn(dirname(content.dataDir))), gone: [] };
    // The project has no words for a theme that it does without.
    const without = (await presentIn(".")).gone.filter((part) => part === "dark-theme");
    const answers = answersFrom({ ...PRESENT.answers, ...ANSWERS, keep, without }, settingOf(present));
    await writeContent(content.dataDir, { answers, present, isReplaced: true, keep });
    const { faults } = await checkContent(content.dataDir);
    expect(faultReport(faults)).toBe("");
  },
);
