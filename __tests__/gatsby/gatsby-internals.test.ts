import type { Sharp } from "sharp";
import sharp from "sharp";
import {
  changeAvif,
  expectCpuCount,
  forgetPlugins,
  type GatsbyStore,
  imageData,
  measureWith,
  readJsonWith,
  showOverPages,
  stateOf,
} from "../../src/gatsby/gatsby-internals";

const STATE = {
  components: new Map([["/site/src/pages/about.tsx", {}]]),
  staticQueryComponents: new Map([["sq", { componentPath: "/site/src/components/Footer.tsx", hash: 11 }]]),
  html: { trackedHtmlFiles: new Map([["/about/", { isDeleted: false, dirty: 0 }]]) },
};

/** A store that takes the digest of the plugins, as Gatsby's does, when `takes` says so. */
function storeOf(state: object, takes = true): GatsbyStore {
  let hash = "a";
  return {
    getState: () => ({ ...state, status: { PLUGINS_HASH: hash } }),
    dispatch: ({ type, payload }: { type: string; payload: string }) => {
      if (takes && type === "UPDATE_PLUGINS_HASH") hash = payload;
    },
  };
}

const SENTENCE = "no longer has what the build relies on: ";

describe("Gatsby's state", () => {
  it("is read as far as the build needs it", () => {
    expect(stateOf(storeOf(STATE)).staticQueryComponents.get("sq")?.hash).toBe(11);
  });

  it.each([
    ["components", { ...STATE, components: {} }],
    ["staticQueryComponents", { ...STATE, staticQueryComponents: undefined }],
    ["hash", { ...STATE, staticQueryComponents: new Map([["sq", { componentPath: "/a.tsx" }]]) }],
    ["html.trackedHtmlFiles", { ...STATE, html: {} }],
    ["isDeleted", { ...STATE, html: { trackedHtmlFiles: new Map([["/about/", {}]]) } }],
  ])("stops the build when %s is not there", (name, state) => {
    expect(() => stateOf(storeOf(state))).toThrow(`gatsby ${SENTENCE}the state of its store: `);
    expect(() => stateOf(storeOf(state))).toThrow(name);
  });

  it("has its cache made anew, or says that it could not", () => {
    expect(() => {
      forgetPlugins(storeOf(STATE));
    }).not.toThrow();
    expect(() => {
      forgetPlugins(storeOf(STATE, false));
    }).toThrow(`gatsby ${SENTENCE}the action UPDATE_PLUGINS_HASH`);
  });
});

describe("the number of cores", () => {
  let given: string | undefined;
  beforeEach(() => {
    given = process.env.GATSBY_CPU_COUNT;
  });
  afterEach(() => {
    if (given === undefined) delete process.env.GATSBY_CPU_COUNT;
    else process.env.GATSBY_CPU_COUNT = given;
  });

  it.each(["7", "logical_cores", "", "0"])("is what Gatsby takes from GATSBY_CPU_COUNT: %s", (setting) => {
    process.env.GATSBY_CPU_COUNT = setting;
    expect(() => {
      expectCpuCount();
    }).not.toThrow();
  });

  it.each([{}, { cpuCoreCount: () => 2 }])("stops the build when Gatsby does not: %j", (utils) => {
    process.env.GATSBY_CPU_COUNT = "7";
    expect(() => {
      expectCpuCount(utils);
    }).toThrow(`gatsby-core-utils ${SENTENCE}cpuCoreCount`);
  });
});

describe("how AVIF is made", () => {
  const avif = Reflect.get(sharp.prototype as object, "avif") as Sharp["avif"];
  afterEach(() => {
    Reflect.set(sharp.prototype as object, "avif", avif);
  });
  const faster = () => ({ effort: 1 });

  it("is changed for the picture plugin", async () => {
    const seen = jest.fn(faster);
    changeAvif(seen);
    const black = sharp({ create: { width: 8, height: 8, channels: 3, background: "black" } });
    expect((await black.avif({ quality: 50 }).toBuffer()).length).toBeGreaterThan(0);
    expect(seen).toHaveBeenCalledWith({ quality: 50 });
  });

  it("stops the build when the plugin has a sharp of its own, or sharp makes none", () => {
    expect(() => {
      changeAvif(faster, {});
    }).toThrow(`gatsby-plugin-sharp ${SENTENCE}the project's sharp`);
    Reflect.deleteProperty(sharp.prototype as object, "avif");
    expect(() => {
      changeAvif(faster);
    }).toThrow(`sharp ${SENTENCE}its method avif`);
  });
});

it("lets the JSON plugin read files otherwise, or stops the build", async () => {
  const plugin = { onCreateNode: ({ loadNodeContent }: { loadNodeContent: () => unknown }) => loadNodeContent() };
  readJsonWith(() => Promise.resolve("read"), plugin);
  expect(await plugin.onCreateNode({ loadNodeContent: () => "left" })).toBe("read");
  expect(() => {
    readJsonWith(() => Promise.resolve(""), {});
  }).toThrow(`gatsby-transformer-json ${SENTENCE}onCreateNode`);
});

it("finds what makes the data of pictures, or stops the build", () => {
  expect(imageData()).toBeInstanceOf(Function);
  expect(() => imageData({})).toThrow(`gatsby-plugin-sharp ${SENTENCE}generateImageData`);
});

it("has pictures measured as they stand, or stops the build", async () => {
  const plugin = { getImageSizeAsync: () => Promise.resolve({ width: 4, height: 3, type: "jpg" }) };
  const measured: (file: { absolutePath: string }) => Promise<object> = (file) =>
    (plugin.getImageSizeAsync as (file: object) => Promise<object>)(file);
  measureWith(
    (path) => Promise.resolve(path === "/turned.jpg" ? { width: 3, height: 4 } : { width: 4, height: 3 }),
    plugin,
  );
  expect(await measured({ absolutePath: "/turned.jpg" })).toEqual({ width: 3, height: 4, type: "jpg" });
  expect(await measured({ absolutePath: "/lying.jpg" })).toEqual({ width: 4, height: 3, type: "jpg" });
  expect(() => {
    measureWith(() => Promise.resolve({ width: 1, height: 1 }), {});
  }).toThrow(`gatsby-plugin-sharp ${SENTENCE}getImageSizeAsync`);
});

it("lays notices over the pages as Gatsby's own errors, takes them away again, and says so where it cannot", () => {
  const emitError = jest.fn();
  showOverPages("content", [{ title: "data/a.json, title", text: "got 1", file: "/a.json" }], {
    websocketManager: { emitError },
  });
  const error = { level: "ERROR", code: "content", error: { message: "data/a.json, title" }, text: "got 1" };
  expect(emitError).toHaveBeenCalledWith("content", [{ ...error, filePath: "/a.json" }]);
  showOverPages("content", [], { websocketManager: { emitError } });
  expect(emitError).toHaveBeenLastCalledWith("content", null);
  expect(() => {
    showOverPages("content", [], {});
  }).toThrow(SENTENCE);
});
