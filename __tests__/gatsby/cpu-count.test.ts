import { cpus } from "node:os";
import type { chooseProcesses } from "../../src/gatsby/cpu-count";

const ALL = String(cpus().length + 1);

let given: string | undefined;
beforeEach(() => {
  given = process.env.GATSBY_CPU_COUNT;
  delete process.env.GATSBY_CPU_COUNT;
});
afterEach(() => {
  if (given === undefined) delete process.env.GATSBY_CPU_COUNT;
  else process.env.GATSBY_CPU_COUNT = given;
});

/** Loads the module anew: it sets the number as soon as it is loaded. */
function loaded(): typeof chooseProcesses {
  let choose: typeof chooseProcesses | undefined;
  jest.isolateModules(() => {
    choose = jest.requireActual<{ chooseProcesses: typeof chooseProcesses }>(
      "../../src/gatsby/cpu-count",
    ).chooseProcesses;
  });
  if (!choose) throw new Error("not loaded");
  return choose;
}

it("makes pictures on all cores, and the pages of a small site in one process", () => {
  const choose = loaded();
  expect(process.env.GATSBY_CPU_COUNT).toBe(ALL);
  choose(50);
  expect(process.env.GATSBY_CPU_COUNT).toBe("1");
});

it("makes the pages of a large site in a process for each core", () => {
  loaded()(5000);
  expect(process.env.GATSBY_CPU_COUNT).toBe(ALL);
});

it("leaves a number alone that whoever builds has set", () => {
  process.env.GATSBY_CPU_COUNT = "7";
  loaded()(50);
  expect(process.env.GATSBY_CPU_COUNT).toBe("7");
});

it("is loaded before the picture plugin, which reads the number where it is loaded", () => {
  let read: string | undefined;
  jest.doMock("gatsby-plugin-sharp", () => {
    read = process.env.GATSBY_CPU_COUNT;
    return {};
  });
  jest.doMock("png-to-ico", () => ({}));
  jest.isolateModules(() => jest.requireActual("../../gatsby-node"));
  expect(read).toBe(ALL);
});
