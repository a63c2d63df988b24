import { STATES } from "../../src/shots/states";
import { fileOf } from "../../src/shots/take";
import { wantedShots } from "../../src/shots/wanted";

const PAGES = ["/", "/about/"];
const THEMES = ["light", "dark"] as const;
const filesOf = (...args: string[]) => wantedShots(args, PAGES, THEMES).map(fileOf);

it("takes all pages and all states in all themes where nothing is asked for", () => {
  const files = filesOf();
  expect(files).toContain("about.360.dark.png");
  for (const { name } of STATES) {
    expect(files.filter((file) => file.startsWith(`state--${name}.`) && file.endsWith("light.png"))).not.toEqual([]);
  }
});

it.each([
  [
    ["--only", "/about/", "--width", "320"],
    ["about.320.light.png", "about.320.dark.png"],
  ],
  [["--state", "menu-open", "--theme", "dark"], [320, 360, 390].map((width) => `state--menu-open.${width}.dark.png`)],
  [["--state", "services-open", "--theme", "light"], ["state--services-open.1440.light.png"]],
])("takes with %j just these", (args, files) => {
  expect(filesOf(...args)).toEqual(files);
});

it.each(THEMES)("takes the one theme that a site has, and says so where another is asked for: %s", (only) => {
  const files = wantedShots([], PAGES, [only]).map(fileOf);
  expect(files).toContain(`about.360.${only}.png`);
  expect(files.filter((file) => !file.endsWith(`.${only}.png`))).toEqual([]);
  const [other] = THEMES.filter((theme) => theme !== only);
  expect(() => wantedShots(["--theme", String(other)], PAGES, [only])).toThrow(
    `--theme: got ${String(other)}; allowed: ${only}`,
  );
});

it("says everything that is asked for and not there, with what there is", () => {
  const ask = () => filesOf("--only", "/no/", "--state", "menu", "--width", "12", "--width", "wide", "--theme", "pink");
  expect(ask).toThrow(
    [
      "--only: got /no/; allowed: all, /, /about/",
      `--state: got menu; allowed: all, ${STATES.map(({ name }) => name).join(", ")}`,
      "--theme: got pink; allowed: light, dark",
      "--width: got 12, wide; allowed: whole numbers from 200 to 4000",
    ].join("\n"),
  );
});

it("says which options there are when one is unknown", () => {
  expect(() => filesOf("--sate", "menu-open")).toThrow(/--sate[\s\S]*allowed: --only <page>, --state <state>/);
});

it("says at which widths a state is there when none of them is asked for", () => {
  expect(() => filesOf("--state", "menu-open", "--width", "1440")).toThrow("menu-open is there only below 1088 px");
});
